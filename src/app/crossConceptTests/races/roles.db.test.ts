import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildDraftEvaluation } from "#app/testing/evaluations.ts";
import { makeRaceOrder } from "#app/testing/races/raceOrder.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { evaluationParticipants } from "#evaluations/tables.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";

/** Roles and managers that change while another transaction relies on them (docs/decisions/0036). */
let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld({ pool: 12 });
  owner = await world.company();
});

const races: Record<string, string> = {};
afterAll(() => {
  for (const [name, measured] of Object.entries(races)) noteFigure({ name, measured });
});

test("two owners who demote each other at the same moment leave one", async () => {
  const all = rounds({ short: 8, long: 500 });
  const order = makeRaceOrder();
  for (let round = 0; round < all; round += 1) {
    const first = await world.company();
    const second = await world.person(first, { role: "account_owner", isAdmin: true });
    const demote = (by: Person, whom: Person) =>
      readErrorCode(by.api.people.setRole({ id: whom.profileId, role: "user" }));
    const codes = await order.run(
      () => demote(first, second),
      () => demote(second, first),
    );
    expect(
      codes.filter((code) => code === "ok"),
      `round ${round}: ${codes.join()}`,
    ).toHaveLength(1);
    const { rows } = await world.inside(first, (tx) =>
      tx.execute(
        sql`select count(*)::int as owners from profiles where role = 'account_owner' and is_active`,
      ),
    );
    expect(rows, `round ${round}`).toEqual([{ owners: 1 }]);
    order.note(codes[0] === "ok");
  }
  races["R8: two owners demote each other"] = `${all} rounds (${order.expectBoth()}), one owner left`;
}, 600_000);

test("a manager changed while the evaluation is launched is invited or their successor, never both", async () => {
  const all = rounds({ short: 10, long: 500 });
  const order = makeRaceOrder();
  const [before, after] = [await world.person(owner), await world.person(owner)];
  for (let round = 0; round < all; round += 1) {
    const subject = await world.person(owner, { directManagerId: before.profileId });
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, {
      type: "full",
      subject,
      skills: 1,
    });
    const codes = await order.run(
      () => readErrorCode(owner.api.evaluations.launch({ id, acceptsSmallGroups: true })),
      () =>
        readErrorCode(
          owner.api.people.setDirectManager({ id: subject.profileId, directManagerId: after.profileId }),
        ),
    );
    expect(codes, `round ${round}`).toEqual(["ok", "ok"]);
    const managers = await world.inside(owner, (tx) =>
      tx
        .select({
          id: evaluationParticipants.participantProfileId,
          role: evaluationParticipants.participantRole,
        })
        .from(evaluationParticipants)
        .where(eq(evaluationParticipants.evaluationId, id)),
    );
    const invited = managers.filter(({ role }) => role === "manager").map((one) => one.id);
    expect(invited, `round ${round}`).toHaveLength(1);
    expect([before.profileId, after.profileId]).toContain(invited[0]);
    order.note(invited[0] === before.profileId);
  }
  races["R11: the manager changes while the evaluation is launched"] =
    `${all} rounds (old or new: ${order.expectBoth()}), never both`;
}, 600_000);
