import { en as errors } from "../../texts/noteErrors.en.ts";
import { en as pulseNote } from "./texts.en.ts";

/** These words, and the sentences of the refusals that the page of the results alone can meet, in one file. */
export const texts = { pulseNote, errors };
