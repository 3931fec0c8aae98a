import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Questionnaire } from "#campaigns/contract.ts";
import { startCampaign } from "#campaigns/server/launch.ts";
import { campaignWishes, teamOf } from "../../testing/campaigns.ts";
import { codeOf, makeWorld, type Person } from "../../testing/world.ts";

/** What a campaign asks: of an evaluation, of a position, of skills, of each person’s own position. */
const world = await makeWorld();
const small = { acceptsSmallGroups: true };

async function prepared(size: number, questionnaire: Questionnaire, prepare?: (made: Made) => Promise<void>) {
  const made = await teamOf(world, size);
  await prepare?.(made);
  const { id } = await made.owner.api.campaigns.create({
    ...campaignWishes(made.team, made.source),
    questionnaire,
  });
  const lineOf = async ({ profileId }: Person) => {
    const { lines } = await made.owner.api.campaigns.read({ id });
    const line = lines.find(({ subject }) => subject.id === profileId);
    if (!line) throw new Error("not in the campaign");
    return line;
  };
  /** The questions of the draft about somebody, in their order, as their texts. */
  const asked = async (person: Person) => {
    const { evaluationId } = await lineOf(person);
    const { questions } = await made.owner.api.evaluations.read({ id: evaluationId });
    return questions.map(({ text }) => text.fr);
  };
  return { ...made, id, lineOf, asked };
}
type Made = Awaited<ReturnType<typeof teamOf>>;
const ownPosition = { from: "own_position" as const, titles: [] };

/** A position of these skills, as administration makes one. */
async function position(owner: Person, fr: string, skillIds: readonly string[]) {
  const [family] = (await owner.api.jobs.listFamilies({})).items;
  return owner.api.jobs.createPosition({
    name: { fr, en: null },
    description: null,
    familyId: family!.id,
    skills: skillIds.map((id) => ({ id, expectedLevel: null })),
  });
}
const skillsOf = async (owner: Person) => (await owner.api.skills.catalogue({ limit: 5 })).items;
const titled = (owner: Person, { profileId }: Person, jobTitle: string) =>
  owner.api.people.update({ id: profileId, jobTitle });

describe("the questions of skills", () => {
  test("are asked in the order in which the skills were chosen, of whoever is added later too", async () => {
    const { owner, members, team, source } = await teamOf(world, 2);
    const [first, second] = members as [Person, Person];
    const offered = await skillsOf(owner);
    const chosen = [offered[3]!, offered[0]!];
    const { id } = await owner.api.campaigns.create({
      ...campaignWishes(team, source),
      choice: { teams: [], positions: [], people: [first.profileId] },
      questionnaire: { from: "skills", ids: chosen.map((skill) => skill.id) },
    });
    const later = { teams: [], positions: [], people: [second.profileId] };
    const { campaign } = await owner.api.campaigns.addPeople({ id, choice: later });
    for (const { evaluationId, questionCount } of campaign.lines) {
      const { questions } = await owner.api.evaluations.read({ id: evaluationId });
      expect(questions.map(({ skill, type }) => [skill.id, type])).toEqual(
        chosen.flatMap((skill) => skill.questionTypes.map((type) => [skill.id, type])),
      );
      expect(questionCount).toBe(questions.length);
    }
  });

  test("are refused where none of the skills is offered any more", async () => {
    const { owner, team, source } = await teamOf(world, 1);
    const stranger = await world.company();
    const [foreign] = await skillsOf(stranger);
    const wishes = {
      ...campaignWishes(team, source),
      questionnaire: { from: "skills" as const, ids: [foreign!.id] },
    };
    expect(await codeOf(owner.api.campaigns.create(wishes))).toBe("campaign_questions_gone");
  });
});

