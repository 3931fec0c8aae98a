import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { everyEndpoint } from "../../testing/endpoints.ts";
import { calls } from "../../testing/everyCall/calls.ts";
import type { Scene } from "../../testing/everyCall/scene.ts";
import { makeWorld, type World } from "../../testing/world.ts";

let world: World;
let scene: Scene;
beforeAll(async () => {
  world = await makeWorld();
  // What the calls of the catalogue need.
  const owner = await world.company();
  const skills = (await owner.api.skills.catalogue({ limit: 2 })).items.map(({ id }) => id);
  scene = { world, owner, skills } as Scene;
});

interface Entry extends Record<string, unknown> {
  id: string;
  action: string;
  actor: string;
  object: string;
  details: Record<string, unknown>;
}
const logged = async () =>
  (
    await world.inside(scene.owner, (tx) =>
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
  const call = await calls[name]!(scene);
  const before = new Set((await logged()).map(({ id }) => id));
  await call();
  const entries = (await logged()).filter(({ id, object }) => !before.has(id) && object !== "session");
  const action = name === "weights.save" ? "weights.saved" : name;
  expect(entries).toMatchObject([{ action, actor: scene.owner.profileId }]);
  if (ofTheCompany.test(name) || name === "weights.save") return;
  expect(entries[0]?.details["name"]).toEqual(expect.stringMatching(/./));
});
