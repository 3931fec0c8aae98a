import { and, asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { skills } from "#skills/tables.ts";
import { libraryJobFamilies } from "../../../database/library/library.ts";
import { jobFamilies, jobPositions, jobPositionSkills, jobStatuses } from "../tables.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

test("a new company has the positions of the library, their skills in order and their levels", async () => {
  const rows = await world.inside(owner, (tx) =>
    tx
      .select({ position: jobPositions.key, skill: skills.key, level: jobPositionSkills.expectedLevel })
      .from(jobPositionSkills)
      .innerJoin(jobPositions, eq(jobPositions.id, jobPositionSkills.positionId))
      .innerJoin(
        skills,
        and(eq(skills.companyId, jobPositionSkills.companyId), eq(skills.id, jobPositionSkills.skillId)),
      )
      .orderBy(asc(jobPositions.key), asc(jobPositionSkills.position)),
  );
  const written = libraryJobFamilies
    .flatMap(({ positions }) => positions)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .flatMap(({ key, skills: list }) =>
      list.map((skill) => ({ position: key, skill: skill.key, level: skill.level })),
    );
  expect(rows).toEqual(written);
});

test("each position stands in its family, and there are statuses to choose from", async () => {
  const { families, statuses } = await world.inside(owner, async (tx) => ({
    families: await tx
      .select({ family: jobFamilies.key, position: jobPositions.key })
      .from(jobPositions)
      .innerJoin(jobFamilies, eq(jobFamilies.id, jobPositions.familyId)),
    statuses: await tx.select({ nameFr: jobStatuses.nameFr }).from(jobStatuses),
  }));
  expect(new Set(families.map(({ family }) => family)).size).toBe(5);
  expect(families).toHaveLength(12);
  expect(statuses).toHaveLength(5);
});
