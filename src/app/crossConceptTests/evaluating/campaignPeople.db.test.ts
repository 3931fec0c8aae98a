import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Campaign } from "#campaigns/contract.ts";
import { countRequestsByPerson } from "#campaigns/rules.ts";
import { seeded } from "#disclosure/testing/build.ts";
import { buildCampaignInput, createCampaignTeam } from "../../testing/campaigns.ts";
import { listEmailKindsTo } from "../../testing/emails.ts";
import { readErrorCode, makeWorld, type Person } from "../../testing/world.ts";

let chance = seeded(1);
const world = await makeWorld({ random: () => chance() });
/** What follows is decided by the same numbers as before. */
const resetRandom = () => {
  chance = seeded(1);
};
const choose = (...people: Person[]) => ({
  teams: [],
  positions: [],
  people: people.map(({ profileId }) => profileId),
});
const findLine = ({ lines }: Campaign, { profileId }: Person) =>
  lines.find(({ subject }) => subject.id === profileId)!;
const listInvitedIds = (campaign: Campaign, person: Person) =>
  findLine(campaign, person).invited.map((one) => one.person.id);
const promote = (owner: Person, { profileId }: Person) =>
  world.inside(owner, (tx) => tx.execute(sql`update profiles set is_admin = true where id = ${profileId}`));
const giveTeams = (owner: Person, { profileId }: Person) =>
  world.inside(owner, (tx) =>
    tx.execute(sql`update profiles set role = 'team_manager' where id = ${profileId}`),
  );
/** Who may read lines of a campaign that they did not prepare. */
const readers = [
  ["an administrator", promote],
  ["a team manager", giveTeams],
] as const;

/** A campaign about these first members of a team. */
async function prepareCampaign(size: number, first = size) {
  const made = await createCampaignTeam(world, size);
  const wishes = {
    ...buildCampaignInput(made.team, made.source),
    choice: choose(...made.members.slice(0, first)),
  };
  const { id } = await made.owner.api.campaigns.create(wishes);
  return { ...made, id };
}

describe("people added to a campaign", () => {
  test("are prepared as the others were, each once, within the same limit", async () => {
    const { owner, members, source, id } = await prepareCampaign(6, 3);
    const before = await owner.api.campaigns.read({ id });
    const { campaign, added } = await owner.api.campaigns.addPeople({ id, choice: choose(...members) });
    expect(added).toBe(3);
    expect(campaign.lines).toHaveLength(6);
    const { questions } = await owner.api.evaluations.read({ id: source });
    for (const line of campaign.lines) expect(line.questionCount).toBe(questions.length);
    // Those who were in it stay as they were; what they ask counts for those who come.
    for (const line of before.lines) expect(campaign.lines).toContainEqual(line);
    const requests = countRequestsByPerson(campaign.lines);
    for (const { profileId } of members) expect(requests.get(profileId)).toBeLessThanOrEqual(4);
    const again = owner.api.campaigns.addPeople({ id, choice: choose(members[0]!) });
    expect(await readErrorCode(again)).toBe("nobody_to_add");
  });

  test("propose their colleagues where the others do, until the end of the day at least", async () => {
    const { owner, members, team, source } = await createCampaignTeam(world, 3);
    const [first, late] = members as [Person, Person];
    const { id } = await owner.api.campaigns.create({
      ...buildCampaignInput(team, source),
      choice: choose(first),
      nomination: { least: 0, most: 5, dueOn: "2026-11-21" },
    });
    // As if it had been prepared a week ago.
    await world.inside(owner, (tx) =>
      tx.execute(
        sql`update campaigns set nomination = nomination || '{"dueOn": "2026-11-14"}' where id = ${id}`,
      ),
    );
    const { campaign } = await owner.api.campaigns.addPeople({ id, choice: choose(late) });
    expect(findLine(campaign, late).nomination).toMatchObject({ status: "open", dueOn: "2026-11-20" });
    expect(findLine(campaign, first).nomination?.dueOn).toBe("2026-11-21");
    expect(await listEmailKindsTo(world, late.email)).toEqual(["nominations.asked"]);
  });

  test("are refused once it is launched, or where the questions are out of reach", async () => {
    const { owner, members, source, id } = await prepareCampaign(5, 3);
    await owner.api.evaluations.remove({ id: source });
    const addPerson = () => owner.api.campaigns.addPeople({ id, choice: choose(members[4]!) });
    expect(await readErrorCode(addPerson())).toBe("campaign_questions_gone");
    await owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
    expect(await readErrorCode(addPerson())).toBe("campaign_launched");
  });

  test.each(readers)("have the same colleagues whatever is asked about %s", async (_who, empower) => {
    const { owner, members, id } = await prepareCampaign(9, 1);
    const [reader, ...others] = members as [Person, ...Person[]];
    await empower(owner, reader);
    const addOthers = async () => {
      resetRandom();
      const { campaign } = await owner.api.campaigns.addPeople({ id, choice: choose(...others) });
      const found = others.map((one) => listInvitedIds(campaign, one).toSorted());
      const evaluationIds = others.map((one) => findLine(campaign, one).evaluationId);
      await owner.api.campaigns.removePeople({ id, evaluationIds });
      return found;
    };
    const expected = await addOthers();
    const { lines } = await owner.api.campaigns.read({ id });
    const { evaluationId } = lines[0]!;
    for (const { participantId } of lines[0]!.invited)
      await owner.api.evaluations.removeParticipant({ id: evaluationId, participantId });
    expect(await addOthers()).toEqual(expected);
  });

  test("are never oneself, whose line an administrator neither finds nor takes out", async () => {
    const { owner, members, id } = await prepareCampaign(3, 2);
    const [admin] = members as [Person];
    await promote(owner, admin);
    const { evaluationId } = findLine(await owner.api.campaigns.read({ id }), admin);
    const own = { id, evaluationIds: [evaluationId] };
    expect(await readErrorCode(admin.api.campaigns.removePeople(own))).toBe("not_found");
    expect(await readErrorCode(admin.api.campaigns.addPeople({ id, choice: choose(admin) }))).toBe(
      "nobody_to_add",
    );
  });
});

