import { handlePrepared } from "#platform/server/calls/handle.ts";
import { healthContract } from "../../contract/health.ts";
import { judgeDisk } from "../../rules/health.ts";
import { measureFiles } from "../health/storage.ts";

/** The disk is asked before the transaction: one that hangs holds no connection. */
export const readStorageEndpoint = handlePrepared(
  healthContract.storage,
  ({ services }) => services.installation.readDisk(),
  async ({ actor, tx, prepared: disk }) => ({
    files: await measureFiles(tx, actor.companyId),
    disk: disk && judgeDisk(disk),
  }),
);
