import { defineServerModule } from "#platform/server/serverModule.ts";
import { weightsContract } from "../contract.ts";
import { weightsRouter } from "./router.ts";

export const weights = defineServerModule({
  contract: { weights: weightsContract },
  router: { weights: weightsRouter },
});
