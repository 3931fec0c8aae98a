import { handle } from "#platform/server/calls/handle.ts";
import { notificationsContract } from "../../contract.ts";
import { countUnread } from "../own.ts";

export const countUnreadEndpoint = handle(
  notificationsContract.countUnread,
  async ({ actor, tx, services }) => ({ count: await countUnread(tx, services, actor) }),
);
