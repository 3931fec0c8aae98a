import { fr as evaluationsErrors } from "#evaluations/texts/errors.fr.ts";
import { fr as flags } from "./texts.fr.ts";
import { fr as reportErrors } from "../../texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { flags, errors: { ...evaluationsErrors, ...reportErrors } };
