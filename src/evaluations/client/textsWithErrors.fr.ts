import { fr as evaluations } from "../texts.fr.ts";
import { fr as evaluationsErrors } from "../texts/errors.fr.ts";
import { fr as leadErrors } from "../texts/leadErrors.fr.ts";
import { fr as peopleErrors } from "#people/texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { evaluations, errors: { ...evaluationsErrors, ...leadErrors, ...peopleErrors } };
