import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recordStatements } from "#app/testing/answering.ts";
import { findLinkedPage, listEmailKindsTo, openEmail } from "#app/testing/emails.ts";
import { answerAndClose, buildEarlier, planSkill } from "#app/testing/checkpoints.ts";
import { computeAnyReports, insertReleasedReports } from "#app/testing/releasedReports.ts";
import { buildUsedModel, readFrozenLayout, silentLayout } from "#app/testing/reportModels.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { evaluationParticipants, evaluations } from "#evaluations/tables.ts";
import { paths } from "#paths.ts";
import { profiles } from "#people/tables.ts";
import { developmentCheckpoints } from "../tables/checkpoints.ts";
import { developmentPlans } from "../tables/plans.ts";

let world: World;
let owner: Person;
let earlier: Awaited<ReturnType<typeof buildEarlier>>;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});
beforeEach(async () => {
  earlier = await buildEarlier(world, owner);
});

const about = () => ({ profileId: earlier.person.profileId });
const skill = (index: number) => earlier.skillIds[index] ?? "";
const read = (who = earlier.person) => who.api.development.readCheckpoint(about());
const ask = (...skillIds: string[]) => earlier.person.api.development.askCheckpoint({ ...about(), skillIds });
const preview = (who: Person) => who.api.development.previewCheckpoint(about());
const launch = (who: Person, acceptsSmallGroups = false) =>
  who.api.development.launchCheckpoint({ ...about(), acceptsSmallGroups });
const setPerson = ({ profileId }: Person, values: Partial<typeof profiles.$inferInsert>) =>
  world.inside(owner, (tx) => tx.update(profiles).set(values).where(eq(profiles.id, profileId)));
/** The clock of a world moves its sessions too: here the past is moved. */
const passTime = (statement: string) =>
  world.database.owner.query(`set app.company_id = '${owner.companyId}'; ${statement}; reset app.company_id`);
const listAbout = () =>
  world.inside(owner, (tx) =>
    tx.select().from(evaluations).where(eq(evaluations.subjectProfileId, earlier.person.profileId)),
  );
const bell = async (who: Person) =>
  (await who.api.notifications.list({})).items.filter(({ kind }) => kind.startsWith("checkpoint"));

