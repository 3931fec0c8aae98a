import { en as series } from "../texts.en.ts";
import { en as seriesErrors } from "../texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { series, errors: seriesErrors };
