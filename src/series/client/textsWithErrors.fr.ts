import { fr as series } from "../texts.fr.ts";
import { fr as seriesErrors } from "../texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { series, errors: seriesErrors };
