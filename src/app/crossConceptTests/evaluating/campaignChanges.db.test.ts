import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Campaign } from "#campaigns/contract.ts";
import { startCampaign } from "#campaigns/server/launch.ts";
import { buildCampaignInput, createCampaignTeam } from "../../testing/campaigns.ts";
import { readErrorCode, makeWorld, type Person } from "../../testing/world.ts";

/** A campaign that is changed while it is launched, or through its evaluations one by one. */
const world = await makeWorld({ pool: 6 });

async function prepareCampaign(size: number, wanted: object = {}) {
  const made = await createCampaignTeam(world, size);
  const { id } = await made.owner.api.campaigns.create({
    ...buildCampaignInput(made.team, made.source),
    ...wanted,
  });
  const read = () => made.owner.api.campaigns.read({ id });
  const findLine = async ({ profileId }: Person) => {
    const line = (await read()).lines.find(({ subject }) => subject.id === profileId);
    if (!line) throw new Error("not in the campaign");
    return line;
  };
  const start = () => startCampaign(world.services, { companyId: made.owner.companyId, campaignId: id });
  return { ...made, id, read, findLine, start };
}
const small = { acceptsSmallGroups: true };
const group = { least: 0, most: 5 };
const bounds = { peer: group, direct_report: group };
const listStatuses = ({ lines }: Campaign) => lines.map(({ status }) => status);

describe("a launch", () => {
  test("starts nothing whose proposal is awaited, asked before it, after it or in the same moment", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { owner, members, id, findLine, start } = await prepareCampaign(2);
      const other = await world.person(owner, { role: "account_owner" });
      const { evaluationId } = await findLine(members[0]!);
      const asking = { id: evaluationId, bounds, dueOn: "2026-11-27", decidedBy: "lead" as const };
      const [, asked] = await Promise.allSettled([
        owner.api.campaigns.launch({ id, ...small }),
        other.api.nominations.ask(asking),
      ]);
      await start();
      const { status, nomination } = await findLine(members[0]!);
      if (asked.status === "fulfilled") expect([status, nomination?.status]).toEqual(["draft", "open"]);
      else expect([status, nomination]).toEqual(["in_progress", null]);
    }
  });

  test("starts nothing that came to be planned with a proposal awaited", async () => {
    const { owner, members, findLine, start } = await prepareCampaign(2);
    const { evaluationId } = await findLine(members[0]!);
    await owner.api.nominations.ask({ id: evaluationId, bounds, dueOn: "2026-11-27", decidedBy: "lead" });
    await world.inside(owner, (tx) =>
      tx.execute(
        sql`update evaluations set status = 'pending', starts_on = '2026-11-20', accepts_small_groups = true
          where id = ${evaluationId}`,
      ),
    );
    await start();
    expect(await findLine(members[0]!)).toMatchObject({ status: "draft", nomination: { status: "open" } });
  });

  test("leaves out what is deleted in the same moment", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { owner, members, id, findLine, read } = await prepareCampaign(3);
      const { evaluationId } = await findLine(members[0]!);
      const [launched] = await Promise.all([
        readErrorCode(owner.api.campaigns.launch({ id, ...small })),
        readErrorCode(owner.api.evaluations.remove({ id: evaluationId })),
      ]);
      expect(launched).toBe("ok");
      expect(listStatuses(await read()).slice(0, 2)).toEqual(["pending", "pending"]);
    }
  });

  test("does not wait for what is planned by itself for a later day", async () => {
    const { owner, members, id, findLine, start } = await prepareCampaign(3);
    const { evaluationId } = await findLine(members[0]!);
    await owner.api.evaluations.plan({ id: evaluationId, startsOn: "2026-12-01", ...small });
    await owner.api.campaigns.launch({ id, ...small });
    expect(await owner.api.campaigns.progress({ id })).toEqual({
      preparing: 0,
      waiting: 2,
      started: 0,
      launched: { evaluations: 0, invitations: 0, later: 0, lastOn: null },
    });
    expect(await findLine(members[1]!)).toMatchObject({ status: "pending", isStarting: true });
    await start();
    expect(await owner.api.campaigns.progress({ id })).toMatchObject({
      waiting: 0,
      started: 2,
      launched: { evaluations: 2, later: 0, lastOn: null },
    });
    expect(await findLine(members[0]!)).toMatchObject({ status: "pending", isStarting: false });
  });

  test("takes a draft that asks an objective alone, as its own page does", async () => {
    const { owner, members, id, findLine } = await prepareCampaign(1);
    const { evaluationId } = await findLine(members[0]!);
    await owner.api.evaluations.update({ id: evaluationId, selectedDimensions: ["objectives"] });
    expect(await findLine(members[0]!)).toMatchObject({ questionCount: 0 });
    expect(await readErrorCode(owner.api.campaigns.launch({ id, ...small }))).toBe("nothing_to_launch");
    await owner.api.evaluations.addObjective({ id: evaluationId, nameFr: "Former la relève" });
    expect(await findLine(members[0]!)).toMatchObject({ questionCount: 1 });
    expect(await readErrorCode(owner.api.campaigns.launch({ id, ...small }))).toBe("ok");
  });
});

