import { en as accountsErrors } from "#accounts/texts/errors.en.ts";
import { en as security } from "./texts.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { security, errors: { ...accountsErrors } };
