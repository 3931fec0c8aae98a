import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { listParticipationsOfMany } from "#evaluations/server/queries/reminders.ts";
import { listShortEvaluations } from "#evaluations/server/queries/shortGroups.ts";
import { momentIn } from "#platform/localTime.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { dashboardsContract } from "../../contract.ts";
import { findLateUntil, findOldBefore, summarizeLate } from "../../rules/watch.ts";
import { listEndingSoon, listOldDrafts, listWithoutManager } from "../board/watched.ts";
import { dashboardPorts } from "../ports.ts";

const maxShort = 5;

/** « À surveiller »: a statement for each list, of at most so many rows whatever the size of the company. */
export const readWatchEndpoint = handle(dashboardsContract.watch, async ({ actor, tx, services }) => {
  const { companyId } = actor;
  const { timeZone } = await readCompany(tx, companyId);
  const now = services.now();
  const today = dayIn(timeZone, now);
  const ending = await listEndingSoon(tx, actor, findLateUntil(today));
  const asked = await listParticipationsOfMany(
    tx,
    actor,
    ending.items.map(({ evaluationId }) => evaluationId),
  );
  return {
    late: { ...summarizeLate(ending.items, asked, now), hasMore: ending.hasMore },
    withoutManager: await listWithoutManager(tx, actor),
    short: await listShortEvaluations(tx, actor, maxShort),
    drafts: await listOldDrafts(tx, actor, momentIn(timeZone, findOldBefore(today))),
    undelivered: actor.capabilities.has("administer")
      ? await dashboardPorts.countUndelivered(tx, services, companyId)
      : 0,
  };
});
