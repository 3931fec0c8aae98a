import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { exportsContract } from "../contract.ts";
import { downloadExportEndpoint } from "./endpoints/downloadExport.ts";
import { listExportsEndpoint } from "./endpoints/listExports.ts";
import { readExportEndpoint } from "./endpoints/readExport.ts";
import { removeExportEndpoint } from "./endpoints/removeExport.ts";
import { retryExportEndpoint } from "./endpoints/retryExport.ts";
import { startExportEndpoint } from "./endpoints/startExport.ts";

/** One line per endpoint, as in the contract. */
export const exportsRouter: Router<typeof exportsContract, RequestContext> = {
  start: startExportEndpoint,
  list: listExportsEndpoint,
  read: readExportEndpoint,
  retry: retryExportEndpoint,
  download: downloadExportEndpoint,
  remove: removeExportEndpoint,
};
