import { fr as accountsErrors } from "#accounts/texts/errors.fr.ts";
import { fr as answersErrors } from "#answers/texts/errors.fr.ts";
import { fr as pulsesErrors } from "../../texts/errors.fr.ts";
import { fr as survey } from "./texts.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { survey, errors: { ...pulsesErrors, ...answersErrors, ...accountsErrors } };
