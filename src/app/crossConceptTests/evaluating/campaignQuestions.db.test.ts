import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Questionnaire } from "#campaigns/contract.ts";
import { startCampaign } from "#campaigns/server/launch.ts";
import { buildCampaignInput, createCampaignTeam } from "../../testing/campaigns.ts";
import { readErrorCode, makeWorld, type Person } from "../../testing/world.ts";

/** What a campaign asks: of an evaluation, of a position, of skills, of each person’s own position. */
const world = await makeWorld();
const small = { acceptsSmallGroups: true };

async function prepareCampaign(
  size: number,
  questionnaire: Questionnaire,
  prepare?: (made: Made) => Promise<void>,
) {
  const made = await createCampaignTeam(world, size);
  await prepare?.(made);
  const { id } = await made.owner.api.campaigns.create({
    ...buildCampaignInput(made.team, made.source),
    questionnaire,
  });
  const findLine = async ({ profileId }: Person) => {
    const { lines } = await made.owner.api.campaigns.read({ id });
    const line = lines.find(({ subject }) => subject.id === profileId);
    if (!line) throw new Error("not in the campaign");
    return line;
  };
  /** The questions of the draft about a person, in their order, as their texts. */
  const asked = async (person: Person) => {
    const { evaluationId } = await findLine(person);
    const { questions } = await made.owner.api.evaluations.read({ id: evaluationId });
    return questions.map(({ text }) => text.fr);
  };
  return { ...made, id, findLine, asked };
}
type Made = Awaited<ReturnType<typeof createCampaignTeam>>;
const ownPosition = { from: "own_position" as const, titles: [] };

/** A position of these skills, as administration makes one. */
async function createPosition(owner: Person, fr: string, skillIds: readonly string[]) {
  const [family] = (await owner.api.jobs.listFamilies({})).items;
  return owner.api.jobs.createPosition({
    name: { fr, en: null },
    description: null,
    familyId: family!.id,
    skills: skillIds.map((id) => ({ id, expectedLevel: null })),
  });
}
const listSkills = async (owner: Person) => (await owner.api.skills.catalogue({ limit: 5 })).items;
const setJobTitle = (owner: Person, { profileId }: Person, jobTitle: string) =>
  owner.api.people.update({ id: profileId, jobTitle });

