import { defineServerModule } from "#platform/server/serverModule.ts";
import { pulsesContract } from "../contract.ts";
import { pulseErrors } from "../rules/errors.ts";
import { pulsesRouter } from "./router.ts";

export const pulses = defineServerModule({
  contract: { pulses: pulsesContract },
  router: { pulses: pulsesRouter },
  errors: pulseErrors,
});
