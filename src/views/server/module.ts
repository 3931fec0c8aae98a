import { defineConcept } from "#platform/server/concept.ts";
import { viewsContract } from "../contract.ts";
import { forgetViews } from "./queries.ts";
import { viewsRouter } from "./router.ts";

export const views = defineConcept({
  contract: { views: viewsContract },
  router: { views: viewsRouter },
  forgetPerson: forgetViews,
});