describe("the questions of each person’s position", () => {
  test("are taken, and whoever has none is said to have none", async () => {
    const { owner, members, id, lineOf } = await prepared(
      2,
      ownPosition,
      async ({ owner: boss, members: [one] }) => {
        const made = await position(boss, "Caviste", [(await skillsOf(boss))[0]!.id]);
        await boss.api.people.update({ id: one!.profileId, jobPositionId: made.id });
      },
    );
    const [placed, other] = members as [Person, Person];
    expect((await lineOf(placed)).questionCount).toBeGreaterThan(0);
    expect((await lineOf(other)).questionCount).toBe(0);
    await owner.api.campaigns.launch({ id, ...small });
    await startCampaign(world.services, { companyId: owner.companyId, campaignId: id });
    expect((await lineOf(placed)).status).toBe("in_progress");
    expect(await lineOf(other)).toMatchObject({ status: "draft", startFailure: null });
    // Nothing is left that could leave.
    expect(await codeOf(owner.api.campaigns.launch({ id, ...small }))).toBe("nothing_to_launch");
  });

  test("of a free title, the nearest position is named, with who has that title", async () => {
    const { owner, members, team, source } = await teamOf(world, 4);
    const [one, other, third, placed] = members as [Person, Person, Person, Person];
    const near = await position(owner, "Affineur-fromager", [(await skillsOf(owner))[0]!.id]);
    await position(owner, "Affineur", []);
    await titled(owner, one, "Affineuse");
    await titled(owner, other, "AFFINEUSE");
    await titled(owner, third, "Zythologue");
    await owner.api.people.update({ id: placed.profileId, jobPositionId: near.id });
    const { freeTitles, ...counted } = await owner.api.campaigns.choose(campaignWishes(team, source).choice);
    expect(counted).toEqual({ count: 4, withoutPosition: 3, leftOut: 0 });
    expect(freeTitles).toMatchObject({
      count: 3,
      titles: [
        // One without skills would give no questions either.
        { count: 2, nearest: { id: near.id, name: { fr: "Affineur-fromager" }, skillCount: 1 } },
        { title: "Zythologue", count: 1, people: [{ id: third.profileId }], nearest: null },
      ],
    });
    expect(freeTitles.titles[0]!.people.map(({ id }) => id).toSorted()).toEqual(
      [one.profileId, other.profileId].toSorted(),
    );
  });

  test("are those of a position accepted for a free title, however it is written; of whoever is added later too", async () => {
    const { owner, members, team, source } = await teamOf(world, 3);
    const [one, late, other] = members as [Person, Person, Person];
    const [skill] = await skillsOf(owner);
    const accepted = await position(owner, "Affineur-fromager", [skill!.id]);
    await titled(owner, one, "Affineuse");
    await titled(owner, late, "affineuse");
    await titled(owner, other, "Zythologue");
    const of = ({ profileId }: Person) => ({ teams: [], positions: [], people: [profileId] });
    const { id } = await owner.api.campaigns.create({
      ...campaignWishes(team, source),
      choice: of(one),
      questionnaire: { from: "own_position", titles: [{ title: "Affineuse", positionId: accepted.id }] },
    });
    const countsOf = (lines: { subject: { id: string }; questionCount: number }[]) =>
      new Map(lines.map(({ subject, questionCount }) => [subject.id, questionCount]));
    await owner.api.campaigns.addPeople({ id, choice: of(late) });
    const titles = [{ title: "Zythologue", positionId: accepted.id }];
    const { campaign } = await owner.api.campaigns.addPeople({ id, choice: of(other), titles });
    const counts = countsOf(campaign.lines);
    for (const { profileId } of [one, late, other]) expect(counts.get(profileId)).toBe(skill!.questionCount);
    expect(campaign.questionnaire).toMatchObject({
      titles: [{ title: "Affineuse" }, { title: "Zythologue" }],
    });
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute(sql`select source_job_position_id as id from evaluations where campaign_id = ${id}`),
    );
    expect(rows.map((row) => row["id"])).toEqual([accepted.id, accepted.id, accepted.id]);
  });
});

describe("drafts that ask nothing", () => {
  test("get the questions of one evaluation together, before the launch and after; the others keep theirs", async () => {
    const { owner, members, id, lineOf, source } = await prepared(3, ownPosition);
    const [first] = members as [Person];
    const { evaluationId } = await lineOf(first);
    await owner.api.evaluations.update({ id: evaluationId, selectedDimensions: ["objectives"] });
    await owner.api.evaluations.addObjective({ id: evaluationId, nameFr: "Former la relève" });
    await owner.api.campaigns.launch({ id, ...small });
    const from = { from: "evaluation", id: source } as const;
    const { campaign, given } = await owner.api.campaigns.setQuestions({ id, questionnaire: from });
    const { questions } = await owner.api.evaluations.read({ id: source });
    expect(given).toBe(2);
    const counts = campaign.lines.map(({ questionCount }) => questionCount);
    expect(counts).toEqual([1, questions.length, questions.length]);
    const again = owner.api.campaigns.setQuestions({ id, questionnaire: from });
    expect(await codeOf(again)).toBe("nothing_without_questions");
    expect(await codeOf(owner.api.campaigns.launch({ id, ...small }))).toBe("ok");
  });

  test("say so where the source has none either, and where it is gone", async () => {
    const { owner, id } = await prepared(2, ownPosition);
    const empty = await owner.api.evaluations.create({ name: "Vide", evaluationType: "full" });
    const setting = (source: string) =>
      owner.api.campaigns.setQuestions({ id, questionnaire: { from: "evaluation", id: source } });
    expect((await setting(empty.id)).given).toBe(0);
    expect(await codeOf(setting(world.services.newId()))).toBe("campaign_questions_gone");
  });

  test("get those of the positions that are accepted for their titles, each their own", async () => {
    const { owner, members, id, lineOf } = await prepared(3, ownPosition);
    const [one, other, untitled] = members as [Person, Person, Person];
    const [first, second] = await skillsOf(owner);
    const made = [
      await position(owner, "Affineur-fromager", [first!.id]),
      await position(owner, "Caviste", [first!.id, second!.id]),
    ];
    await titled(owner, one, "Affineuse");
    // Given a position since.
    await owner.api.people.update({ id: other.profileId, jobPositionId: made[1]!.id });
    const { given } = await owner.api.campaigns.setQuestions({
      id,
      questionnaire: { from: "own_position", titles: [{ title: "Affineuse", positionId: made[0]!.id }] },
    });
    expect(given).toBe(2);
    expect((await lineOf(one)).questionCount).toBe(first!.questionCount);
    expect((await lineOf(other)).questionCount).toBe(first!.questionCount + second!.questionCount);
    expect((await lineOf(untitled)).questionCount).toBe(0);
    await owner.api.campaigns.setQuestions({ id, questionnaire: { from: "skills", ids: [second!.id] } });
    expect((await lineOf(untitled)).questionCount).toBe(second!.questionCount);
  });
});
