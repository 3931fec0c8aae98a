import { fr as exports } from "../texts.fr.ts";
import { fr as exportErrors } from "../texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { exports, errors: { ...exportErrors } };
