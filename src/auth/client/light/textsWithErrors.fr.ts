import { fr as accountsErrors } from "#accounts/texts/errors.fr.ts";
import { fr as auth } from "../../texts.fr.ts";
import { fr as peopleErrors } from "#people/texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { auth, errors: { ...accountsErrors, ...peopleErrors } };
