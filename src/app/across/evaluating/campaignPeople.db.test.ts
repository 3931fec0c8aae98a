import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Campaign } from "#campaigns/contract.ts";
import { requestsOf } from "#campaigns/rules.ts";
import { seeded } from "#disclosure/testing/build.ts";
import { campaignWishes, teamOf } from "../../testing/campaigns.ts";
import { kindsTo } from "../../testing/emails.ts";
import { codeOf, makeWorld, type Person } from "../../testing/world.ts";

let chance = seeded(1);
const world = await makeWorld({ random: () => chance() });
/** What follows is decided by the same numbers as before. */
const sameChance = () => {
  chance = seeded(1);
};
const choose = (...people: Person[]) => ({
  teams: [],
  positions: [],
  people: people.map(({ profileId }) => profileId),
});
const lineOf = ({ lines }: Campaign, { profileId }: Person) =>
  lines.find(({ subject }) => subject.id === profileId)!;
const idsIn = (campaign: Campaign, person: Person) =>
  lineOf(campaign, person).invited.map((one) => one.person.id);
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
async function prepared(size: number, first = size) {
  const made = await teamOf(world, size);
  const wishes = {
    ...campaignWishes(made.team, made.source),
    choice: choose(...made.members.slice(0, first)),
  };
  const { id } = await made.owner.api.campaigns.create(wishes);
  return { ...made, id };
}

