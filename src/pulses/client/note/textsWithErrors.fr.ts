import { fr as errors } from "../../texts/noteErrors.fr.ts";
import { fr as pulseNote } from "./texts.fr.ts";

/** These words, and the sentences of the refusals that the page of the results alone can meet, in one file. */
export const texts = { pulseNote, errors };
