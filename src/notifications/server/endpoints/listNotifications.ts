import { handle } from "#platform/server/calls/handle.ts";
import { notificationsContract } from "../../contract.ts";
import { selectPage } from "../../rules.ts";
import { listOwn } from "../own.ts";

const limit = 20;

export const listNotificationsEndpoint = handle(
  notificationsContract.list,
  async ({ input: { tab, cursor }, actor, tx, services }) => ({
    ...selectPage(await listOwn(tx, services, actor), { tab, cursor, limit }),
    until: services.now().toISOString(),
  }),
);
