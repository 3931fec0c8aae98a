import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { everyEndpoint } from "../../testing/endpoints.ts";
import { calls } from "../../testing/everyCall/calls.ts";
import type { CallScenario } from "../../testing/everyCall/scene.ts";
import { makeWorld, type World } from "../../testing/world.ts";

let world: World;
let scenario: CallScenario;
beforeAll(async () => {
  world = await makeWorld();
  // What the calls of the catalogue need.
  const owner = await world.company();
  const skills = (await owner.api.skills.catalogue({ limit: 2 })).items.map(({ id }) => id);
  scenario = { world, owner, skills } as CallScenario;
});

interface Entry extends Record<string, unknown> {
  id: string;
  action: string;
  actor: string;
  object: string;
  details: Record<string, unknown>;
}
const readAuditLog = async () =>
  (
    await world.inside(scenario.owner, (tx) =>
      tx.execute<Entry>(
        sql`select id, action, actor_profile_id as actor, object_type as object, details from audit_log`,
      ),
    )
  ).rows;

const changes = everyEndpoint
  .filter(
    ({ name, method }) =>
      method !== "GET" && /^(skills|jobs|weights)\./.test(name) && name !== "skills.undoImport",
  )
  .map(({ name }) => name);
/** The entry of these is about the company, not about one thing that has a name. */
const ofTheCompany = /restoreLibrary|undoImport|export|replaceStatuses/;

test.each(changes)("%s is written down with who did it and the name of what it changed", async (name) => {
  const call = await calls[name]!(scenario);
  const before = new Set((await readAuditLog()).map(({ id }) => id));
  await call();
  const entries = (await readAuditLog()).filter(({ id, object }) => !before.has(id) && object !== "session");
  const action = name === "weights.save" ? "weights.saved" : name;
  expect(entries).toMatchObject([{ action, actor: scenario.owner.profileId }]);
  if (ofTheCompany.test(name) || name === "weights.save") return;
  expect(entries[0]?.details["name"]).toEqual(expect.stringMatching(/./));
});