describe("the questions of skills", () => {
  test("are asked in the order in which the skills were chosen, of whoever is added later too", async () => {
    const { owner, members, team, source } = await createCampaignTeam(world, 2);
    const [first, second] = members as [Person, Person];
    const offered = await listSkills(owner);
    const chosen = [offered[3]!, offered[0]!];
    const { id } = await owner.api.campaigns.create({
      ...buildCampaignInput(team, source),
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
    const { owner, team, source } = await createCampaignTeam(world, 1);
    const stranger = await world.company();
    const [foreign] = await listSkills(stranger);
    const wishes = {
      ...buildCampaignInput(team, source),
      questionnaire: { from: "skills" as const, ids: [foreign!.id] },
    };
    expect(await readErrorCode(owner.api.campaigns.create(wishes))).toBe("campaign_questions_gone");
  });
});

describe("the questions of each person’s position", () => {
  test("are taken, and whoever has none is said to have none", async () => {
    const { owner, members, id, findLine } = await prepareCampaign(
      2,
      ownPosition,
      async ({ owner: boss, members: [one] }) => {
        const made = await createPosition(boss, "Caviste", [(await listSkills(boss))[0]!.id]);
        await boss.api.people.update({ id: one!.profileId, jobPositionId: made.id });
      },
    );
    const [placed, other] = members as [Person, Person];
    expect((await findLine(placed)).questionCount).toBeGreaterThan(0);
    expect((await findLine(other)).questionCount).toBe(0);
    await owner.api.campaigns.launch({ id, ...small });
    await startCampaign(world.services, { companyId: owner.companyId, campaignId: id });
    expect((await findLine(placed)).status).toBe("in_progress");
    expect(await findLine(other)).toMatchObject({ status: "draft", startFailure: null });
    // Nothing is left that could leave.
    expect(await readErrorCode(owner.api.campaigns.launch({ id, ...small }))).toBe("nothing_to_launch");
  });

  test("of a free title, the nearest position is named, with who has that title", async () => {
    const { owner, members, team, source } = await createCampaignTeam(world, 4);
    const [one, other, third, placed] = members as [Person, Person, Person, Person];
    const near = await createPosition(owner, "Affineur-fromager", [(await listSkills(owner))[0]!.id]);
    await createPosition(owner, "Affineur", []);
    await setJobTitle(owner, one, "Affineuse");
    await setJobTitle(owner, other, "AFFINEUSE");
    await setJobTitle(owner, third, "Zythologue");
    await owner.api.people.update({ id: placed.profileId, jobPositionId: near.id });
    const { freeTitles, ...counted } = await owner.api.campaigns.choose(
      buildCampaignInput(team, source).choice,
    );
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
    const { owner, members, team, source } = await createCampaignTeam(world, 3);
    const [one, late, other] = members as [Person, Person, Person];
    const [skill] = await listSkills(owner);
    const accepted = await createPosition(owner, "Affineur-fromager", [skill!.id]);
    await setJobTitle(owner, one, "Affineuse");
    await setJobTitle(owner, late, "affineuse");
    await setJobTitle(owner, other, "Zythologue");
    const choosePerson = ({ profileId }: Person) => ({ teams: [], positions: [], people: [profileId] });
    const { id } = await owner.api.campaigns.create({
      ...buildCampaignInput(team, source),
      choice: choosePerson(one),
      questionnaire: { from: "own_position", titles: [{ title: "Affineuse", positionId: accepted.id }] },
    });
    const toCountBySubject = (lines: { subject: { id: string }; questionCount: number }[]) =>
      new Map(lines.map(({ subject, questionCount }) => [subject.id, questionCount]));
    await owner.api.campaigns.addPeople({ id, choice: choosePerson(late) });
    const titles = [{ title: "Zythologue", positionId: accepted.id }];
    const { campaign } = await owner.api.campaigns.addPeople({ id, choice: choosePerson(other), titles });
    const counts = toCountBySubject(campaign.lines);
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
    const { owner, members, id, findLine, source } = await prepareCampaign(3, ownPosition);
    const [first] = members as [Person];
    const { evaluationId } = await findLine(first);
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
    expect(await readErrorCode(again)).toBe("nothing_without_questions");
    expect(await readErrorCode(owner.api.campaigns.launch({ id, ...small }))).toBe("ok");
  });

  test("say so where the source has none either, and where it is gone", async () => {
    const { owner, id } = await prepareCampaign(2, ownPosition);
    const empty = await owner.api.evaluations.create({ name: "Vide", evaluationType: "full" });
    const setQuestions = (source: string) =>
      owner.api.campaigns.setQuestions({ id, questionnaire: { from: "evaluation", id: source } });
    expect((await setQuestions(empty.id)).given).toBe(0);
    expect(await readErrorCode(setQuestions(world.services.newId()))).toBe("campaign_questions_gone");
  });

  test("get those of the positions that are accepted for their titles, each their own", async () => {
    const { owner, members, id, findLine } = await prepareCampaign(3, ownPosition);
    const [one, other, untitled] = members as [Person, Person, Person];
    const [first, second] = await listSkills(owner);
    const made = [
      await createPosition(owner, "Affineur-fromager", [first!.id]),
      await createPosition(owner, "Caviste", [first!.id, second!.id]),
    ];
    await setJobTitle(owner, one, "Affineuse");
    // Given a position since.
    await owner.api.people.update({ id: other.profileId, jobPositionId: made[1]!.id });
    const { given } = await owner.api.campaigns.setQuestions({
      id,
      questionnaire: { from: "own_position", titles: [{ title: "Affineuse", positionId: made[0]!.id }] },
    });
    expect(given).toBe(2);
    expect((await findLine(one)).questionCount).toBe(first!.questionCount);
    expect((await findLine(other)).questionCount).toBe(first!.questionCount + second!.questionCount);
    expect((await findLine(untitled)).questionCount).toBe(0);
    await owner.api.campaigns.setQuestions({ id, questionnaire: { from: "skills", ids: [second!.id] } });
    expect((await findLine(untitled)).questionCount).toBe(second!.questionCount);
  });
});
