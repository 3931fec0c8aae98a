import { analyze } from "#platform/server/database/analyze.ts";
import { defineServerModule } from "#platform/server/serverModule.ts";
import { eachCompany } from "#platform/server/work/eachCompany.ts";
import { importErrors } from "../rules/errors.ts";
import { checkImportTask, runImportTask, type ImportTask } from "../rules/tasks.ts";
import { runCheck } from "./checkImport.ts";
import { forgetImports } from "./forgetImports.ts";
import { runImport } from "./runImport.ts";

export const imports = defineServerModule({
  errors: importErrors,
  tasks: ({ services, owner }) => ({
    [checkImportTask]: (payload) => runCheck(services, services.importKinds, payload as ImportTask),
    [runImportTask]: async (payload) => {
      await runImport(services, services.importKinds, payload as ImportTask);
      await analyze(
        owner,
        services.importKinds.flatMap(({ fills }) => fills),
      );
    },
    ...eachCompany(services, "forgetImports", forgetImports),
  }),
  rounds: [["41 * * * *", "forgetImports"]],
});
