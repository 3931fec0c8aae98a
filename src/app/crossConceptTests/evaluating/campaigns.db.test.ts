import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Campaign } from "#campaigns/contract.ts";
import { launchCampaign } from "#campaigns/contract/tasks.ts";
import { sumParticipationByTeam, countRequestsByPerson } from "#campaigns/rules.ts";
import { maxPeople } from "#campaigns/rules/selection.ts";
import { maxLineLength } from "#campaigns/rules/pastedList.ts";
import { makeMailer, makeTasks } from "../../tasks.ts";
import { buildCampaignInput, createCampaignTeam as makeTeam } from "../../testing/campaigns.ts";
import { buildUsedModel, readFrozenLayout, silentLayout } from "../../testing/reportModels.ts";
import { readErrorCode, makeWorld, type Person } from "../../testing/world.ts";

const world = await makeWorld();
const tasks = makeTasks(world.services, makeMailer(world.services, null), world.database.owner);
const runLaunch = (owner: Person, { id: campaignId }: { id: string }) =>
  tasks[launchCampaign]?.({ companyId: owner.companyId, campaignId }, {} as never);

const createTeam = (size: number) => makeTeam(world, size);
const buildInput = buildCampaignInput;
const findLine = ({ lines }: Campaign, { profileId }: Person) =>
  lines.find(({ subject }) => subject.id === profileId);

describe("preparing a campaign", () => {
  test("makes a draft for each, with the questions and the people proposed, and why", async () => {
    const { owner, lead, members, team, source } = await createTeam(5);
    expect(await owner.api.campaigns.choose(buildInput(team, source).choice)).toEqual({
      count: 5,
      withoutPosition: 5,
      freeTitles: { count: 0, titles: [] },
      leftOut: 0,
    });
    const { id } = await owner.api.campaigns.create(buildInput(team, source));
    const campaign = await owner.api.campaigns.read({ id });
    expect(campaign.lines).toHaveLength(5);
    const { questions } = await owner.api.evaluations.read({ id: source });
    for (const line of campaign.lines) {
      expect(line).toMatchObject({ status: "draft", hasManager: true, questionCount: questions.length });
      expect(line.invited.map(({ role, because }) => [role, because])).toEqual([
        ["manager", "direct_manager"],
        ...Array.from({ length: 4 }, () => ["peer", "same_team"]),
      ]);
      expect(line.readability).toMatchObject([{ role: "peer", count: 4 }]);
      const { items } = await owner.api.evaluations.activity({ id: line.evaluationId });
      expect(items.map(({ action }) => action)).toEqual(["evaluation.created"]);
    }
    const requests = countRequestsByPerson(campaign.lines);
    for (const { profileId } of members) expect(requests.get(profileId)).toBe(4);
    expect(requests.get(lead.profileId)).toBe(5);
    expect(await owner.api.campaigns.list({})).toMatchObject({
      items: [{ id, peopleCount: 5, isLaunched: false }],
    });
  });

  test("a team manager prepares one for their own people only, and sees no other’s", async () => {
    const { owner, lead, members, team, source } = await createTeam(3);
    const stranger = await world.person(owner);
    const people = [stranger.profileId, lead.profileId, members[0]!.profileId];
    expect(await lead.api.campaigns.choose({ teams: [], positions: [], people })).toMatchObject({
      count: 1,
      leftOut: 1,
    });
    const { id } = await owner.api.campaigns.create(buildInput(team, source));
    expect(await readErrorCode(lead.api.campaigns.read({ id }))).toBe("not_found");
    expect(await readErrorCode(lead.api.campaigns.launch({ id }))).toBe("not_found");
    expect(await lead.api.campaigns.list({})).toMatchObject({ items: [], total: 0 });
    const only = { teams: [], positions: [], people: [stranger.profileId] };
    const input = { ...buildInput(team, source), questionnaire: { from: "own_position" as const } };
    expect(await readErrorCode(lead.api.campaigns.create({ ...input, choice: only }))).toBe(
      "campaign_of_nobody",
    );
    expect(await readErrorCode(members[0]!.api.campaigns.list({}))).toBe("forbidden");
  });

  test("an admin who is evaluated finds nothing about themself, and launches nothing of it", async () => {
    const { owner, members, team, source } = await createTeam(4);
    const [admin] = members;
    const { id } = await owner.api.campaigns.create(buildInput(team, source));
    await world.inside(owner, (tx) =>
      tx.execute(sql`update profiles set is_admin = true where id = ${admin!.profileId}`),
    );
    const seen = await admin!.api.campaigns.read({ id });
    expect(seen.lines).toHaveLength(3);
    expect(findLine(seen, admin!)).toBeUndefined();
    expect(await admin!.api.campaigns.list({})).toMatchObject({ items: [{ peopleCount: 3 }] });
    await admin!.api.campaigns.launch({ id, acceptsSmallGroups: true });
    await runLaunch(owner, { id });
    expect(findLine(await owner.api.campaigns.read({ id }), admin!)?.status).toBe("draft");
    // And their own choice leaves them out.
    expect(await admin!.api.campaigns.choose(buildInput(team, source).choice)).toMatchObject({
      count: 3,
      leftOut: 1,
    });
  });

  test("changes name and due date with those of its drafts, until it is launched", async () => {
    const { owner, team, source } = await createTeam(4);
    const { id } = await owner.api.campaigns.create(buildInput(team, source));
    const changed = { id, name: "Bilan de printemps", dueOn: "2027-03-01" };
    const campaign = await owner.api.campaigns.update(changed);
    expect(campaign).toMatchObject(changed);
    const [line] = campaign.lines;
    expect(await owner.api.evaluations.read({ id: line!.evaluationId })).toMatchObject({
      name: changed.name,
      dueOn: changed.dueOn,
    });
    expect(await readErrorCode(owner.api.campaigns.update({ ...changed, dueOn: "2026-11-19" }))).toBe(
      "invalid_data",
    );
    await owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
    expect(await readErrorCode(owner.api.campaigns.update(changed))).toBe("campaign_launched");
  });
});

