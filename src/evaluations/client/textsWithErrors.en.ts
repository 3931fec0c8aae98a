import { en as evaluations } from "../texts.en.ts";
import { en as evaluationsErrors } from "../texts/errors.en.ts";
import { en as leadErrors } from "../texts/leadErrors.en.ts";
import { en as peopleErrors } from "#people/texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { evaluations, errors: { ...evaluationsErrors, ...leadErrors, ...peopleErrors } };
