import { handle, type Call } from "#platform/server/calls/handle.ts";
import { notificationsContract, type Unread } from "../../contract.ts";
import { markRead } from "../notify.ts";
import { countUnread } from "../own.ts";

/** Another person's id changes nothing and answers the same. */
export const readNotificationsEndpoint = handle(notificationsContract.read, async (call) =>
  marked(call, { ids: call.input.ids }),
);

export const readAllNotificationsEndpoint = handle(notificationsContract.readAll, async (call) =>
  marked(call, { until: call.input.until }),
);

async function marked(
  { tx, actor, services }: Pick<Call<unknown>, "tx" | "actor" | "services">,
  which: Parameters<typeof markRead>[2],
): Promise<Unread> {
  const { companyId, profileId } = actor;
  const day = services.now().toISOString().slice(0, 10);
  await markRead(tx, { companyId, id: profileId }, which, day);
  return { count: await countUnread(tx, services, actor) };
}
