import { en as nominations } from "#nominations/texts.en.ts";
import { en as nominationErrors } from "#nominations/texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { nominations, errors: nominationErrors };
