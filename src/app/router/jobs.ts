import type { Router } from "@orpc/server";
import type { jobsContract } from "#jobs/contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { bringBackFamilyEndpoint } from "#jobs/server/endpoints/bringBackFamily.ts";
import { bringBackPositionEndpoint } from "#jobs/server/endpoints/bringBackPosition.ts";
import { createFamilyEndpoint } from "#jobs/server/endpoints/createFamily.ts";
import { createPositionEndpoint } from "#jobs/server/endpoints/createPosition.ts";
import { exportPositionsEndpoint } from "#jobs/server/endpoints/exportPositions.ts";
import { listFamiliesEndpoint } from "#jobs/server/endpoints/listFamilies.ts";
import { listPositionsEndpoint } from "#jobs/server/endpoints/listPositions.ts";
import { listStatusesEndpoint } from "#jobs/server/endpoints/listStatuses.ts";
import { readFamilyEndpoint } from "#jobs/server/endpoints/readFamily.ts";
import { readMissingEndpoint } from "#jobs/server/endpoints/readMissing.ts";
import { readPositionEndpoint } from "#jobs/server/endpoints/readPosition.ts";
import { removeFamilyEndpoint } from "#jobs/server/endpoints/removeFamily.ts";
import { removePositionEndpoint } from "#jobs/server/endpoints/removePosition.ts";
import { replaceStatusesEndpoint } from "#jobs/server/endpoints/replaceStatuses.ts";
import { restoreLibraryEndpoint } from "#jobs/server/endpoints/restoreLibrary.ts";
import { updateFamilyEndpoint } from "#jobs/server/endpoints/updateFamily.ts";
import { updatePositionEndpoint } from "#jobs/server/endpoints/updatePosition.ts";

/** One line per endpoint, as in the contract. */
export const jobsRouter: Router<typeof jobsContract, RequestContext> = {
  listPositions: listPositionsEndpoint,
  exportPositions: exportPositionsEndpoint,
  readPosition: readPositionEndpoint,
  createPosition: createPositionEndpoint,
  updatePosition: updatePositionEndpoint,
  removePosition: removePositionEndpoint,
  bringBackPosition: bringBackPositionEndpoint,
  bringBackFamily: bringBackFamilyEndpoint,
  listFamilies: listFamiliesEndpoint,
  readFamily: readFamilyEndpoint,
  createFamily: createFamilyEndpoint,
  updateFamily: updateFamilyEndpoint,
  removeFamily: removeFamilyEndpoint,
  listStatuses: listStatusesEndpoint,
  replaceStatuses: replaceStatusesEndpoint,
  missing: readMissingEndpoint,
  restoreLibrary: restoreLibraryEndpoint,
};
