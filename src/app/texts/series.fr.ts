import { fr as series } from "#series/texts.fr.ts";
import { fr as seriesErrors } from "#series/texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { series, errors: seriesErrors };
