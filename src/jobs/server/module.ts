import { importEndpoints } from "#imports/server/endpoints.ts";
import { defineServerModule } from "#platform/server/serverModule.ts";
import { jobsContract } from "../contract.ts";
import { positionImportsContract } from "../contract/imports.ts";
import { positionList } from "../rules.ts";
import { positionImport } from "./import/positionImport.ts";
import { jobsRouter } from "./router.ts";

export const jobs = defineServerModule({
  contract: { jobs: jobsContract, positionImports: positionImportsContract },
  router: { jobs: jobsRouter, positionImports: importEndpoints(positionImportsContract, positionImport) },
  imports: [positionImport],
  lists: { jobPositions: positionList },
});