describe("a pasted list", () => {
  test("recognises people by name or address, in either order, and says who has the same name", async () => {
    const { owner, lead } = await createTeam(2);
    const createPerson = (firstName: string, lastName: string) =>
      world.person(owner, { firstName, lastName });
    const one = await createPerson("Hélène", "Côté");
    const twins = [await createPerson("Luc", "Roy"), await createPerson("Luc", "Roy")];
    const lines = ["COTE, Helene", twins[0]!.email.toUpperCase(), "Roy Luc", "Personne Inconnue"];
    const listIds = (items: { people: { id: string }[] }[]) =>
      items.map(({ people }) => people.map(({ id }) => id).toSorted());
    const { items } = await owner.api.campaigns.recognise({ lines });
    expect(listIds(items)).toEqual([
      [one.profileId],
      [twins[0]!.profileId],
      twins.map(({ profileId }) => profileId).toSorted(),
      [],
    ]);
    // A team manager learns of no one beyond their teams.
    expect(listIds((await lead.api.campaigns.recognise({ lines })).items)).toEqual([[], [], [], []]);
    await world.inside(owner, (tx) =>
      tx.execute(sql`update profiles set is_active = false where id = ${one.profileId}`),
    );
    expect(listIds((await owner.api.campaigns.recognise({ lines: ["Hélène Côté"] })).items)).toEqual([[]]);
  });
});

test("a pasted list may be as long as is promised, whatever its letters", async () => {
  const owner = await world.company();
  const lines = Array.from({ length: maxPeople }, (_, index) => `${index}`.padEnd(maxLineLength, "\u660E"));
  const { items } = await owner.api.campaigns.recognise({ lines });
  expect(items).toEqual(lines.map(() => ({ people: [] })));
});

