import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { givePassword, signIn } from "#app/testing/accounts.ts";
import {
  buildDraftEvaluation,
  buildLaunchedEvaluation,
  type BuiltEvaluation,
} from "#app/testing/evaluations.ts";
import { listEmailKindsTo } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { outbox } from "#platform/server/tables.ts";
import type { Role } from "#platform/vocabulary.ts";

/** The person evaluated administers the company: what they may do to people must not reach their evaluation. */
let world: World;
let owner: Person;
let subject: Person;
let built: BuiltEvaluation;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  owner = await world.company("Conserverie des Caps");
  subject = await world.person(owner, { role: "admin", isAdmin: true });
  built = await buildLaunchedEvaluation(world, owner, { subject, peers: 3, managers: 1 });
});
/** Deactivation has ended their sessions. */
async function signInAgain(person: Person): Promise<string> {
  await givePassword(world, person);
  return signIn(world, person.email);
}

describe("on the screens of people", () => {
  type Message = Partial<typeof outbox.$inferInsert>;
  const inEveryState: readonly Message[] = [
    { status: "failed", failure: "550 no such mailbox" },
    { status: "queued", failure: "421 try later" },
    { status: "waiting", leavesOn: "2026-11-24" },
  ];
  const set = (person: Person, kind: string, change: Message) =>
    world.inside(owner, (tx) =>
      tx
        .update(outbox)
        .set(change)
        .where(
          and(
            eq(outbox.companyId, owner.companyId),
            eq(outbox.recipientProfileId, person.profileId),
            eq(outbox.kind, kind),
          ),
        ),
    );

  test("the person evaluated cannot tell who was invited to their evaluation, whatever became of the emails", async () => {
    for (const [at, change] of inEveryState.entries())
      await set(built.peers[at]!, "evaluations.invitation", change);
    const { items } = await subject.api.people.list({});
    expect(items.filter(({ mail }) => mail)).toEqual([]);
    for (const { profileId: id } of built.peers)
      expect((await subject.api.people.read({ id })).mail).toBeNull();
    const { participants } = await owner.api.evaluations.read({ id: built.evaluationId });
    const states = participants.flatMap(({ mail }) => (mail ? [mail.state] : []));
    expect(states.toSorted()).toEqual(["refused", "retrying", "waiting"]);
  });

  test("an invitation to the company still shows that its address was refused", async () => {
    const invited = await subject.api.people.invite({ email: "fautive@caps.example", firstName: "Ada" });
    await set({ ...owner, profileId: invited.id }, "people.invitation", inEveryState[0]!);
    expect((await subject.api.people.read({ id: invited.id })).mail?.state).toBe("refused");
  });
});

describe("an activation", () => {
  test.each<Role>(["admin", "account_owner", "team_manager"])(
    "of somebody whose role is %s is a grant by whoever activates",
    async (role) => {
      const evaluated = await world.person(owner, { role: "account_owner", isAdmin: true });
      const accomplice = await world.person(owner, { role, isAdmin: role === "admin" });
      const { profileId: id } = accomplice;
      const manager = { id: evaluated.profileId, directManagerId: id };
      await owner.api.people.setDirectManager(manager);
      const { evaluationId } = await buildLaunchedEvaluation(world, owner, { subject: evaluated, peers: 1 });
      expect(await readErrorCode(accomplice.api.evaluations.read({ id: evaluationId }))).toBe("ok");
      await owner.api.people.setActive({ id, isActive: false });
      await evaluated.api.people.setActive({ id, isActive: true });
      accomplice.api = world.as(await signInAgain(accomplice));
      const codes = [
        await readErrorCode(accomplice.api.evaluations.read({ id: evaluationId })),
        await readErrorCode(accomplice.api.reports.close({ evaluationId })),
      ];
      expect(codes).toEqual(["evaluation_not_found", "evaluation_not_found"]);
    },
  );

  test("of an admin is told to the account owners, that of anybody else is not", async () => {
    const [admin, member] = [
      await world.person(owner, { role: "admin", isAdmin: true }),
      await world.person(owner),
    ];
    for (const { profileId: id } of [admin, member]) {
      await owner.api.people.setActive({ id, isActive: false });
      await subject.api.people.setActive({ id, isActive: true });
    }
    expect(
      (await listEmailKindsTo(world, owner.email)).filter((kind) => kind === "people.newAdmin"),
    ).toHaveLength(1);
  });

  test("of somebody active already changes nothing", async () => {
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    await subject.api.people.setActive({ id: admin.profileId, isActive: true });
    expect(await readErrorCode(admin.api.evaluations.read({ id: built.evaluationId }))).toBe("ok");
  });
});

