import { en as peopleErrors } from "#people/texts/errors.en.ts";
import { en as teams } from "../texts.en.ts";
import { en as teamErrors } from "../texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { teams, errors: { ...teamErrors, ...peopleErrors } };
