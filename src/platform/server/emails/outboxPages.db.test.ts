import { expect, test } from "vitest";
import { makeWorld } from "#app/testing/world.ts";
import { listOutbox } from "./outboxPages.ts";

test("the messages of 600 companies are paged, newest first, each once, by one connection", async () => {
  const world = await makeWorld({ pool: 1 });
  const { owner } = world.database;
  await owner.query("alter table outbox no force row level security");
  await owner.query(`with companies_made as (
      insert into companies (id, name, created_at)
      select gen_random_uuid(), 'Entreprise ' || n, now() from generate_series(1, 600) n returning id
    ) select 1 from companies_made`);
  await owner.query(`insert into outbox (company_id, id, kind, dedupe_key, recipient, language, data, next_attempt_at, created_at)
    select id, gen_random_uuid(), 'auth.welcome', id::text, id || '@exemple.test', 'fr', '{}', now(),
      timestamptz '2026-11-20' + (row_number() over () % 7) * interval '1 minute' from companies`);
  await owner.query("alter table outbox force row level security");

  const seen: { companyId: string; id: string; createdAt: string }[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const { items, nextCursor } = await listOutbox(world.services, cursor);
    expect(items.length).toBeLessThanOrEqual(100);
    seen.push(...items);
    cursor = nextCursor ?? undefined;
    pages += 1;
  } while (cursor);
  expect(pages).toBe(6);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(600);
  const moments = seen.map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
});
