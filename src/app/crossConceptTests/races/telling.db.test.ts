import { expect, test } from "vitest";
import { buildDraftEvaluation } from "#app/testing/evaluations.ts";
import { waitForWaiters } from "#app/testing/races/waiters.ts";
import { makeWorld } from "#app/testing/world.ts";
import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import { forgetOldNotifications, maxRetentionDays } from "#notifications/server/forgetOld.ts";
import { forgetNotifications, markRead, notify, withdraw } from "#notifications/server/notify.ts";
import type { Tenant } from "#platform/server/database/database.ts";

/** Every writer locks rows of notifications in one order: transactions wait, and never for each other. */
const world = await makeWorld({ pool: 12 });
const owner = await world.company();
const { companyId } = owner;
const [low, high] = (await Promise.all([1, 2].map(() => world.person(owner))))
  .map(({ profileId }) => profileId)
  .toSorted() as [string, string];
const drafts = [await buildDraftEvaluation(world, owner, {}), await buildDraftEvaluation(world, owner, {})];
const [first, last] = drafts.map(({ evaluationId }) => evaluationId).toSorted() as [string, string];

const kind = evaluationKinds.evaluation_reminder;
type Row = readonly [profileId: string, evaluationId: string];
const notifyAll = (tx: Tenant, ...rows: Row[]) =>
  notify(
    tx,
    world.services,
    companyId,
    rows.map(([profileId, evaluationId]) => ({ profileId, objectId: evaluationId, kind })),
  );
const { now } = world.clock;
const getMomentAfterRetention = () => new Date(now.getTime() + (maxRetentionDays + 1) * 86_400_000);
const lowPerson = { companyId, id: low };

const others: [what: string, rows: [Row, Row], other: (tx: Tenant) => Promise<unknown>][] = [
  [
    "reads all",
    [
      [low, first],
      [low, last],
    ],
    (tx) => markRead(tx, lowPerson, { until: now.toISOString() }, "2026-11-20"),
  ],
  [
    "closes an evaluation",
    [
      [low, first],
      [high, first],
    ],
    (tx) => withdraw(tx, companyId, first, [kind]),
  ],
  [
    "is deleted",
    [
      [low, first],
      [low, last],
    ],
    (tx) => forgetNotifications(tx, lowPerson),
  ],
  [
    "forgets what is old",
    [
      [low, first],
      [high, last],
    ],
    () => forgetOldNotifications({ ...world.services, now: getMomentAfterRetention }, companyId),
  ],
];

test.each(others)(
  "whoever %s waits for a reminder without standing in its way",
  async (_what, rows, other) => {
    const [before, after] = rows;
    await world.inside(owner, (tx) => withdraw(tx, companyId, first, [kind]));
    await world.inside(owner, (tx) => withdraw(tx, companyId, last, [kind]));
    // The rows stand in the table the other way round, so that nothing is in order by chance.
    await world.inside(owner, (tx) => notifyAll(tx, after));
    await world.inside(owner, (tx) => notifyAll(tx, before));
    let done: Promise<unknown> = Promise.resolve();
    await world.inside(owner, async (tx) => {
      await notifyAll(tx, before);
      done = world.inside(owner, other);
      done.catch(() => undefined);
      await waitForWaiters(world, 1);
      await notifyAll(tx, after);
    });
    await expect(done).resolves.not.toThrow();
  },
);
