import { fr as accountsErrors } from "#accounts/texts/errors.fr.ts";
import { fr as security } from "#auth/client/security/texts.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { security, errors: { ...accountsErrors } };
