import { defineServerModule } from "#platform/server/serverModule.ts";
import { viewsContract } from "../contract.ts";
import { forgetViews } from "./queries.ts";
import { viewsRouter } from "./router.ts";

export const views = defineServerModule({
  contract: { views: viewsContract },
  router: { views: viewsRouter },
  forgetPerson: forgetViews,
});
