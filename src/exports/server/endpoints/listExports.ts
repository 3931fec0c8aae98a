import { handle } from "#platform/server/calls/handle.ts";
import { exportsContract } from "../../contract.ts";
import { listOwn, toView } from "../jobs.ts";

export const listExportsEndpoint = handle(exportsContract.list, async ({ tx, actor }) => ({
  items: (await listOwn(tx, actor)).map(toView),
}));
