import { fr as pulses } from "../texts.fr.ts";
import { fr as chargeErrors } from "../texts/chargeErrors.fr.ts";
import { fr as pulseErrors } from "../texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { pulses, errors: { ...pulseErrors, ...chargeErrors } };
