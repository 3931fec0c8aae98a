import { en as exports } from "../texts.en.ts";
import { en as exportErrors } from "../texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { exports, errors: { ...exportErrors } };
