import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import type { SavedView } from "../../contract.ts";
import { maxNameLength, maxViews } from "../../rules.ts";

/** As the contract says. */
const longestState = 2000;

let world: World;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  colleague = await world.person(owner, { role: "account_owner" });
});

const view = (facts: Partial<SavedView> = {}): SavedView => ({
  id: randomUUID(),
  name: "Invitations",
  state: "state=invited",
  isDefault: false,
  ...facts,
});
const readViews = (person: Person, list = "people") => person.api.views.list({ list });
/** Replaces what stands. */
const save = async (person: Person, items: SavedView[], list = "people") => {
  const { version } = await readViews(person, list);
  return person.api.views.replace({ list, version, items });
};

describe("the saved views of a list", () => {
  test("are none at first, then those that were saved, in their order", async () => {
    const person = await world.person(owner, { role: "account_owner" });
    expect(await readViews(person)).toEqual({ version: 0, items: [] });
    const items = [view(), view({ name: "Par poste", state: "sort=-job&hide=role.manager" })];
    expect(await save(person, items)).toEqual({ version: 1, items });
    expect(await readViews(person)).toEqual({ version: 1, items });
  });

  test("are a person's own: neither a colleague nor another list has them, not even in SQL", async () => {
    await save(owner, [view()]);
    expect((await readViews(colleague)).items).toEqual([]);
    expect((await readViews(owner, "evaluations")).items).toEqual([]);
    const { rows } = await world.inside(colleague, (tx) => tx.execute(sql`select 1 from saved_views`));
    expect(rows).toEqual([]);
  });

  test("of a version that is past are refused, and nothing is lost", async () => {
    const person = await world.person(owner, { role: "account_owner" });
    const { version } = await save(person, [view()]);
    const [first, second] = await Promise.allSettled(
      ["Une", "Deux"].map((name) =>
        person.api.views.replace({ list: "people", version, items: [view({ name })] }),
      ),
    );
    expect(new Set([first?.status, second?.status])).toEqual(new Set(["fulfilled", "rejected"]));
    const late = person.api.views.replace({ list: "people", version: 0, items: [] });
    expect(await readErrorCode(late)).toBe("edited_meanwhile");
    expect((await readViews(person)).items).toHaveLength(1);
  });

  test("are kept in words that the list knows: another filter, order, page or parameter is left out", async () => {
    const given = "state=retired&role=admin&sort=salary&page=3&cursor=abc&evil=1";
    const { items } = await save(colleague, [view({ state: given })]);
    expect(items[0]?.state).toBe("role=admin");
  });

  test("which an older list wrote lose what is gone when they are read", async () => {
    const old = view({ state: "state=invited" });
    await save(colleague, [old]);
    await world.inside(colleague, (tx) =>
      tx.execute(
        sql`update saved_views set items = jsonb_set(items, '{views,0,state}', '"state=invited&team=7&sort=salary"')`,
      ),
    );
    expect((await readViews(colleague)).items).toEqual([old]);
  });

  test("which the first version stored, without saying so, are read, and written as they are stored now", async () => {
    const person = await world.person(owner, { role: "account_owner" });
    const old = view({ isDefault: true });
    await save(person, []);
    await world.inside(person, (tx) =>
      tx.execute(sql`update saved_views set items = ${JSON.stringify([old])}::jsonb`),
    );
    expect(await readViews(person)).toEqual({ version: 1, items: [old] });
    expect((await person.api.auth.viewer({}))?.defaultViews).toEqual([
      { list: "people", id: old.id, state: old.state },
    ]);
    await save(person, [old]);
    const { rows } = await world.inside(person, (tx) =>
      tx.execute(sql`select items ->> 'version' as version from saved_views`),
    );
    expect(rows).toEqual([{ version: "2" }]);
  });

  test.each<[what: string, items: () => unknown[], code: string]>([
    [
      "more than twenty",
      () => Array.from({ length: maxViews + 1 }, (_, n) => view({ name: `Vue ${n}` })),
      "invalid_data",
    ],
    ["without a name", () => [view({ name: " " })], "invalid_data"],
    ["of a name too long", () => [view({ name: "n".repeat(maxNameLength + 1) })], "invalid_data"],
    ["of a state too long", () => [view({ state: "s".repeat(longestState + 1) })], "invalid_data"],
    ["of one name", () => [view(), view({ name: "INVITATIONS" })], "duplicate_key"],
    [
      "with two defaults",
      () => [view({ isDefault: true }), view({ name: "Autre", isDefault: true })],
      "invalid_data",
    ],
    ["with a field of their own", () => [{ ...view(), owner: "me" }], "invalid_data"],
  ])("%s are refused", async (_what, items, code) => {
    expect(await readErrorCode(save(owner, items() as SavedView[]))).toBe(code);
  });

  test("as many and as long as the rules say are kept", async () => {
    const long = Array.from({ length: maxViews }, (_, n) =>
      view({ name: String(n).padEnd(maxNameLength, "n"), state: "s".repeat(longestState) }),
    );
    expect((await save(owner, long)).items).toHaveLength(maxViews);
  });

  test("of a list that nobody registered are not found", async () => {
    for (const list of ["salaries", "constructor"])
      expect(await readErrorCode(readViews(owner, list))).toBe("not_found");
  });
});

test("the viewer is told the default view of each list, for the sidebar", async () => {
  const person = await world.person(owner, { role: "account_owner" });
  const chosen = view({ isDefault: true });
  await save(person, [view({ name: "Autre" }), chosen]);
  const viewer = await person.api.auth.viewer({});
  expect(viewer?.defaultViews).toEqual([{ list: "people", id: chosen.id, state: chosen.state }]);
  expect((await colleague.api.auth.viewer({}))?.defaultViews).toEqual([]);
});
