import { en as imports } from "../texts.en.ts";
import { en as importErrors } from "../texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { imports, errors: { ...importErrors } };