describe("asking to take stock again", () => {
  test("is about the skills that the plan shares and the report asked about, and goes to the earlier author", async () => {
    const { person, author } = earlier;
    await planSkill(person, person, skill(0));
    await planSkill(person, person, skill(1), { isPrivate: true });
    let before = await read();
    // However many objectives and reports there are.
    expect((await recordStatements(async () => (before = await read()))).length).toBeLessThan(16);
    expect(before).toMatchObject({ whyNot: null, launcher: { id: author.profileId }, request: null });
    expect(before.skills.map(({ id }) => id)).toEqual([skill(0)]);
    expect(before.reportSkills.map(({ id }) => id)).toContain(skill(1));
    // What is kept for oneself cannot be asked for either.
    expect(await readErrorCode(ask(skill(0), skill(1)))).toBe("checkpoint_skill");
    const asked = await ask(skill(0));
    expect(asked.request).toMatchObject({ progress: "waiting", launcher: { id: author.profileId } });
    // None of the five of a day.
    for (let times = 0; times < 5; times += 1) expect(await ask(skill(0))).toEqual(asked);
    expect(await bell(author)).toMatchObject([{ kind: "checkpoint_asked", isToDo: true }]);
    await person.api.development.withdrawCheckpoint(about());
    expect(await bell(author)).toEqual([]);
    expect(await readErrorCode(preview(author))).toBe("not_found");
  });

  test("rests on the report about the plan, whatever was published later about something else", async () => {
    const { person, evaluationId } = earlier;
    await planSkill(person, person, skill(0));
    const [snapshot] = computeAnyReports(1);
    if (!snapshot) throw new Error("no report");
    const days = { launchedOn: "2026-07-27", closedOn: "2026-08-05", releasedOn: "2026-08-10" };
    const place = { teamId: null, directionId: null, positionId: null };
    const { profileId } = person;
    const later = world.services.newId();
    await insertReleasedReports(world, owner, [
      { evaluationId: later, profileId, snapshot, ...days, ...place },
    ]);
    expect(await read()).toMatchObject({ whyNot: null, report: { evaluationId } });
  });

  test("waits for three months after the report", async () => {
    const person = await world.person(owner);
    const { profileId } = person;
    const [snapshot] = computeAnyReports(1);
    if (!snapshot) throw new Error("no report");
    const days = { launchedOn: "2026-08-03", closedOn: "2026-08-24", releasedOn: "2026-09-10" };
    const place = { teamId: null, directionId: null, positionId: null };
    const evaluationId = world.services.newId();
    await insertReleasedReports(world, owner, [{ evaluationId, profileId, snapshot, ...days, ...place }]);
    expect(await person.api.development.readCheckpoint({ profileId })).toMatchObject({
      whyNot: "checkpoint_too_early",
      window: { opensOn: "2026-12-10", closesOn: "2027-03-10" },
      launcher: null,
    });
  });

  test("is the person’s alone: neither their managers nor those in charge learn of it", async () => {
    await planSkill(earlier.person, earlier.person, skill(0));
    await ask(skill(0));
    for (const who of [earlier.author, owner])
      expect(await readErrorCode(read(who))).toBe("objective_not_yours");
    const stranger = await world.person(owner, { role: "team_manager" });
    expect(await readErrorCode(read(stranger))).toBe("not_found");
    for (const who of [owner, stranger, earlier.person])
      expect(await readErrorCode(preview(who))).toBe("not_found");
  });

  test("goes to the managers of today where the author left, and a request of before is theirs no more", async () => {
    const { person, author } = earlier;
    await planSkill(person, person, skill(0));
    await ask(skill(0));
    const next = await world.person(owner, { role: "team_manager" });
    await setPerson(person, { directManagerId: next.profileId });
    // The author no longer manages this person.
    expect(await readErrorCode(launch(author))).toBe("not_found");
    expect(await bell(author)).toEqual([]);
    const stranded = await read();
    expect(stranded).toMatchObject({ request: { progress: "stranded" }, launcher: { id: next.profileId } });
    expect((await ask(skill(0))).request).toMatchObject({
      progress: "waiting",
      launcher: { id: next.profileId },
    });
    expect(await readErrorCode(preview(author))).toBe("not_found");
    expect((await preview(next)).people).toHaveLength(4);
  });
});

