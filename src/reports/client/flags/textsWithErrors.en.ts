import { en as evaluationsErrors } from "#evaluations/texts/errors.en.ts";
import { en as flags } from "./texts.en.ts";
import { en as reportErrors } from "../../texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { flags, errors: { ...evaluationsErrors, ...reportErrors } };
