import { en as accountsErrors } from "#accounts/texts/errors.en.ts";
import { en as answers } from "../../texts.en.ts";
import { en as answersErrors } from "../../texts/errors.en.ts";
import { en as evaluationsErrors } from "#evaluations/texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { answers, errors: { ...answersErrors, ...evaluationsErrors, ...accountsErrors } };
