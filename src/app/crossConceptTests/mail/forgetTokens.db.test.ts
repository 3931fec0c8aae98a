import { expect, test } from "vitest";
import { forgetOldTokens, mintToken } from "#accounts/server/tokens.ts";
import { makeWorld } from "../../testing/world.ts";
import { crontab, makeMailer, makeTasks } from "../../tasks.ts";

const day = 24 * 60 * 60_000;
const world = await makeWorld();
const tasks = makeTasks(world.services, makeMailer(world.services, null), world.database.owner);
const listKinds = async () => {
  const { rows } = await world.database.owner.query<{ kind: string }>(
    "select kind from auth.tokens order by kind",
  );
  return rows.map(({ kind }) => kind);
};
const makeOneOfEach = async () => {
  const { userId } = await world.company();
  for (const kind of ["reset", "report", "answer"] as const)
    await mintToken(world.database.db, world.services, { kind, userId });
};

test("links are forgotten 90 days after their end, every hour", async () => {
  expect(crontab).toMatch(/^\d+ \* \* \* \* forgetTokens /m);
  await makeOneOfEach();
  // A link to a report lives 14 days, one to answer as long as an evaluation may.
  world.clock.advance(104 * day);
  await tasks["forgetTokens"]?.({}, {} as never);
  expect(await listKinds()).toEqual(["answer", "report"]);
  world.clock.advance(1);
  await tasks["forgetTokens"]?.({}, {} as never);
  expect(await listKinds()).toEqual(["answer"]);
});

test("so many at once, the oldest first", async () => {
  await makeOneOfEach();
  world.clock.advance(2 * 366 * day);
  await forgetOldTokens(world.services, 2);
  expect(await listKinds()).toEqual(["answer", "answer"]);
});
