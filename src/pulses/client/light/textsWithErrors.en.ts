import { en as accountsErrors } from "#accounts/texts/errors.en.ts";
import { en as answersErrors } from "#answers/texts/errors.en.ts";
import { en as pulsesErrors } from "../../texts/errors.en.ts";
import { en as survey } from "./texts.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { survey, errors: { ...pulsesErrors, ...answersErrors, ...accountsErrors } };
