import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeMailer, makeTasks } from "../../tasks.ts";
import { makeWorld, type World } from "../../testing/world.ts";
import { endAllSessions } from "#accounts/server/sessions.ts";
import { isMailHeld, noteStart, releaseMail } from "#platform/server/process/installation.ts";

let world: World;
let client: pg.PoolClient;
beforeAll(async () => {
  world = await makeWorld();
  client = await world.database.owner.connect();
});
afterAll(() => client.release());
beforeEach(async () => {
  await client.query("delete from site.installation");
});

const toMoment = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const start = async (time: string, restored?: string) =>
  (await noteStart(client, { now: toMoment(time), restored, endSessions: endAllSessions })).notices;
const isHeld = () => isMailHeld(world.database.owner);
const countSessions = async () => {
  const { rows } = await client.query<{ count: number }>("select count(*)::int as count from auth.sessions");
  return rows[0]?.count ?? 0;
};

test("a start of every day says nothing, and holds nothing", async () => {
  expect(await start("15:00")).toEqual([]);
  expect(await start("15:01")).toEqual([]);
  expect(await isHeld()).toBe(false);
});

test("a restoration ends sessions once, says from when the data are, and holds mail until somebody says yes", async () => {
  await start("14:00");
  await world.company();
  expect(await countSessions()).toBeGreaterThan(0);
  const said = await start("15:00", "2026-11-20");
  expect(said[0]).toMatch(
    /^Données restaurées : ce qu’elles contiennent de plus récent est du 20 novembre 2026/,
  );
  expect(said[1]).toMatch(/^Courriels retenus depuis la restauration : « npm run rondo -- mail release »/);
  expect([await countSessions(), await isHeld()]).toEqual([0, true]);

  const owner = await world.company();
  await owner.api.people.invite({ email: `rosalie.${randomUUID()}@rondo.test`, firstName: "Rosalie" });
  const left: string[] = [];
  const mailer = makeMailer(world.services, async ({ to }) => void left.push(to));
  const tasks = makeTasks(world.services, mailer, world.database.owner);
  const { companyId } = owner;
  const deliver = () => tasks["deliverEmails"]?.({ companyId }, {} as never);
  await deliver();
  expect(left).toEqual([]);
  // The same value acts no more, with or without it mail is still held.
  for (const value of ["2026-11-20", undefined])
    expect(await start("15:10", value)).toEqual([expect.stringMatching(/^Courriels retenus/)]);
  expect(await countSessions()).toBeGreaterThan(0);

  expect(await releaseMail(client, toMoment("15:20"))).toBe(true);
  expect(await releaseMail(client, toMoment("15:20"))).toBe(false);
  expect(await start("15:30", "2026-11-20")).toEqual([]);
  await deliver();
  expect(left).toHaveLength(1);
  expect(await start("15:40", "2026-11-21")).toHaveLength(2);
});

test("a clock more than an hour before the last start is said and holds mail, until it is right again", async () => {
  await start("15:00");
  await world.company();
  expect(await start("14:00")).toEqual([]);
  const said = await start("13:59");
  expect(said[0]).toMatch(/^L’horloge de cette machine dit .* avant le dernier démarrage/);
  expect(said[1]).toMatch(/^Courriels retenus tant que l’horloge n’est pas sûre/);
  expect([await isHeld(), (await countSessions()) > 0]).toEqual([true, true]);
  // Wrong as it was: the last start is still the one that was right.
  expect(await start("13:58")).toHaveLength(2);
  expect(await start("15:01")).toEqual([]);
  expect(await isHeld()).toBe(false);
  // Where the earlier clock was the wrong one, its operator says so.
  expect(await start("12:00")).toHaveLength(2);
  expect(await releaseMail(client, toMoment("12:01"))).toBe(true);
  expect(await start("12:02")).toEqual([]);
});
