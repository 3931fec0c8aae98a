import { importEndpoints } from "#imports/server/endpoints.ts";
import { defineServerModule } from "#platform/server/serverModule.ts";
import { skillsContract } from "../contract.ts";
import { questionImportsContract } from "../contract/imports.ts";
import { questionList, skillList } from "../rules/lists.ts";
import { questionImport } from "./import/questionImport.ts";
import { skillsRouter } from "./router.ts";

export const skills = defineServerModule({
  contract: { skills: skillsContract, questionImports: questionImportsContract },
  router: {
    skills: skillsRouter,
    questionImports: importEndpoints(questionImportsContract, questionImport),
  },
  imports: [questionImport],
  lists: { questionCategories: skillList, questions: questionList },
});
