import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { makeWorld, type Person } from "#app/testing/world.ts";
import { admitInvitations } from "#platform/server/emails/invitationQueue.ts";
import { readInvitationAllowance } from "./invitationAllowance.ts";
import { invitationTo, sendInvitations } from "./invitations.ts";

const lineLength = 400;
const world = await makeWorld({ invitationsPerDay: 100 });
let owner: Person;

const invite = (email: string) =>
  world.inside(owner, async (tx) => {
    const message = invitationTo({ id: world.services.newId(), email, language: "fr" }, world.clock.now);
    const before = await readOutboxWork(tx);
    const rows = await rowsReturned(() => sendInvitations(tx, world.services, owner.companyId, [message]));
    const after = await readOutboxWork(tx);
    return { rows, updated: after.updated - before.updated, locks: after.locks };
  });
const admit = () =>
  rowsReturned(() =>
    admitInvitations(
      world.services,
      (tx, companyId) => readInvitationAllowance(tx, world.services, companyId),
      owner.companyId,
    ),
  );

/** What this connection has changed in the outbox, and whether it keeps others of the company waiting. */
async function readOutboxWork(tx: {
  execute: (statement: ReturnType<typeof sql>) => Promise<{ rows: unknown[] }>;
}) {
  const { rows } = await tx.execute(sql`
    select n_tup_upd::int as updated,
      (select count(*)::int from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') as locks
    from pg_stat_xact_user_tables where relname = 'outbox'`);
  return rows[0] as { updated: number; locks: number };
}

/** How many rows PostgreSQL sends while `work` runs. */
async function rowsReturned(work: () => Promise<unknown>): Promise<number> {
  const client = pg.Client.prototype as unknown as { query: (this: unknown, ...given: unknown[]) => unknown };
  const send = client.query;
  let rows = 0;
  client.query = function (...given) {
    const answer = send.apply(this, given) as Promise<{ rows?: unknown[] }>;
    void Promise.resolve(answer).then(
      (result) => {
        rows += result?.rows?.length ?? 0;
      },
      () => {},
    );
    return answer;
  };
  try {
    await work();
  } finally {
    client.query = send;
  }
  return rows;
}

beforeAll(async () => {
  owner = await world.company();
  await world.inside(owner, (tx) =>
    tx.execute(sql`
      insert into outbox (company_id, id, kind, dedupe_key, recipient, language, data, status, next_attempt_at, created_at)
      select ${owner.companyId}, gen_random_uuid(), 'people.invitation', 'line:' || n, 'n' || n || '@rondo.test', 'fr',
        '{}', 'waiting', ${world.clock.now.toISOString()}::timestamptz, ${world.clock.now.toISOString()}::timestamptz
      from generate_series(1, ${lineLength}) n`),
  );
  world.clock.advance(1);
});

test("one invitation more costs the same behind a long line: a count, one day written, no lock", async () => {
  await admit();
  world.clock.advance(1);
  const { rows, updated, locks } = await invite("derniere@rondo.test");
  expect(rows).toBeLessThan(10);
  expect([updated, locks]).toEqual([1, 0]);
  const { rows: days } = await world.inside(owner, (tx) =>
    tx.execute(sql`select leaves_on as day from outbox where recipient = 'derniere@rondo.test'`),
  );
  // 100 left today; 300 wait for three days.
  expect(days).toEqual([{ day: "2026-11-24" }]);
});

test("a round without a free place reads no line and plans nothing anew", async () => {
  expect(await admit()).toBeLessThan(10);
});

test("an invitation that leaves at once writes no day", async () => {
  owner = await world.company();
  const { updated, locks } = await invite("premiere@rondo.test");
  expect([updated, locks]).toEqual([0, 0]);
});
