import { defineServerModule } from "#platform/server/serverModule.ts";
import { developmentContract } from "../contract.ts";
import { developmentErrors } from "../rules/errors.ts";
import { forgetDevelopment } from "./forgetPerson.ts";
import { developmentRouter } from "./router.ts";

export const development = defineServerModule({
  contract: { development: developmentContract },
  router: { development: developmentRouter },
  errors: developmentErrors,
  forgetPerson: forgetDevelopment,
});
