import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Campaign, CampaignNomination } from "#campaigns/contract.ts";
import { startCampaign } from "#campaigns/server/launch.ts";
import { buildCampaignInput, createCampaignTeam } from "../../testing/campaigns.ts";
import { listEmailKindsTo } from "../../testing/emails.ts";
import { readErrorCode, makeWorld, type Person } from "../../testing/world.ts";

const world = await makeWorld();
const nomination = { least: 3, most: 5, dueOn: "2026-11-27" };
const findLine = ({ lines }: Campaign, { profileId }: Person) =>
  lines.find(({ subject }) => subject.id === profileId)!;

/** Five people who are asked to propose their colleagues. */
async function requestProposals(wanted: Partial<CampaignNomination> = {}) {
  const made = await createCampaignTeam(world, 5);
  const { id } = await made.owner.api.campaigns.create({
    ...buildCampaignInput(made.team, made.source),
    nomination: { ...nomination, ...wanted },
  });
  return { ...made, id };
}
/** They propose all others of the team. */
async function propose({ owner, members, id }: Awaited<ReturnType<typeof requestProposals>>, person: Person) {
  const { evaluationId } = findLine(await owner.api.campaigns.read({ id }), person);
  const others = members.filter(({ profileId }) => profileId !== person.profileId);
  const profileIds = others.slice(0, 3).map(({ profileId }) => profileId);
  await person.api.nominations.propose({ evaluationId, profileIds, send: true });
  return { evaluationId, profileIds };
}

describe("a campaign whose people propose their colleagues", () => {
  test("asks each of them once, and proposes managers only", async () => {
    const { owner, members, id } = await requestProposals();
    const { lines } = await owner.api.campaigns.read({ id });
    for (const line of lines) {
      expect(line.invited.map(({ role }) => role)).toEqual(["manager"]);
      expect(line.nomination).toEqual({ status: "open", dueOn: nomination.dueOn, people: [] });
    }
    for (const { email } of members)
      expect(await listEmailKindsTo(world, email)).toEqual(["nominations.asked"]);
  });

  test("shows what was sent and nothing before, approves several at once, and launches what is decided", async () => {
    const made = await requestProposals();
    const { owner, members, id } = made;
    expect(await readErrorCode(owner.api.campaigns.launch({ id }))).toBe("nothing_to_launch");
    const [first, second, third] = members as [Person, Person, Person];
    const sent = [await propose(made, first), await propose(made, second)];
    const waiting = findLine(await owner.api.campaigns.read({ id }), third);
    await third.api.nominations.propose({
      evaluationId: waiting.evaluationId,
      profileIds: [first.profileId],
      send: false,
    });
    const seen = await owner.api.campaigns.read({ id });
    expect(
      findLine(seen, first)
        .nomination?.people.map((one) => one.id)
        .toSorted(),
    ).toEqual(sent[0]!.profileIds.toSorted());
    expect(findLine(seen, third)).toEqual(waiting);

    const evaluationIds = seen.lines.map(({ evaluationId }) => evaluationId);
    const { approved, campaign } = await owner.api.campaigns.approve({ id, evaluationIds });
    expect(approved).toBe(2);
    expect(findLine(campaign, first).nomination).toMatchObject({ status: "approved", people: [] });
    expect(findLine(campaign, first).invited).toHaveLength(4);
    await owner.api.campaigns.launch({ id });
    await startCampaign(world.services, { companyId: owner.companyId, campaignId: id });
    const statuses = (await owner.api.campaigns.read({ id })).lines.map(({ status }) => status);
    expect(statuses.filter((status) => status === "in_progress")).toHaveLength(2);
    expect(statuses.filter((status) => status === "draft")).toHaveLength(3);
  });

  test("one proposal that can no longer be approved as it is waits, and stops no other", async () => {
    const made = await requestProposals();
    const { owner, members, id } = made;
    const [first, second] = members as [Person, Person];
    const [refused, kept] = [await propose(made, first), await propose(made, second)];
    const gone = refused.profileIds.find((one) => !kept.profileIds.includes(one))!;
    await world.inside(owner, (tx) =>
      tx.execute(sql`update profiles set is_active = false where id = ${gone}`),
    );
    const evaluationIds = [refused.evaluationId, kept.evaluationId];
    const { approved, campaign } = await owner.api.campaigns.approve({ id, evaluationIds });
    expect(approved).toBe(1);
    expect(findLine(campaign, first).nomination?.status).toBe("sent");
  });

  test("may be decided by the manager of each, who finds nothing else of it", async () => {
    const made = await requestProposals({ decidedBy: "direct_manager" });
    const { owner, lead, members, id } = made;
    const [first] = members as [Person];
    const { evaluationId, profileIds } = await propose(made, first);
    expect(await listEmailKindsTo(world, lead.email)).toEqual(["nominations.sent"]);
    await lead.api.nominations.decide({ evaluationId, profileIds });
    expect(await readErrorCode(lead.api.campaigns.read({ id }))).toBe("not_found");
    expect(findLine(await owner.api.campaigns.read({ id }), first).nomination?.status).toBe("approved");
  });

  test("nobody approves what is proposed about themself", async () => {
    const made = await requestProposals();
    const { owner, members, id } = made;
    const [admin] = members as [Person];
    const { evaluationId } = await propose(made, admin);
    await world.inside(owner, (tx) =>
      tx.execute(sql`update profiles set is_admin = true where id = ${admin.profileId}`),
    );
    expect((await admin.api.campaigns.approve({ id, evaluationIds: [evaluationId] })).approved).toBe(0);
    expect(findLine(await owner.api.campaigns.read({ id }), admin).nomination?.status).toBe("sent");
  });

  test.each([
    ["before today", { ...nomination, dueOn: "2026-11-19" }, "full" as const],
    ["after the answers", { ...nomination, dueOn: "2026-12-19" }, "full" as const],
    ["where no colleague answers", nomination, "manager" as const],
  ])("is refused %s", async (_why, wanted, evaluationType) => {
    const { owner, team, source } = await createCampaignTeam(world, 1);
    const input = { ...buildCampaignInput(team, source), evaluationType, nomination: wanted };
    expect(await readErrorCode(owner.api.campaigns.create(input))).toBe("invalid_data");
  });
});
