import type { Router } from "@orpc/server";
import type { jobsContract } from "../contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { bringBackFamilyEndpoint } from "./endpoints/bringBackFamily.ts";
import { bringBackPositionEndpoint } from "./endpoints/bringBackPosition.ts";
import { createFamilyEndpoint } from "./endpoints/createFamily.ts";
import { createPositionEndpoint } from "./endpoints/createPosition.ts";
import { exportPositionsEndpoint } from "./endpoints/exportPositions.ts";
import { listFamiliesEndpoint } from "./endpoints/listFamilies.ts";
import { listPositionsEndpoint } from "./endpoints/listPositions.ts";
import { listStatusesEndpoint } from "./endpoints/listStatuses.ts";
import { readFamilyEndpoint } from "./endpoints/readFamily.ts";
import { readMissingEndpoint } from "./endpoints/readMissing.ts";
import { readPositionEndpoint } from "./endpoints/readPosition.ts";
import { removeFamilyEndpoint } from "./endpoints/removeFamily.ts";
import { removePositionEndpoint } from "./endpoints/removePosition.ts";
import { replaceStatusesEndpoint } from "./endpoints/replaceStatuses.ts";
import { restoreLibraryEndpoint } from "./endpoints/restoreLibrary.ts";
import { updateFamilyEndpoint } from "./endpoints/updateFamily.ts";
import { updatePositionEndpoint } from "./endpoints/updatePosition.ts";

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
