import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchedEvaluation, type BuiltEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { outbox } from "#platform/server/tables.ts";

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
  built = await launchedEvaluation(world, owner, { subject, peers: 3, managers: 1 });
});

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
