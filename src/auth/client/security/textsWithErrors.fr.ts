import { fr as accountsErrors } from "#accounts/texts/errors.fr.ts";
import { fr as security } from "./texts.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { security, errors: { ...accountsErrors } };
