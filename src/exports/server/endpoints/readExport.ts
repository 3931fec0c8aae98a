import { handle } from "#platform/server/calls/handle.ts";
import { exportsContract } from "../../contract.ts";
import { findOwn, toView } from "../jobs.ts";

export const readExportEndpoint = handle(exportsContract.read, async ({ tx, actor, input: { id } }) =>
  toView(await findOwn(tx, actor, id)),
);
