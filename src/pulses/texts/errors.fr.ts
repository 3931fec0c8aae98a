import type { pulseErrors } from "../rules/errors.ts";
import type { fr as chargeErrors } from "./chargeErrors.fr.ts";
import type { fr as noteErrors } from "./noteErrors.fr.ts";

export const fr = {
  pulse_closed: "Ce sondage est terminé : il ne reçoit plus de réponses.",
} satisfies Record<
  Exclude<keyof typeof pulseErrors, keyof typeof chargeErrors | keyof typeof noteErrors>,
  string
>;
