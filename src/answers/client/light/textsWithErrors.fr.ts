import { fr as accountsErrors } from "#accounts/texts/errors.fr.ts";
import { fr as answers } from "../../texts.fr.ts";
import { fr as answersErrors } from "../../texts/errors.fr.ts";
import { fr as evaluationsErrors } from "#evaluations/texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { answers, errors: { ...answersErrors, ...evaluationsErrors, ...accountsErrors } };