describe("people taken out of a campaign", () => {
  test("lose their draft, and no longer once it is launched", async () => {
    const { owner, members, id } = await prepareCampaign(4);
    const campaign = await owner.api.campaigns.read({ id });
    const [first, second] = members as [Person, Person];
    const { evaluationId } = findLine(campaign, first);
    const removePerson = () => owner.api.campaigns.removePeople({ id, evaluationIds: [evaluationId] });
    expect((await removePerson()).lines).toHaveLength(3);
    expect(await readErrorCode(owner.api.evaluations.read({ id: evaluationId }))).toBe(
      "evaluation_not_found",
    );
    expect(await readErrorCode(removePerson())).toBe("not_found");
    await owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
    const planned = { id, evaluationIds: [findLine(campaign, second).evaluationId] };
    expect(await readErrorCode(owner.api.campaigns.removePeople(planned))).toBe("campaign_launched");
  });

  test("are those of the campaign only", async () => {
    const { owner, source, id } = await prepareCampaign(2);
    const strange = owner.api.campaigns.removePeople({ id, evaluationIds: [source] });
    expect(await readErrorCode(strange)).toBe("not_found");
    expect(await readErrorCode(owner.api.evaluations.read({ id: source }))).toBe("ok");
  });
});

describe("who answers, proposed again", () => {
  test("fits the new numbers; a line that somebody edited stays, and counts", async () => {
    const { owner, members, id } = await prepareCampaign(6);
    const [edited] = members as [Person];
    const before = findLine(await owner.api.campaigns.read({ id }), edited);
    const { participantId } = before.invited.find(({ role }) => role === "peer")!;
    await owner.api.evaluations.removeParticipant({ id: before.evaluationId, participantId });
    const kept = findLine(await owner.api.campaigns.read({ id }), edited);
    expect(kept).toMatchObject({ isEdited: true });
    const { campaign, short } = await owner.api.campaigns.propose({ id, maxRequests: 3, colleagues: 3 });
    expect(campaign).toMatchObject({ maxRequests: 3, colleagues: 3 });
    expect(short).toBe(0);
    expect(findLine(campaign, edited)).toEqual(kept);
    const requests = countRequestsByPerson(campaign.lines);
    for (const { profileId } of members) expect(requests.get(profileId)).toBe(3);
    for (const line of campaign.lines)
      expect(line.invited.filter(({ role }) => role === "manager")).toHaveLength(1);
    const fewer = await owner.api.campaigns.propose({ id, maxRequests: 2, colleagues: 3 });
    expect(fewer.short).toBeGreaterThan(0);
  });

  test("leaves alone what its person proposes, and what runs already", async () => {
    const { owner, members, id } = await prepareCampaign(6);
    const [asked, running] = members as [Person, Person];
    const before = await owner.api.campaigns.read({ id });
    await owner.api.nominations.ask({
      id: findLine(before, asked).evaluationId,
      bounds: { peer: { least: 0, most: 5 }, direct_report: { least: 0, most: 5 } },
      dueOn: "2026-12-01",
    });
    await owner.api.evaluations.launch({ id: findLine(before, running).evaluationId });
    const kept = await owner.api.campaigns.read({ id });
    const { campaign } = await owner.api.campaigns.propose({ id, maxRequests: 8, colleagues: 5 });
    for (const one of [asked, running]) expect(findLine(campaign, one)).toEqual(findLine(kept, one));
    expect(listInvitedIds(campaign, members[2]!)).toHaveLength(6);
  });

  test("is never somebody who reads the report of whoever prepared it", async () => {
    const { owner, lead, members, team } = await createCampaignTeam(world, 4);
    await world.inside(owner, (tx) =>
      tx.execute(sql`insert into team_members (company_id, id, team_id, profile_id)
        values (${owner.companyId}, gen_random_uuid(), ${team}, ${lead.profileId})`),
    );
    const wishes = { ...buildCampaignInput(team, team), choice: choose(...members) };
    const { id } = await lead.api.campaigns.create({ ...wishes, questionnaire: { from: "own_position" } });
    await world.inside(owner, (tx) =>
      tx.execute(sql`update profiles set direct_manager_id = null where company_id = ${owner.companyId}`),
    );
    const { campaign } = await owner.api.campaigns.propose({ id, maxRequests: 8, colleagues: 4 });
    for (const person of members) expect(listInvitedIds(campaign, person)).not.toContain(lead.profileId);
  });

  test("is refused where nothing is left to propose, with fewer than the threshold, and once it is launched", async () => {
    const { owner, team, source, id } = await prepareCampaign(4);
    const nominated = await owner.api.campaigns.create({
      ...buildCampaignInput(team, source),
      nomination: { least: 0, most: 5, dueOn: "2026-11-27" },
    });
    const numbers = { maxRequests: 4, colleagues: 4 };
    const proposeRaters = (campaignId: string, colleagues = 4) =>
      readErrorCode(owner.api.campaigns.propose({ id: campaignId, ...numbers, colleagues }));
    expect(await proposeRaters(nominated.id)).toBe("nothing_to_propose");
    expect(await proposeRaters(id, 2)).toBe("invalid_data");
    await owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
    expect(await proposeRaters(id)).toBe("campaign_launched");
  });

  test("is others than before, by chance", async () => {
    const { owner, members, id } = await prepareCampaign(9);
    const found = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      const { campaign } = await owner.api.campaigns.propose({ id, maxRequests: 4, colleagues: 4 });
      found.add(listInvitedIds(campaign, members[0]!).toSorted().join());
    }
    expect(found.size).toBeGreaterThan(1);
  });

  test.each(readers)("about others is the same whatever is asked about %s", async (_who, empower) => {
    const { owner, members, id } = await prepareCampaign(9);
    const [reader, ...others] = members as [Person, ...Person[]];
    await empower(owner, reader);
    const numbers = { id, maxRequests: 4, colleagues: 4 };
    const proposeAgain = async () => {
      resetRandom();
      const { campaign } = await owner.api.campaigns.propose(numbers);
      return { campaign, found: others.map((one) => listInvitedIds(campaign, one).toSorted()) };
    };
    const { campaign, found } = await proposeAgain();
    const own = findLine(campaign, reader);
    const { participantId } = own.invited[1]!;
    await owner.api.evaluations.removeParticipant({ id: own.evaluationId, participantId });
    expect((await proposeAgain()).found).toEqual(found);
    // Nor does it matter that they are evaluated at all.
    await owner.api.campaigns.removePeople({ id, evaluationIds: [own.evaluationId] });
    expect((await proposeAgain()).found).toEqual(found);
  });

  test("is nobody else about oneself: the line about whoever proposes stays", async () => {
    const { owner, members, id } = await prepareCampaign(6);
    const [admin] = members as [Person];
    await promote(owner, admin);
    const kept = findLine(await owner.api.campaigns.read({ id }), admin);
    await admin.api.campaigns.propose({ id, maxRequests: 4, colleagues: 4 });
    expect(findLine(await owner.api.campaigns.read({ id }), admin)).toEqual(kept);
  });
});
