import { en as accountsErrors } from "#accounts/texts/errors.en.ts";
import { en as auth } from "../../texts.en.ts";
import { en as peopleErrors } from "#people/texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { auth, errors: { ...accountsErrors, ...peopleErrors } };