describe("launching a campaign", () => {
  test("launches each once, however often it is clicked and worked on", async () => {
    const { owner, team, source } = await createTeam(4);
    const { id } = await owner.api.campaigns.create(buildInput(team, source));
    const clicks = await Promise.all([1, 2].map(() => readErrorCode(owner.api.campaigns.launch({ id }))));
    expect(clicks.toSorted()).toEqual(["nothing_to_launch", "ok"]);
    await Promise.all([runLaunch(owner, { id }), runLaunch(owner, { id })]);
    const { lines } = await owner.api.campaigns.read({ id });
    expect(lines.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => "in_progress"));
    const launches = await world.inside(owner, (tx) =>
      tx.execute(sql`select 1 from audit_log where action = 'evaluation.launched'`),
    );
    expect(launches.rows).toHaveLength(4);
    expect(await readErrorCode(owner.api.campaigns.launch({ id }))).toBe("nothing_to_launch");
  });

  test("freezes the report model in use on each evaluation, whatever is chosen afterwards", async () => {
    const { owner, team, source } = await createTeam(4);
    const { id } = await owner.api.campaigns.create(buildInput(team, source));
    await buildUsedModel(owner, silentLayout);
    await owner.api.campaigns.launch({ id });
    await runLaunch(owner, { id });
    await owner.api.reportModels.use({ id: null });
    const { lines } = await owner.api.campaigns.read({ id });
    const launched = await Promise.all(
      lines.map(({ evaluationId }) => readFrozenLayout(world, owner, evaluationId)),
    );
    const frozen = { layout: silentLayout, showsComments: false };
    expect(launched).toEqual(Array.from({ length: 4 }, () => frozen));
  });

  test("a group that could not be shown waits for a second yes, and stops no other", async () => {
    const { owner, members, team, source } = await createTeam(4);
    const { id } = await owner.api.campaigns.create(buildInput(team, source));
    const line = findLine(await owner.api.campaigns.read({ id }), members[0]!)!;
    const peer = line.invited.find(({ role }) => role === "peer")!;
    await owner.api.evaluations.removeParticipant({
      id: line.evaluationId,
      participantId: peer.participantId,
    });
    await owner.api.campaigns.launch({ id });
    await runLaunch(owner, { id });
    const after = await owner.api.campaigns.read({ id });
    expect(findLine(after, members[0]!)).toMatchObject({
      status: "draft",
      startFailure: "small_group_needs_confirmation",
    });
    expect(after.lines.filter(({ status }) => status === "in_progress")).toHaveLength(3);
    await owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
    await runLaunch(owner, { id });
    expect(findLine(await owner.api.campaigns.read({ id }), members[0]!)?.status).toBe("in_progress");
  });
});

test("says what a launch has sent: one email a person, some of them later, of what one may see alone", async () => {
  const { owner, lead, members, team, source } = await createTeam(4);
  const { id } = await owner.api.campaigns.create(buildInput(team, source));
  await owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
  await runLaunch(owner, { id });
  const readLaunched = async (one: Person) => (await one.api.campaigns.progress({ id })).launched;
  expect(await readLaunched(owner)).toEqual({ evaluations: 4, invitations: 5, later: 0, lastOn: null });
  await world.inside(owner, (tx) =>
    tx.execute(
      sql`update outbox set leaves_on = '2026-12-02' where recipient_profile_id = ${lead.profileId}`,
    ),
  );
  expect(await readLaunched(owner)).toEqual({
    evaluations: 4,
    invitations: 5,
    later: 1,
    lastOn: "2026-12-02",
  });
  // The evaluation about themself does not count, nor do participants asked about them alone.
  const [admin, other] = members as [Person, Person];
  const { lines } = await owner.api.campaigns.read({ id });
  await world.inside(owner, async (tx) => {
    await tx.execute(sql`update profiles set is_admin = true where id = ${admin.profileId}`);
    await tx.execute(sql`update outbox set data = jsonb_build_object('ids', jsonb_build_array(
      ${lines.find(({ subject }) => subject.id === admin.profileId)!.evaluationId}::text))
      where recipient_profile_id = ${other.profileId} and kind = 'evaluations.invitations'`);
  });
  expect(await readLaunched(admin)).toEqual({
    evaluations: 3,
    invitations: 4,
    later: 1,
    lastOn: "2026-12-02",
  });
});

