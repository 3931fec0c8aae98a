import { expect, test } from "vitest";
import { makeWorld } from "../../testing/world.ts";

const world = await makeWorld();
const decomposed = "E\u0301te\u0301";

test("a team has one name, in whichever form it is typed", async () => {
  const owner = await world.company();
  await owner.api.teams.create({ name: "Été" });
  await expect(owner.api.teams.create({ name: decomposed })).rejects.toMatchObject({
    body: { code: "team_name_taken" },
  });
});
