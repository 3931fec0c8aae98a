import { fr as errors } from "../../texts/errors.fr.ts";
import { fr as developmentLibrary } from "./texts.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { developmentLibrary, errors };
