import { fr as people } from "../texts.fr.ts";
import { fr as peopleErrors } from "../texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { people, errors: { ...peopleErrors } };