describe("launching", () => {
  beforeEach(async () => {
    await planSkill(earlier.person, earlier.person, skill(0));
    await planSkill(earlier.person, earlier.person, skill(1));
    await ask(skill(0), skill(1));
  });

  test("makes one evaluation of two clicks at once: the same questions, to those who are still here", async () => {
    const { author, person, peers, evaluationId } = earlier;
    const [gone] = peers;
    await setPerson(gone as Person, { isActive: false });
    // Kept for oneself since: out, though it was asked.
    const { objectives } = await person.api.development.readPlan(about());
    const kept = objectives.find((one) => one.skill?.id === skill(1));
    await planSkill(person, person, skill(1), { id: kept?.id, version: kept?.version, isPrivate: true });
    const shown = await preview(author);
    expect(shown.skills.map(({ id }) => id)).toEqual([skill(0)]);
    expect(shown).toMatchObject({ leftOutCount: 1, whyNot: null, evaluation: { id: evaluationId } });
    expect(shown.people.map(({ id }) => id).toSorted()).toEqual(
      peers
        .slice(1)
        .map(({ profileId }) => profileId)
        .toSorted(),
    );
    await setPerson(person, { language: "en" });
    const [one, other] = await Promise.all([launch(author), launch(author)]);
    expect(one).toEqual(other);
    expect(await listAbout()).toHaveLength(2);
    const made = await author.api.evaluations.read({ id: one?.evaluationId ?? "" });
    expect(made.status).toBe("in_progress");
    // In the language of the person, whatever the author's.
    expect(made.name).toBe("Taking stock again · November 2026");
    expect(new Set(made.questions.map((question) => question.skill?.id))).toEqual(new Set([skill(0)]));
    const invited = await world.inside(owner, (tx) =>
      tx.select().from(evaluationParticipants).where(eq(evaluationParticipants.evaluationId, made.id)),
    );
    expect(invited.map(({ participantProfileId }) => participantProfileId)).not.toContain(gone?.profileId);
    expect(await bell(author)).toEqual([]);
    expect((await read()).whyNot).toBe("checkpoint_under_way");
  });

  test("asks for a second yes where a group is too small to be shown", async () => {
    for (const peer of earlier.peers.slice(0, 2)) await setPerson(peer, { isActive: false });
    expect(await readErrorCode(launch(earlier.author))).toBe("small_group_needs_confirmation");
    expect(await listAbout()).toHaveLength(1);
    await launch(earlier.author, true);
    expect(await listAbout()).toHaveLength(2);
  });

  test("is refused where no one can be asked again, and after thirty days", async () => {
    const { peers, author } = earlier;
    for (const peer of peers) await setPerson(peer, { isActive: false });
    expect((await preview(author)).whyNot).toBe("checkpoint_no_one");
    expect(await readErrorCode(launch(author, true))).toBe("checkpoint_no_one");
    for (const peer of peers) await setPerson(peer, { isActive: true });
    await passTime(
      `update development_checkpoints set asked_at = asked_at - interval '31 days' where state = 'asked'`,
    );
    expect(await readErrorCode(launch(author))).toBe("not_found");
    expect((await read()).request?.progress).toBe("lapsed");
  });

  test("can be declined with a word, which the person reads", async () => {
    const why = "Une évaluation complète est prévue en juin.";
    expect((await preview(earlier.author)).askAgainOn).toBe("2026-12-20");
    await earlier.author.api.development.declineCheckpoint({ ...about(), why });
    const declined = await read();
    expect(declined.request).toMatchObject({ progress: "declined", why, askAgainOn: "2026-12-20" });
    expect(declined.whyNot).toBe("checkpoint_declined");
    expect(await bell(earlier.person)).toMatchObject([{ kind: "checkpoint_declined" }]);
    expect(await readErrorCode(launch(earlier.author))).toBe("not_found");
    // Not about this report before thirty days have passed; a request that is withdrawn leaves no wait.
    expect(await readErrorCode(ask(skill(0)))).toBe("checkpoint_declined");
    await passTime(
      `update development_checkpoints set declined_at = declined_at - interval '30 days' where state = 'declined'`,
    );
    expect((await ask(skill(0))).request?.progress).toBe("waiting");
    await earlier.person.api.development.withdrawCheckpoint(about());
    expect((await ask(skill(0))).request?.progress).toBe("waiting");
  });

  test("is written by email without skills or words, and the invitation says that it is launched", async () => {
    const { author, person } = earlier;
    const [asking, answering] = ["development.checkpointAsked", "development.checkpointAnswered"] as const;
    const asked = await openEmail(world, author.email, asking);
    const why = "Un mot qui reste dans le plan.";
    await author.api.development.declineCheckpoint({ ...about(), why });
    const declined = await openEmail(world, person.email, answering);
    expect(findLinkedPage(asked)).toBe(paths.checkpoint(person.profileId));
    expect(findLinkedPage(declined)).toBe(paths.developmentPlan(person.profileId));
    expect(await openEmail(world, author.email, asking)).toBeNull();
    await passTime(
      `update development_checkpoints set declined_at = declined_at - interval '30 days' where state = 'declined'`,
    );
    const { skills } = (await ask(skill(0))).request ?? { skills: [] };
    const written = JSON.stringify([asked, declined]);
    for (const kept of [why, ...skills.map(({ name }) => name.fr)]) expect(written).not.toContain(kept);
    await launch(author);
    const kinds = await listEmailKindsTo(world, person.email);
    expect(kinds.filter((kind) => kind === answering)).toHaveLength(1);
    expect((await bell(person)).map(({ kind }) => kind).toSorted()).toEqual([
      "checkpoint_declined",
      "checkpoint_launched",
    ]);
  });
});

