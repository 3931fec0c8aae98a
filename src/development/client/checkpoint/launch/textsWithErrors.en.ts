import { en as errors } from "../../../texts/errors.en.ts";
import { en as developmentCheckpoint } from "./texts.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { developmentCheckpoint, errors };
