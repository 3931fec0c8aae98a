import { fr as nominations } from "../texts.fr.ts";
import { fr as nominationErrors } from "../texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { nominations, errors: nominationErrors };
