import { defineConcept } from "#platform/server/concept.ts";
import { weightsContract } from "../contract.ts";
import { weightsRouter } from "./router.ts";

export const weights = defineConcept({
  contract: { weights: weightsContract },
  router: { weights: weightsRouter },
});
