import { en as evaluations } from "#evaluations/texts.en.ts";
import { en as evaluationsErrors } from "#evaluations/texts/errors.en.ts";
import { en as leadErrors } from "#evaluations/texts/leadErrors.en.ts";
import { en as peopleErrors } from "#people/texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { evaluations, errors: { ...evaluationsErrors, ...leadErrors, ...peopleErrors } };
