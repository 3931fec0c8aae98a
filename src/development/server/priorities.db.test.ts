import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertReleasedReports } from "#app/testing/releasedReports.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { buildQuestionnaire, computeReport, response } from "#disclosure/testing/build.ts";
import { evaluations } from "#evaluations/tables.ts";
import { reportOpenings } from "#reports/tables.ts";
import { skills } from "#skills/tables.ts";
import { teamMembers, teams } from "#teams/tables.ts";
import { makeObjective } from "../testing/objective.ts";

let world: World;
let owner: Person;
let manager: Person;
let person: Person;
let evaluationId: string;
/** Of the company: one that the person rates higher than others do, and one that they rate lower. */
let [higher, lower] = ["", ""];
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  const rows = await world.inside(owner, (tx) => tx.select({ id: skills.id, key: skills.key }).from(skills));
  const find = (key: string) => rows.find((row) => row.key === key)?.id ?? "";
  higher = find("communication");
  lower = find("vision");
});
beforeEach(async () => {
  manager = await world.person(owner, { directManagerId: owner.profileId, role: "team_manager" });
  person = await world.person(owner, { directManagerId: manager.profileId });
  evaluationId = await release(person);
});

const asked = () => buildQuestionnaire([higher, lower].flatMap((skill) => [1, 2, 3].map(() => ({ skill }))));
async function release({ profileId }: Person): Promise<string> {
  const id = world.services.newId();
  const peers = Array.from({ length: 6 }, () => response("peer", [2, 2, 2, 5, 5, 4]));
  const snapshot = computeReport(asked(), [response("subject", [5, 5, 5, 2, 2, 2]), ...peers]);
  const place = { teamId: null, directionId: null, positionId: null };
  const days = { launchedOn: "2026-04-01", closedOn: "2026-04-20", releasedOn: "2026-04-21" };
  await insertReleasedReports(world, owner, [{ evaluationId: id, profileId, snapshot, ...days, ...place }]);
  return id;
}

const about = () => ({ profileId: person.profileId });
const listOpenings = () =>
  world.inside(owner, (tx) =>
    tx.select().from(reportOpenings).where(eq(reportOpenings.evaluationId, evaluationId)),
  );
const { id: _id, version: _version, supporterIds: _supporterIds, ...fields } = makeObjective();
const add = (who: Person, facts = {}) =>
  who.api.development.addObjectives({
    ...about(),
    objectives: [
      {
        ...fields,
        skillId: higher,
        evidence: { evaluationId, skillId: higher },
        actions: [{ text: "Écouter", dueOn: null, libraryKey: null }],
        ...facts,
      },
    ],
  });

describe("the priorities that a report offers", () => {
  test("are the tags that it prints, with the skill of the company and its pillar", async () => {
    const { report } = await person.api.development.prioritiesFromReport(about());
    expect(report).toMatchObject({ evaluationId, releasedOn: "2026-04-21" });
    expect(report?.points).toHaveLength(2);
    expect(report?.points).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ tag: "blind_spot", companySkillId: higher, pillar: "leader" }),
        expect.objectContaining({ tag: "recognise_strength", companySkillId: lower }),
      ]),
    );
    const fieldsOut = new Set((report?.points ?? []).flatMap((point) => Object.keys(point)));
    expect([...fieldsOut].toSorted()).toEqual([
      "companySkillId",
      "isEssential",
      "mostlyManager",
      "pillar",
      "skill",
      "skillId",
      "tag",
    ]);
    expect(await listOpenings()).toEqual([]);
  });

  test("count as an opening by another than the person", async () => {
    const { report } = await manager.api.development.prioritiesFromReport(about());
    expect(report?.points).toHaveLength(2);
    expect(await listOpenings()).toMatchObject([{ profileId: manager.profileId }]);
  });

  test("are those of the report that is asked for, where the reader may open it", async () => {
    const later = await release(person);
    const { report } = await person.api.development.prioritiesFromReport({ ...about(), evaluationId });
    expect(report).toMatchObject({ evaluationId });
    expect(later).not.toBe(evaluationId);
    const ofOther = await release(await world.person(owner));
    const asked = person.api.development.prioritiesFromReport({ ...about(), evaluationId: ofOther });
    expect(await readErrorCode(asked)).toBe("not_found");
  });

  test("are none without a report, and none of a report that the reader may not open", async () => {
    const newcomer = await world.person(owner, { directManagerId: manager.profileId });
    const of = { profileId: newcomer.profileId };
    expect(await newcomer.api.development.prioritiesFromReport(of)).toEqual({ report: null });
    // A manager of a team reads the plans of its members, and their reports where the evaluation says so alone.
    const lead = await world.person(owner, { role: "team_manager" });
    const member = await world.person(owner);
    const { companyId } = owner;
    const team = { companyId, id: world.services.newId() };
    await world.inside(owner, async (tx) => {
      await tx.insert(teams).values({ ...team, name: "Équipe", managerProfileId: lead.profileId });
      await tx.insert(teamMembers).values({
        companyId,
        id: world.services.newId(),
        teamId: team.id,
        profileId: member.profileId,
        isMain: false,
      });
    });
    await release(member);
    const ofMember = { profileId: member.profileId };
    expect(await lead.api.development.prioritiesFromReport(ofMember)).toEqual({ report: null });
    expect((await member.api.development.prioritiesFromReport(ofMember)).report).not.toBeNull();
  });

  test("are not printed where the layout of the report leaves them out", async () => {
    const lay = (sections: string[]) =>
      world.inside(owner, (tx) =>
        tx
          .update(evaluations)
          .set({ reportLayout: { sections, introduction: null, showsLogo: true } })
          .where(eq(evaluations.id, evaluationId)),
      );
    await lay(["comments"]);
    expect((await person.api.development.prioritiesFromReport(about())).report?.points).toEqual([]);
    await lay(["essentials"]);
    const { report } = await person.api.development.prioritiesFromReport(about());
    expect(report?.points.every(({ isEssential }) => isEssential)).toBe(true);
  });
});

