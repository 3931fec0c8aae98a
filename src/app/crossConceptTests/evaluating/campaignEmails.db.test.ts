import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { remindNominations } from "#nominations/server/reminders.ts";
import { campaignNominations } from "#platform/contract/limits.ts";
import { buildCampaignInput, createCampaignTeam } from "../../testing/campaigns.ts";
import { listEmailKindsTo } from "../../testing/emails.ts";
import { readErrorCode, makeWorld, type Person } from "../../testing/world.ts";

// Ten minutes before midnight where the companies are.
const world = await makeWorld({ now: new Date("2026-11-21T04:50:00Z") });
type Team = Awaited<ReturnType<typeof createCampaignTeam>>;

const nominate = (by: Person, { team }: Team) =>
  by.api.campaigns.create({
    ...buildCampaignInput(team, team),
    questionnaire: { from: "own_position" },
    nomination: { least: 0, most: 5, dueOn: "2026-11-27" },
  });
const countEmails = async ({ email }: Person, kind: string) =>
  (await listEmailKindsTo(world, email)).filter((one) => one === kind).length;
const markEmailsSent = (owner: Person) =>
  world.inside(owner, (tx) => tx.execute(sql`update outbox set status = 'sent' where status <> 'failed'`));
const countNotifications = async (person: Person, kind: string) =>
  (await person.api.notifications.list({})).items.filter((one) => one.kind === kind).length;
async function runOnNextDay(work: () => Promise<unknown>) {
  world.clock.advance(15 * 60_000);
  await work();
  world.clock.advance(-15 * 60_000);
}

describe("somebody who is asked to propose by one campaign after the other", () => {
  test("is written to three times a day, and told of each in the application", async () => {
    const made = await createCampaignTeam(world, 2);
    const { lead, members } = made;
    for (let round = 0; round < 6; round += 1) await nominate(lead, made);
    for (const person of members) {
      expect(await countEmails(person, "nominations.asked")).toBe(3);
      expect(await countNotifications(person, "nomination_asked")).toBe(6);
    }
    await runOnNextDay(() => nominate(lead, made));
    expect(await countEmails(members[0]!, "nominations.asked")).toBe(4);
  });

  test("is so too where it happens at one moment, or one by one", async () => {
    const made = await createCampaignTeam(world, 1);
    const { owner, lead, members } = made;
    const [person] = members as [Person];
    await Promise.all([1, 2, 3, 4, 5].map(() => nominate(lead, made)));
    expect(await countEmails(person, "nominations.asked")).toBe(3);
    const { id } = await owner.api.evaluations.create({
      name: "Bilan",
      evaluationType: "peer",
      subjectProfileId: person.profileId,
    });
    await owner.api.nominations.ask({ id, bounds: { peer: { least: 0, most: 4 } }, dueOn: "2026-12-04" });
    expect(await countEmails(person, "nominations.asked")).toBe(3);
    expect(await countNotifications(person, "nomination_asked")).toBe(6);
  });

  test("is not written to again by the campaign that they were taken out of and added to that day", async () => {
    const made = await createCampaignTeam(world, 2);
    const { owner, lead, members } = made;
    const [person] = members as [Person];
    const { id } = await nominate(lead, made);
    const repeatProposal = async () => {
      const { lines } = await lead.api.campaigns.read({ id });
      const line = lines.find(({ subject }) => subject.id === person.profileId)!;
      await lead.api.campaigns.removePeople({ id, evaluationIds: [line.evaluationId] });
      await lead.api.campaigns.addPeople({
        id,
        choice: { teams: [], positions: [], people: [person.profileId] },
      });
    };
    // The first email has lost its reason before it left: the next one says it.
    await repeatProposal();
    expect(await countEmails(person, "nominations.asked")).toBe(2);
    await markEmailsSent(owner);
    for (let round = 0; round < 3; round += 1) await repeatProposal();
    expect(await countEmails(person, "nominations.asked")).toBe(2);
  });

  test("is asked by nobody who asked a thousand times within the hour", async () => {
    const made = await createCampaignTeam(world, 3);
    const { lead, members } = made;
    await world.services.limits.countMany("nominations.askMany", campaignNominations, lead.profileId, 998);
    for (let round = 0; round < 2; round += 1)
      expect(await readErrorCode(nominate(lead, made))).toBe("too_many_requests");
    expect(await countEmails(members[0]!, "nominations.asked")).toBe(0);
    // The owner has their own.
    expect(await readErrorCode(nominate(made.owner, made))).toBe("ok");
  });
});

describe("whoever decides about the proposals of a campaign", () => {
  async function sendProposal(decidedBy: "lead" | "direct_manager") {
    const made = await createCampaignTeam(world, 3);
    const { owner, members, team, source } = made;
    const { id } = await owner.api.campaigns.create({
      ...buildCampaignInput(team, source),
      nomination: { least: 0, most: 5, dueOn: "2026-12-04", decidedBy },
    });
    const { lines } = await owner.api.campaigns.read({ id });
    const send = async (person: Person) => {
      const { evaluationId } = lines.find(({ subject }) => subject.id === person.profileId)!;
      await person.api.nominations.propose({ evaluationId, profileIds: [], send: true });
    };
    return { ...made, members: members as [Person, Person, Person], send };
  }

  test("gets one email a day, and each proposal in the application", async () => {
    const { owner, members, send } = await sendProposal("lead");
    for (const person of members.slice(0, 2)) await send(person);
    expect(await countEmails(owner, "nominations.sent")).toBe(1);
    await runOnNextDay(() => send(members[2]));
    expect(await countEmails(owner, "nominations.sent")).toBe(2);
    expect(await countNotifications(owner, "nomination_sent")).toBe(3);
  });

  test("is told once as a manager, and so is the next one", async () => {
    const { owner, lead, members, send } = await sendProposal("direct_manager");
    for (const person of members) await send(person);
    const next = await world.person(owner);
    const before = world.clock.now;
    const runRounds = async (...days: string[]) => {
      for (const day of days) {
        world.clock.now = new Date(`${day}T15:31:00Z`);
        await remindNominations(world.services, owner.companyId);
      }
    };
    await runRounds("2026-11-21", "2026-11-22", "2026-11-23");
    expect(await countEmails(lead, "nominations.sent")).toBe(1);
    await world.inside(owner, (tx) =>
      tx.execute(sql`update profiles set direct_manager_id = ${next.profileId}
        where direct_manager_id = ${lead.profileId}`),
    );
    await runRounds("2026-11-23", "2026-11-24", "2026-11-25");
    world.clock.now = before;
    expect([
      await countEmails(lead, "nominations.sent"),
      await countEmails(next, "nominations.sent"),
    ]).toEqual([1, 1]);
  });
});
