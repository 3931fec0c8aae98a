import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { buildDraftEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld, type Person } from "#app/testing/world.ts";
import { defaultWeights, presets } from "#weights/rules/matrix.ts";
import { evaluations } from "../../tables.ts";

const world = await makeWorld();
let owner: Person;
let api: Person["api"]["weights"];
beforeEach(async () => {
  owner = await world.company();
  api = owner.api.weights;
});

const equal = { ...defaultWeights, default: presets.equal };
const half = { ...defaultWeights, default: presets.managerHalf };
const launchOne = async () => {
  const { evaluationId: id } = await buildDraftEvaluation(world, owner, { peers: 3 });
  await owner.api.evaluations.launch({ id });
  return id;
};
const readFrozen = async (id: string) => {
  const [row] = await world.inside(owner, (tx) =>
    tx.select().from(evaluations).where(eq(evaluations.id, id)),
  );
  return { version: row?.weightsVersion, weights: row?.weights };
};

describe("the weights of an evaluation", () => {
  test("are the version of its launch, with the rows of the skills that it asks about", async () => {
    const before = await launchOne();
    expect(await readFrozen(before)).toEqual({ version: 0, weights: defaultWeights });
    const { families } = await api.read({});
    const [asked, other] = [families[0]!, families[1]!];
    const weights = {
      ...equal,
      families: { [asked.id]: presets.managerHalf, [other.id]: presets.equal },
      skills: { [asked.skills[0]!.id]: presets.withoutSelf, [asked.skills[1]!.id]: presets.equal },
    };
    await api.save({ basedOn: 0, weights });
    const after = await launchOne();
    expect(await readFrozen(after)).toEqual({
      version: 1,
      weights: {
        ...equal,
        families: { [asked.id]: presets.managerHalf },
        skills: { [asked.skills[0]!.id]: presets.withoutSelf },
      },
    });
    await api.save({ basedOn: 1, weights: half });
    expect((await readFrozen(after)).version).toBe(1);
    expect((await readFrozen(before)).version).toBe(0);
  });
});
