import { expect, test } from "vitest";
import { waitForWaiters } from "#app/testing/races/waiters.ts";
import { makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld({ pool: 8 });

/** Locks the audit log: a request that has changed a person waits there, the change not committed. */
async function beforeTheEnd(work: (release: () => Promise<void>) => Promise<void>) {
  const client = await world.database.owner.connect();
  let isHeld = true;
  const release = async () => {
    if (isHeld) await client.query("commit");
    isHeld = false;
  };
  await client.query("begin; lock table audit_log in share mode");
  try {
    await work(release);
  } finally {
    await release();
    client.release();
  }
}

let others = 0;
/** The ways in which a person gets a manager. */
const getting = {
  "is given the manager": async (owner: Person, id: string) => {
    const { profileId } = await world.person(owner);
    return async () => {
      await owner.api.people.setDirectManager({ id: profileId, directManagerId: id });
      return profileId;
    };
  },
  "is given the manager with others": async (owner: Person, id: string) => {
    const { profileId } = await world.person(owner);
    return async () => {
      await owner.api.people.setDirectManagers({ items: [{ id: profileId, directManagerId: id }] });
      return profileId;
    };
  },
  "is invited under the manager": async (owner: Person, id: string) => async () => {
    const email = `sous.${(others += 1)}@client.example`;
    return (await owner.api.people.invite({ email, firstName: "Zoé", directManagerId: id })).id;
  },
};

/** The ways in which the account of a manager is switched. */
const switching = {
  "is switched": (owner: Person, id: string, isActive: boolean) =>
    owner.api.people.setActive({ id, isActive }),
  "is switched with others": (owner: Person, id: string, isActive: boolean) =>
    owner.api.people.setManyActive({ profileIds: [id], isActive }),
};

const ways = [
  ["is given the manager", "is switched"],
  ["is given the manager with others", "is switched with others"],
  ["is invited under the manager", "is switched"],
] as const;
const cases = ways.flatMap(([get, turn]) =>
  [false, true].flatMap((isActive) =>
    (["first", "last"] as const).map((order) => [get, turn, isActive, order] as const),
  ),
);

test.each(cases)(
  "somebody %s who %s at the same moment (active: %s), the switch %s: what is known of the manager is true",
  async (get, turn, isActive, order) => {
    const owner = await world.company();
    const { profileId: id } = await world.person(owner, { isActive: !isActive });
    const assign = await getting[get](owner, id);
    const change = () => switching[turn](owner, id, isActive);
    let report = "";
    await beforeTheEnd(async (release) => {
      const turns: (() => Promise<unknown>)[] = [async () => (report = await assign()), change];
      const running: Promise<unknown>[] = [];
      for (const each of order === "first" ? turns.toReversed() : turns) {
        running.push(each());
        await waitForWaiters(world, running.length);
      }
      await release();
      await Promise.all(running);
    });
    expect((await owner.api.people.read({ id: report })).isManagerInactive).toBe(!isActive);
  },
);