describe("the lead of an evaluation that runs", () => {
  let lead: Person;
  let evaluationId: string;
  beforeEach(async () => {
    lead = await world.person(owner, { role: "admin", isAdmin: true });
    ({ evaluationId } = await buildLaunchedEvaluation(world, owner, { subject, peers: 3, author: lead }));
  });
  const setRole = (by: Person, role: Role) =>
    readErrorCode(by.api.people.setRole({ id: lead.profileId, role }));
  const setActive = (by: Person, isActive: boolean) =>
    readErrorCode(by.api.people.setActive({ id: lead.profileId, isActive }));

  test("is neither demoted, raised, deactivated nor activated by the person evaluated", async () => {
    for (const role of ["user", "team_manager", "admin"] as const)
      expect(await setRole(subject, role)).toBe("leads_your_evaluation");
    expect(await setActive(subject, false)).toBe("leads_your_evaluation");
    expect(await setActive(owner, false)).toBe("ok");
    expect(await setActive(subject, true)).toBe("leads_your_evaluation");
    expect(await setActive(owner, true)).toBe("ok");
    lead.api = world.as(await signInAgain(lead));
    expect(await readErrorCode(lead.api.evaluations.read({ id: evaluationId }))).toBe("ok");
  });

  test("nor by an admin whom the person evaluated made, who learns nothing of who is asked either", async () => {
    const made = await world.person(owner);
    await subject.api.people.setRole({ id: made.profileId, role: "admin" });
    made.api = world.as(await signInAgain(made));
    expect(await setActive(made, false)).toBe("leads_your_evaluation");
    expect(await setRole(made, "user")).toBe("leads_your_evaluation");
    const readHolds = async (reader: Person, { profileId }: Person) =>
      (await reader.api.people.read({ id: profileId })).holds;
    const nothing = { answers: 0, leads: 0, approvals: 0 };
    const peer = built.peers[0]!;
    expect([await readHolds(made, peer), await readHolds(made, lead)]).toEqual([nothing, nothing]);
    expect(await made.api.people.holds({ profileIds: [peer.profileId] })).toMatchObject({ holds: nothing });
    expect([(await readHolds(owner, peer)).answers, (await readHolds(owner, lead)).leads]).toEqual([1, 1]);
  });

  test("is named to the person evaluated on the screen of people, to nobody else and no longer than it runs", async () => {
    const readOwnLeads = async (reader: Person) => (await reader.api.people.list({})).ownLeads;
    expect((await readOwnLeads(subject)).toSorted()).toEqual([lead.profileId, owner.profileId].toSorted());
    expect([await readOwnLeads(lead), await readOwnLeads(owner)]).toEqual([[], []]);
    await lead.api.evaluations.archive({ id: evaluationId, abandons: true });
    expect(await readOwnLeads(subject)).toEqual([owner.profileId]);
    expect(await setRole(subject, "user")).toBe("ok");
  });

  test("is not named before the launch, which the person evaluated does not know of", async () => {
    const other = await world.person(owner, { role: "admin", isAdmin: true });
    await buildDraftEvaluation(world, owner, { subject, peers: 3, author: other });
    expect((await subject.api.people.list({})).ownLeads).not.toContain(other.profileId);
    expect(await readErrorCode(subject.api.people.setRole({ id: other.profileId, role: "user" }))).toBe("ok");
  });
});

describe("a role that the person evaluated takes away and gives back", () => {
  let lead: Person;
  let evaluationId: string;
  beforeEach(async () => {
    lead = await world.person(owner, { role: "admin", isAdmin: true });
    ({ evaluationId } = await buildDraftEvaluation(world, owner, { subject, peers: 3, author: lead }));
  });
  const setRole = (by: Person, role: Role) => by.api.people.setRole({ id: lead.profileId, role });
  const setActive = (by: Person, isActive: boolean) =>
    by.api.people.setActive({ id: lead.profileId, isActive });
  const readsAfterwards = async () => {
    lead.api = world.as(await signInAgain(lead));
    return readErrorCode(lead.api.evaluations.read({ id: evaluationId }));
  };

  test("does not exclude the lead, in one step or several", async () => {
    await setRole(subject, "user");
    await setRole(subject, "admin");
    expect(await readsAfterwards()).toBe("ok");
    for (const role of ["team_manager", "user", "team_manager", "admin"] as const)
      await setRole(subject, role);
    await setActive(subject, false);
    await setActive(subject, true);
    expect(await readsAfterwards()).toBe("ok");
    await lead.api.evaluations.launch({ id: evaluationId, acceptsSmallGroups: true });
    expect(await readsAfterwards()).toBe("ok");
  });

  test("is given anew when it is more than they had, or when somebody else had decided in between", async () => {
    await setRole(owner, "team_manager");
    await setRole(subject, "user");
    await setRole(subject, "admin");
    expect(await readsAfterwards()).toBe("evaluation_not_found");
  });

  test.each<[string, () => Promise<unknown>]>([
    ["somebody else took away", () => setRole(owner, "user")],
    ["was taken away from somebody inactive", () => setActive(owner, false)],
  ])("is given anew when %s what they had", async (_words, take) => {
    await take();
    await setActive(subject, false).catch(() => {});
    await setRole(subject, "user");
    await setRole(subject, "admin");
    await setActive(subject, true);
    expect(await readsAfterwards()).toBe("evaluation_not_found");
  });
});
