import { en as nominations } from "../texts.en.ts";
import { en as nominationErrors } from "../texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { nominations, errors: nominationErrors };
