import { importEndpoints } from "#imports/server/endpoints.ts";
import { peopleImportsContract } from "../../contract/imports.ts";
import { peopleImport } from "../import/peopleImport.ts";

/** The calls of the import of people. */
export const peopleImportEndpoints = importEndpoints(peopleImportsContract, peopleImport);