describe("its report, beside the one of before", () => {
  const since = async (evaluationId: string) =>
    (await earlier.person.api.reports.since({ evaluationId, earlierId: earlier.evaluationId })).since;

  async function runAgain({ score }: { score: number }) {
    const { person, author, peers } = earlier;
    await planSkill(person, person, skill(0));
    await ask(skill(0));
    const { evaluationId } = await launch(author, true);
    const invited = (await preview(author)).people.map(({ id }) => id);
    const people = [person, ...peers.filter(({ profileId }) => invited.includes(profileId))];
    await answerAndClose(world, { evaluationId, people, owner }, { score, daysAgo: 0 });
    return evaluationId;
  }

  test("says what changed in the skill that was asked again, by the same people", async () => {
    const evaluationId = await runAgain({ score: 5 });
    const shown = await since(evaluationId);
    expect(shown?.withheld).toEqual([]);
    expect(shown?.rows).toHaveLength(1);
    expect(shown?.rows[0]?.changes.peer?.state).toBe("higher");
    expect((await read()).request).toMatchObject({ progress: "launched", reportId: evaluationId });
  });

  test("compares no group from which one person has gone", async () => {
    await setPerson(earlier.peers[0] as Person, { isActive: false });
    const evaluationId = await runAgain({ score: 5 });
    const shown = await since(evaluationId);
    expect(shown?.withheld).toEqual(["peer"]);
    expect(shown?.rows.flatMap(({ changes }) => changes.peer ?? [])).toEqual([]);
  });

  test("stands in the report whatever the layout of the company leaves out", async () => {
    await buildUsedModel(owner, silentLayout);
    const evaluationId = await runAgain({ score: 5 });
    const sections = ["since", ...silentLayout.sections];
    expect((await readFrozenLayout(world, owner, evaluationId))?.layout).toEqual({
      ...silentLayout,
      sections,
    });
  });
});

/** Requests of others to the same launcher, that were never answered. */
async function insertLapsed(launcher: Person, count: number): Promise<void> {
  const { companyId } = owner;
  const askedAt = new Date(world.clock.now.getTime() - 31.5 * 24 * 60 * 60_000);
  for (let index = 0; index < count; index += 1) {
    const { profileId } = await world.person(owner, { directManagerId: launcher.profileId });
    const [id, planId] = [world.services.newId(), world.services.newId()];
    const { evaluationId } = earlier;
    const request = { companyId, id, planId, evaluationId, skillIds: [], askedAt };
    await world.inside(owner, async (tx) => {
      await tx.insert(developmentPlans).values({ companyId, id: planId, profileId, createdAt: askedAt });
      await tx.insert(developmentCheckpoints).values({ ...request, launcherProfileId: launcher.profileId });
    });
  }
}

test("a request waits among what its launcher has to do, until it is withdrawn, answered, too old or theirs no more", async () => {
  const { person, author } = earlier;
  await planSkill(person, person, skill(0));
  const waiting = async (who = author) => (await who.api.dashboards.read({})).checkpoints;
  const { request } = await ask(skill(0));
  expect(await waiting()).toEqual([
    {
      id: expect.any(String),
      name: "Bilan d’automne",
      subject: expect.objectContaining({ id: person.profileId }),
      dueOn: request?.lastDay,
    },
  ]);
  for (const who of [owner, person]) expect(await waiting(who)).toEqual([]);
  await person.api.development.withdrawCheckpoint(about());
  expect(await waiting()).toEqual([]);
  await ask(skill(0));
  await setPerson(person, { directManagerId: owner.profileId });
  expect(await waiting()).toEqual([]);
  await setPerson(person, { directManagerId: author.profileId });
  expect(await waiting()).toHaveLength(1);
  await passTime(
    `update development_checkpoints set asked_at = asked_at - interval '31 days' where state = 'asked'`,
  );
  expect(await waiting()).toEqual([]);
  await ask(skill(0));
  await insertLapsed(author, 10);
  expect(await waiting()).toHaveLength(1);
  await launch(author);
  expect(await waiting()).toEqual([]);
});