describe("where an objective comes from", () => {
  test("is read from the report at each view: by the person with its tag, by a manager without", async () => {
    const plan = await add(person);
    expect(plan.objectives).toMatchObject([{ skill: { id: higher }, actions: [{ text: "Écouter" }] }]);
    expect(JSON.stringify(plan)).not.toMatch(/blind_spot|evidence/);
    const own = await person.api.development.readEvidence(about());
    expect(own.items).toMatchObject([{ evaluationId, point: { tag: "blind_spot" } }]);
    const others = await manager.api.development.readEvidence(about());
    expect(others.items).toMatchObject([{ evaluationId, point: null }]);
    expect(await listOpenings()).toEqual([]);
  });

  test("goes with the report", async () => {
    await add(person);
    await world.inside(owner, (tx) =>
      tx.update(evaluations).set({ status: "archived" }).where(eq(evaluations.id, evaluationId)),
    );
    expect(await person.api.development.readEvidence(about())).toEqual({ items: [] });
    expect((await person.api.development.readPlan(about())).objectives).toHaveLength(1);
  });

  test("of what is kept for oneself is told to the person alone", async () => {
    await add(person, { isPrivate: true });
    expect((await person.api.development.readEvidence(about())).items).toHaveLength(1);
    expect(await manager.api.development.readEvidence(about())).toEqual({ items: [] });
  });

  test("is a report about this person, and a skill that it prints; else nothing is written", async () => {
    const other = await world.person(owner);
    const foreign = await release(other);
    for (const evidence of [
      { evaluationId: foreign, skillId: higher },
      { evaluationId, skillId: "nowhere" },
      { evaluationId: world.services.newId(), skillId: higher },
    ])
      expect(await readErrorCode(add(person, { evidence }))).toBe("invalid_data");
    expect((await person.api.development.readPlan(about())).objectives).toEqual([]);
  });
});

describe("several objectives at once", () => {
  test("are told to the person, when a manager writes them, and stay shared", async () => {
    await add(manager);
    const plan = await person.api.development.readPlan(about());
    expect(plan.objectives).toMatchObject([{ isAdjusted: true }]);
    expect(plan.changes).toMatchObject([{ kind: "objective_added", by: { id: manager.profileId } }]);
    expect(await readErrorCode(add(manager, { isPrivate: true }))).toBe("objective_not_yours");
  });

  test("are all written, or none", async () => {
    const one = { ...fields, evidence: null, actions: [] };
    const wrong = { ...one, startsOn: "2026-12-01", dueOn: "2026-11-01" };
    const call = person.api.development.addObjectives({ ...about(), objectives: [one, wrong] });
    expect(await readErrorCode(call)).toBe("objective_dates");
    expect((await person.api.development.readPlan(about())).objectives).toEqual([]);
  });
});
