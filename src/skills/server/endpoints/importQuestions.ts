import { importEndpoints } from "#imports/server/endpoints.ts";
import { questionImportsContract } from "../../contract/imports.ts";
import { questionImport } from "../import/questionImport.ts";

/** The calls of the import of questions. */
export const questionImportEndpoints = importEndpoints(questionImportsContract, questionImport);
