import { en as pulses } from "../texts.en.ts";
import { en as chargeErrors } from "../texts/chargeErrors.en.ts";
import { en as pulseErrors } from "../texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { pulses, errors: { ...pulseErrors, ...chargeErrors } };