describe("following a campaign", () => {
  /** Launched, and its invitations gone. */
  async function launchCampaignWithEmails() {
    const made = await createTeam(4);
    const { id } = await made.owner.api.campaigns.create(buildInput(made.team, made.source));
    await made.owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
    await runLaunch(made.owner, { id });
    await world.inside(made.owner, (tx) => tx.execute(sql`update outbox set status = 'sent'`));
    return { ...made, id };
  }
  const finish = (owner: Person, evaluationId: string, { profileId }: Person) =>
    world.inside(owner, (tx) =>
      tx.execute(sql`update evaluation_participants set status = 'completed'
        where evaluation_id = ${evaluationId} and participant_profile_id = ${profileId}`),
    );
  const countReminders = (owner: Person) =>
    world.inside(owner, async (tx) => {
      const { rows } = await tx.execute(
        sql`select recipient_profile_id as id from outbox where kind = 'evaluations.reminder'`,
      );
      return rows.map(({ id }) => String(id));
    });

  test("counts who has finished by team, and names who has not with how much is left", async () => {
    const { owner, lead, members, id } = await launchCampaignWithEmails();
    const { lines } = await owner.api.campaigns.read({ id });
    for (const { evaluationId } of lines) await finish(owner, evaluationId, lead);
    const after = await owner.api.campaigns.read({ id });
    expect(sumParticipationByTeam(after.lines)).toEqual([
      { team: "Ventes", people: 4, asked: 20, answered: 4 },
    ]);
    expect(after.missing.map(({ person }) => person.id).toSorted()).toEqual(
      members.map(({ profileId }) => profileId).toSorted(),
    );
    for (const one of after.missing)
      expect(one).toMatchObject({ partCount: 4, dueOn: "2026-12-18", isInvited: true, remindedAt: null });
  });

  test("one reminder for all their parts, once in 24 hours, counted the same whoever was written to already", async () => {
    const { owner, lead, members, id } = await launchCampaignWithEmails();
    const [first] = members as [Person];
    const answer = await owner.api.campaigns.remind({ id, profileIds: [first.profileId] });
    expect(answer.reminded).toBe(1);
    expect(answer.missing.find(({ person }) => person.id === first.profileId)).toMatchObject({
      remindedAt: world.clock.now.toISOString(),
      lastRemindedAt: world.clock.now.toISOString(),
    });
    const again = owner.api.campaigns.remind({ id, profileIds: [first.profileId] });
    expect(await readErrorCode(again)).toBe("reminded_recently");
    const { reminded } = await owner.api.campaigns.remind({ id });
    expect(reminded).toBe(members.length);
    expect((await countReminders(owner)).toSorted()).toEqual(
      [lead, ...members].map(({ profileId }) => profileId).toSorted(),
    );
    expect(await readErrorCode(owner.api.campaigns.remind({ id }))).toBe("reminded_recently");
  });

  test("reminding one person waits for no evaluation but those that they have not finished", async () => {
    const { owner, members, id } = await launchCampaignWithEmails();
    const [first, second] = members as [Person, Person];
    const { lines } = await owner.api.campaigns.read({ id });
    const about = lines.find(({ subject }) => subject.id === second.profileId)!;
    await finish(owner, about.evaluationId, first);
    await world.inside(owner, async (tx) => {
      await tx.execute(sql`select from evaluations where id = ${about.evaluationId} for update`);
      const one = { id, profileIds: [first.profileId] };
      expect((await owner.api.campaigns.remind(one)).reminded).toBe(1);
    });
  });

  test("nobody is reminded before their invitation has left", async () => {
    const { owner, id } = await launchCampaignWithEmails();
    await world.inside(owner, (tx) => tx.execute(sql`update outbox set status = 'waiting'`));
    expect((await owner.api.campaigns.read({ id })).missing.every(({ isInvited }) => !isInvited)).toBe(true);
    expect(await readErrorCode(owner.api.campaigns.remind({ id }))).toBe("invitation_waiting");
  });

  test("nothing that an admin reads or reminds of rests on the evaluation about themself", async () => {
    const { owner, members, id } = await launchCampaignWithEmails();
    const [admin, other] = members as [Person, Person];
    await world.inside(owner, (tx) =>
      tx.execute(sql`update profiles set is_admin = true where id = ${admin.profileId}`),
    );
    const own = findLine(await owner.api.campaigns.read({ id }), admin)!;
    const before = await admin.api.campaigns.read({ id });
    expect(before.missing.find(({ person }) => person.id === other.profileId)?.partCount).toBe(3);
    await finish(owner, own.evaluationId, other);
    expect(await admin.api.campaigns.read({ id })).toEqual(before);
    await admin.api.campaigns.remind({ id });
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute(
        sql`select 1 from evaluation_participants where evaluation_id = ${own.evaluationId} and reminded_at is not null`,
      ),
    );
    expect(rows).toEqual([]);
  });
});
