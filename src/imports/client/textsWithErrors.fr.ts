import { fr as imports } from "../texts.fr.ts";
import { fr as importErrors } from "../texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { imports, errors: { ...importErrors } };