describe("one person of a campaign", () => {
  test("is not in it twice, back from the archive or in the place of another", async () => {
    const { owner, members, id, findLine } = await prepareCampaign(3);
    const [first, second] = members as [Person, Person];
    const { evaluationId } = await findLine(first);
    const choice = { teams: [], positions: [], people: [first.profileId] };
    await owner.api.evaluations.archive({ id: evaluationId });
    await owner.api.campaigns.addPeople({ id, choice });
    expect(await readErrorCode(owner.api.evaluations.unarchive({ id: evaluationId }))).toBe(
      "already_in_campaign",
    );
    const other = await findLine(second);
    const change = { id: other.evaluationId, subjectProfileId: first.profileId };
    expect(await readErrorCode(owner.api.evaluations.update(change))).toBe("subject_of_campaign");
    await owner.api.campaigns.removePeople({ id, evaluationIds: [(await findLine(first)).evaluationId] });
    await owner.api.evaluations.unarchive({ id: evaluationId });
    expect((await findLine(first)).evaluationId).toBe(evaluationId);
  });

  test("keeps those who were approved, whatever is proposed again", async () => {
    const nomination = { least: 0, most: 5, dueOn: "2026-11-27" };
    const { owner, members, id, findLine } = await prepareCampaign(5, { nomination });
    const [first, ...others] = members as [Person, ...Person[]];
    const { evaluationId } = await findLine(first);
    const profileIds = others.slice(0, 3).map(({ profileId }) => profileId);
    await first.api.nominations.propose({ evaluationId, profileIds, send: true });
    await owner.api.nominations.approve({ id: evaluationId, profileIds });
    await owner.api.nominations.cancel({ id: evaluationId });
    const { invited } = await findLine(first);
    await readErrorCode(owner.api.campaigns.propose({ id, maxRequests: 2, colleagues: 3 }));
    expect(await findLine(first)).toMatchObject({ isEdited: true, invited });
  });
});

describe("name and due date of a campaign", () => {
  test("leave what was changed in a draft of it", async () => {
    const { owner, members, id, findLine } = await prepareCampaign(2);
    const { evaluationId } = await findLine(members[0]!);
    await owner.api.evaluations.update({ id: evaluationId, name: "À part", dueOn: "2027-02-01" });
    await owner.api.campaigns.update({ id, name: "Nouveau nom", dueOn: "2026-12-20" });
    const drafts = await Promise.all(
      members.map(async (one) => owner.api.evaluations.read({ id: (await findLine(one)).evaluationId })),
    );
    expect(drafts).toMatchObject([
      { name: "À part", dueOn: "2027-02-01" },
      { name: "Nouveau nom", dueOn: "2026-12-20" },
    ]);
  });

  test("do not let it be due before its people have proposed", async () => {
    const nomination = { least: 0, most: 5, dueOn: "2026-12-10" };
    const { owner, id } = await prepareCampaign(2, { nomination });
    const update = (dueOn: string) => readErrorCode(owner.api.campaigns.update({ id, name: "Bilan", dueOn }));
    expect([await update("2026-12-09"), await update("2026-12-10")]).toEqual(["due_before_proposals", "ok"]);
  });
});

test("on the home of its author a campaign is one line, and none about themself counts", async () => {
  const { owner, members, id, start } = await prepareCampaign(3);
  const readManaged = async () => {
    const { campaigns, led: alone } = await owner.api.dashboards.read({});
    return { campaigns, names: alone.map(({ name }) => name) };
  };
  const numbers = { id, preparing: 3, toDecide: 0, running: 0 };
  expect(await readManaged()).toMatchObject({
    campaigns: [numbers],
    names: [expect.not.stringContaining("hiver")],
  });
  await owner.api.campaigns.launch({ id, ...small });
  await start();
  const { campaigns } = await owner.api.dashboards.read({});
  expect(campaigns).toMatchObject([{ preparing: 0, running: 3 }]);
  expect((await members[0]!.api.dashboards.read({})).campaigns).toEqual([]);
});
