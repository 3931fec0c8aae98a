import { en as people } from "../texts.en.ts";
import { en as peopleErrors } from "../texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { people, errors: { ...peopleErrors } };
