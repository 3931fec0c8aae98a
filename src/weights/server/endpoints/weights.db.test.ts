import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { readErrorCode, readErrorFields, makeWorld, type Person } from "#app/testing/world.ts";
import { auditLog } from "#platform/server/tables.ts";
import { defaultWeights, presets } from "../../rules/matrix.ts";

const world = await makeWorld();
let owner: Person;
let api: Person["api"]["weights"];
beforeEach(async () => {
  owner = await world.company();
  api = owner.api.weights;
});

const equal = { ...defaultWeights, default: presets.equal };
const half = { ...defaultWeights, default: presets.managerHalf };
describe("the weight matrix", () => {
  test("of a new company is that of the decisions, without a version", async () => {
    const matrix = await api.read({});
    expect(matrix).toMatchObject({ version: 0, weights: defaultWeights, lastChange: null });
    expect(matrix.families.map(({ skills }) => skills.length)).toEqual([5, 5, 5, 5, 5]);
    expect(await api.versions({})).toEqual({ items: [], nextCursor: null });
  });

  test("has a version for each save, with who and when, and an entry in the audit log", async () => {
    await api.save({ basedOn: 0, weights: equal });
    expect(await api.save({ basedOn: 1, weights: half })).toMatchObject({ version: 2, weights: half });
    const first = await api.versions({ limit: 1 });
    expect(first.items).toMatchObject([
      { version: 2, weights: half, savedAt: world.clock.now.toISOString() },
    ]);
    expect(first.items[0]?.savedBy).toBeTruthy();
    const rest = await api.versions({ limit: 1, cursor: first.nextCursor ?? "" });
    expect(rest).toMatchObject({ items: [{ version: 1, weights: equal }], nextCursor: null });
    const entries = await world.inside(owner, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, "weights.saved")),
    );
    expect(entries.map(({ details }) => details)).toEqual(
      expect.arrayContaining([
        { version: 1, changed: ["default"] },
        { version: 2, changed: ["default"] },
      ]),
    );
    expect(entries).toHaveLength(2);
  });

  test("saved by two people at once: one version, and the second is told that another was saved", async () => {
    const codes = await Promise.all(
      [equal, half].map((weights) => readErrorCode(api.save({ basedOn: 0, weights }))),
    );
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
    const matrix = await api.read({});
    expect(matrix).toMatchObject({ version: 1, weights: codes[0] === "ok" ? equal : half });
    expect(matrix.lastChange?.by).toBeTruthy();
    expect(await readErrorCode(api.save({ basedOn: 0, weights: half }))).toBe("edited_meanwhile");
    expect(await readErrorCode(api.save({ basedOn: 1, weights: matrix.weights }))).toBe("no_update_data");
    expect(await readErrorCode(api.save({ basedOn: 2, weights: defaultWeights }))).toBe("edited_meanwhile");
  });

  test("refuses a row that does not total 100, and names it", async () => {
    const row = { ...presets.equal, peer: 24 };
    expect(
      await readErrorFields(api.save({ basedOn: 0, weights: { ...defaultWeights, values: row } })),
    ).toHaveProperty(["weights.values"]);
  });

  test("refuses a row of a skill of another company as one that nobody has", async () => {
    const foreign = await (await world.company()).api.weights.read({});
    const [family] = foreign.families;
    const answers = [];
    for (const id of [family!.skills[0]!.id, world.services.newId()])
      answers.push(
        await readErrorFields(
          api.save({ basedOn: 0, weights: { ...defaultWeights, skills: { [id]: presets.equal } } }),
        ),
      );
    expect(answers[0]).toEqual({ "weights.skills": { reason: "option" } });
    expect(answers[1]).toEqual(answers[0]);
  });
});