describe("people added to a campaign", () => {
  test("are prepared as the others were, each once, within the same limit", async () => {
    const { owner, members, source, id } = await prepared(6, 3);
    const before = await owner.api.campaigns.read({ id });
    const { campaign, added } = await owner.api.campaigns.addPeople({ id, choice: choose(...members) });
    expect(added).toBe(3);
    expect(campaign.lines).toHaveLength(6);
    const { questions } = await owner.api.evaluations.read({ id: source });
    for (const line of campaign.lines) expect(line.questionCount).toBe(questions.length);
    // Those who were in it stay as they were; what they ask counts for those who come.
    for (const line of before.lines) expect(campaign.lines).toContainEqual(line);
    const requests = requestsOf(campaign.lines);
    for (const { profileId } of members) expect(requests.get(profileId)).toBeLessThanOrEqual(4);
    const again = owner.api.campaigns.addPeople({ id, choice: choose(members[0]!) });
    expect(await codeOf(again)).toBe("nobody_to_add");
  });

  test("propose their colleagues where the others do, until the end of the day at least", async () => {
    const { owner, members, team, source } = await teamOf(world, 3);
    const [first, late] = members as [Person, Person];
    const { id } = await owner.api.campaigns.create({
      ...campaignWishes(team, source),
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
    expect(lineOf(campaign, late).nomination).toMatchObject({ status: "open", dueOn: "2026-11-20" });
    expect(lineOf(campaign, first).nomination?.dueOn).toBe("2026-11-21");
    expect(await kindsTo(world, late.email)).toEqual(["nominations.asked"]);
  });

  test("are refused once it is launched, or where the questions are out of reach", async () => {
    const { owner, members, source, id } = await prepared(5, 3);
    await owner.api.evaluations.remove({ id: source });
    const adding = () => owner.api.campaigns.addPeople({ id, choice: choose(members[4]!) });
    expect(await codeOf(adding())).toBe("campaign_questions_gone");
    await owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
    expect(await codeOf(adding())).toBe("campaign_launched");
  });

  test.each(readers)("have the same colleagues whatever is asked about %s", async (_who, empower) => {
    const { owner, members, id } = await prepared(9, 1);
    const [reader, ...others] = members as [Person, ...Person[]];
    await empower(owner, reader);
    const added = async () => {
      sameChance();
      const { campaign } = await owner.api.campaigns.addPeople({ id, choice: choose(...others) });
      const found = others.map((one) => idsIn(campaign, one).toSorted());
      const evaluationIds = others.map((one) => lineOf(campaign, one).evaluationId);
      await owner.api.campaigns.removePeople({ id, evaluationIds });
      return found;
    };
    const expected = await added();
    const { lines } = await owner.api.campaigns.read({ id });
    const { evaluationId } = lines[0]!;
    for (const { participantId } of lines[0]!.invited)
      await owner.api.evaluations.removeParticipant({ id: evaluationId, participantId });
    expect(await added()).toEqual(expected);
  });

  test("are never oneself, whose line an administrator neither finds nor takes out", async () => {
    const { owner, members, id } = await prepared(3, 2);
    const [admin] = members as [Person];
    await promote(owner, admin);
    const { evaluationId } = lineOf(await owner.api.campaigns.read({ id }), admin);
    const own = { id, evaluationIds: [evaluationId] };
    expect(await codeOf(admin.api.campaigns.removePeople(own))).toBe("not_found");
    expect(await codeOf(admin.api.campaigns.addPeople({ id, choice: choose(admin) }))).toBe("nobody_to_add");
  });
});

describe("people taken out of a campaign", () => {
  test("lose their draft, and no longer once it is launched", async () => {
    const { owner, members, id } = await prepared(4);
    const campaign = await owner.api.campaigns.read({ id });
    const [first, second] = members as [Person, Person];
    const { evaluationId } = lineOf(campaign, first);
    const removing = () => owner.api.campaigns.removePeople({ id, evaluationIds: [evaluationId] });
    expect((await removing()).lines).toHaveLength(3);
    expect(await codeOf(owner.api.evaluations.read({ id: evaluationId }))).toBe("evaluation_not_found");
    expect(await codeOf(removing())).toBe("not_found");
    await owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
    const planned = { id, evaluationIds: [lineOf(campaign, second).evaluationId] };
    expect(await codeOf(owner.api.campaigns.removePeople(planned))).toBe("campaign_launched");
  });

  test("are those of the campaign only", async () => {
    const { owner, source, id } = await prepared(2);
    const strange = owner.api.campaigns.removePeople({ id, evaluationIds: [source] });
    expect(await codeOf(strange)).toBe("not_found");
    expect(await codeOf(owner.api.evaluations.read({ id: source }))).toBe("ok");
  });
});

describe("who answers, proposed again", () => {
  test("fits the new numbers; a line that somebody edited stays, and counts", async () => {
    const { owner, members, id } = await prepared(6);
    const [edited] = members as [Person];
    const before = lineOf(await owner.api.campaigns.read({ id }), edited);
    const { participantId } = before.invited.find(({ role }) => role === "peer")!;
    await owner.api.evaluations.removeParticipant({ id: before.evaluationId, participantId });
    const kept = lineOf(await owner.api.campaigns.read({ id }), edited);
    expect(kept).toMatchObject({ isEdited: true });
    const { campaign, short } = await owner.api.campaigns.propose({ id, mostRequests: 3, colleagues: 3 });
    expect(campaign).toMatchObject({ mostRequests: 3, colleagues: 3 });
    expect(short).toBe(0);
    expect(lineOf(campaign, edited)).toEqual(kept);
    const requests = requestsOf(campaign.lines);
    for (const { profileId } of members) expect(requests.get(profileId)).toBe(3);
    for (const line of campaign.lines)
      expect(line.invited.filter(({ role }) => role === "manager")).toHaveLength(1);
    const fewer = await owner.api.campaigns.propose({ id, mostRequests: 2, colleagues: 3 });
    expect(fewer.short).toBeGreaterThan(0);
  });

  test("leaves alone what its person proposes, and what runs already", async () => {
    const { owner, members, id } = await prepared(6);
    const [asked, running] = members as [Person, Person];
    const before = await owner.api.campaigns.read({ id });
    await owner.api.nominations.ask({
      id: lineOf(before, asked).evaluationId,
      bounds: { peer: { least: 0, most: 5 }, direct_report: { least: 0, most: 5 } },
      dueOn: "2026-12-01",
    });
    await owner.api.evaluations.launch({ id: lineOf(before, running).evaluationId });
    const kept = await owner.api.campaigns.read({ id });
    const { campaign } = await owner.api.campaigns.propose({ id, mostRequests: 8, colleagues: 5 });
    for (const one of [asked, running]) expect(lineOf(campaign, one)).toEqual(lineOf(kept, one));
    expect(idsIn(campaign, members[2]!)).toHaveLength(6);
  });

  test("is never somebody who reads the report of whoever prepared it", async () => {
    const { owner, lead, members, team } = await teamOf(world, 4);
    await world.inside(owner, (tx) =>
      tx.execute(sql`insert into team_members (company_id, id, team_id, profile_id)
        values (${owner.companyId}, gen_random_uuid(), ${team}, ${lead.profileId})`),
    );
    const wishes = { ...campaignWishes(team, team), choice: choose(...members) };
    const { id } = await lead.api.campaigns.create({ ...wishes, questionnaire: { from: "own_position" } });
    await world.inside(owner, (tx) =>
      tx.execute(sql`update profiles set direct_manager_id = null where company_id = ${owner.companyId}`),
    );
    const { campaign } = await owner.api.campaigns.propose({ id, mostRequests: 8, colleagues: 4 });
    for (const person of members) expect(idsIn(campaign, person)).not.toContain(lead.profileId);
  });

  test("is refused where nothing is left to propose, with fewer than the threshold, and once it is launched", async () => {
    const { owner, team, source, id } = await prepared(4);
    const nominated = await owner.api.campaigns.create({
      ...campaignWishes(team, source),
      nomination: { least: 0, most: 5, dueOn: "2026-11-27" },
    });
    const numbers = { mostRequests: 4, colleagues: 4 };
    const proposing = (campaignId: string, colleagues = 4) =>
      codeOf(owner.api.campaigns.propose({ id: campaignId, ...numbers, colleagues }));
    expect(await proposing(nominated.id)).toBe("nothing_to_propose");
    expect(await proposing(id, 2)).toBe("invalid_data");
    await owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
    expect(await proposing(id)).toBe("campaign_launched");
  });

  test("is others than before, by chance", async () => {
    const { owner, members, id } = await prepared(9);
    const found = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      const { campaign } = await owner.api.campaigns.propose({ id, mostRequests: 4, colleagues: 4 });
      found.add(idsIn(campaign, members[0]!).toSorted().join());
    }
    expect(found.size).toBeGreaterThan(1);
  });

  test.each(readers)("about others is the same whatever is asked about %s", async (_who, empower) => {
    const { owner, members, id } = await prepared(9);
    const [reader, ...others] = members as [Person, ...Person[]];
    await empower(owner, reader);
    const numbers = { id, mostRequests: 4, colleagues: 4 };
    const again = async () => {
      sameChance();
      const { campaign } = await owner.api.campaigns.propose(numbers);
      return { campaign, found: others.map((one) => idsIn(campaign, one).toSorted()) };
    };
    const { campaign, found } = await again();
    const own = lineOf(campaign, reader);
    const { participantId } = own.invited[1]!;
    await owner.api.evaluations.removeParticipant({ id: own.evaluationId, participantId });
    expect((await again()).found).toEqual(found);
    // Nor does it matter that they are evaluated at all.
    await owner.api.campaigns.removePeople({ id, evaluationIds: [own.evaluationId] });
    expect((await again()).found).toEqual(found);
  });

  test("is nobody else about oneself: the line about whoever proposes stays", async () => {
    const { owner, members, id } = await prepared(6);
    const [admin] = members as [Person];
    await promote(owner, admin);
    const kept = lineOf(await owner.api.campaigns.read({ id }), admin);
    await admin.api.campaigns.propose({ id, mostRequests: 4, colleagues: 4 });
    expect(lineOf(await owner.api.campaigns.read({ id }), admin)).toEqual(kept);
  });
});
