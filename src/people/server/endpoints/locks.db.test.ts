import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { countWaiters, waitForWaiters } from "#app/testing/races/waiters.ts";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld({ pool: 6 });

/** A company of four who may all do everything, in the order in which their rows are locked. */
async function fourOwners(): Promise<[Person, Person, Person, Person]> {
  const first = await world.company();
  const others: Person[] = [];
  for (let count = 0; count < 3; count += 1)
    others.push(await world.person(first, { role: "account_owner", isAdmin: true }));
  const sorted = [first, ...others].toSorted((a, b) => (a.profileId < b.profileId ? -1 : 1));
  return sorted as [Person, Person, Person, Person];
}

/** Holds the row of this person, as a concurrent change would. */
async function holding(
  person: Person,
  change: ReturnType<typeof sql>,
  work: (release: () => void) => Promise<void>,
) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holder = world.inside(person, async (tx) => {
    await tx.execute(sql`update profiles set ${change} where id = ${person.profileId}`);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  try {
    await work(released.resolve);
  } finally {
    released.resolve();
    await holder;
  }
}

test.each([
  ["after", [0, 1, 2]],
  ["before", [1, 2, 0]],
] as const)(
  "role and manager change while an evaluation of the person begins: both succeed, the person %s the actor",
  async (_, [between, at, about]) => {
    const people = await fourOwners();
    const [third, actor, person] = [people[between], people[at], people[about]];
    await holding(third, sql`job_title = 'Direction'`, async (release) => {
      const update = readErrorCode(
        actor.api.people.update({
          id: person.profileId,
          role: "user",
          directManagerId: people[3].profileId,
        }),
      );
      await waitForWaiters(world, 1);
      let isCreated = false;
      const create = readErrorCode(
        actor.api.evaluations.create({ evaluationType: "peer", subjectProfileId: person.profileId }),
      ).finally(() => (isCreated = true));
      await expect.poll(async () => isCreated || (await countWaiters(world)) === 2).toBe(true);
      release();
      expect(await Promise.all([update, create])).toEqual(["ok", "ok"]);
    });
  },
);

test("the facts of somebody who becomes an admin at the same moment are out of reach of those who are none", async () => {
  const owner = await world.company();
  const plain = await world.person(owner, { role: "account_owner" });
  const person = await world.person(owner, { firstName: "Ana" });
  await holding(person, sql`role = 'admin', is_admin = true`, async (release) => {
    const update = readErrorCode(plain.api.people.update({ id: person.profileId, firstName: "Zoé" }));
    await waitForWaiters(world, 1);
    release();
    expect(await update).toBe("forbidden");
  });
  expect((await owner.api.people.read({ id: person.profileId })).firstName).toBe("Ana");
});
