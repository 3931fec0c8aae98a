import { beforeAll, describe, expect, test } from "vitest";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { auditLog } from "#platform/server/tables.ts";
import { profiles } from "../../tables.ts";

let world: World;
beforeAll(async () => {
  world = await makeWorld({ pool: 8 });
});

const standings = (owner: Person) => world.inside(owner, (tx) => tx.select().from(profiles));

describe("a role", () => {
  test("is given by somebody else, and written down", async () => {
    const owner = await world.company();
    const person = await world.person(owner);
    expect(await owner.api.people.setRole({ id: person.profileId, role: "admin" })).toMatchObject({
      role: "admin",
      isAdmin: true,
    });
    expect(await readErrorCode(owner.api.people.setRole({ id: owner.profileId, role: "user" }))).toBe(
      "forbidden",
    );
    const log = await world.inside(owner, (tx) => tx.select().from(auditLog));
    expect(log).toMatchObject([{ action: "people.setRole", details: { from: "user", to: "admin" } }]);
  });

  test("of an admin is touched by admins only", async () => {
    const owner = await world.company();
    const plain = await world.person(owner, { role: "account_owner" });
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const codes = await Promise.all(
      [
        plain.api.people.setRole({ id: admin.profileId, role: "user" }),
        plain.api.people.setRole({ id: plain.profileId, role: "admin" }),
        plain.api.people.setActive({ id: admin.profileId, isActive: false }),
        plain.api.people.update({ id: admin.profileId, firstName: "X" }),
      ].map(readErrorCode),
    );
    expect(codes).toEqual(Array.from({ length: 4 }, () => "forbidden"));
  });

  test("of an owner is touched, and given, by owners only", async () => {
    const owner = await world.company();
    const second = await world.person(owner, { role: "account_owner" });
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const member = await world.person(owner);
    const { profileId: id } = second;
    const codes = await Promise.all(
      [
        admin.api.people.setRole({ id, role: "user" }),
        admin.api.people.setActive({ id, isActive: false }),
        admin.api.people.setRole({ id: member.profileId, role: "account_owner" }),
        admin.api.people.invite({ email: "x@entreprise.example", firstName: "X", role: "account_owner" }),
      ].map(readErrorCode),
    );
    expect(codes).toEqual(Array.from({ length: 4 }, () => "forbidden"));
    expect(await readErrorCode(owner.api.people.setRole({ id, role: "user" }))).toBe("ok");
  });

  test("of the last owner or the last admin stays, even when everybody else is deactivated", async () => {
    const owner = await world.company();
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const plain = await world.person(owner, { role: "account_owner" });
    await owner.api.people.setActive({ id: admin.profileId, isActive: false });
    expect(await readErrorCode(plain.api.people.setRole({ id: owner.profileId, role: "user" }))).toBe(
      "forbidden",
    );
    await owner.api.people.setActive({ id: plain.profileId, isActive: false });
    expect((await standings(owner)).filter(({ isActive }) => isActive)).toMatchObject([
      { id: owner.profileId },
    ]);
    expect(await readErrorCode(owner.api.people.setRole({ id: owner.profileId, role: "user" }))).toBe(
      "forbidden",
    );
  });

  test("two admins who deactivate or demote each other at the same moment leave one, twenty times", async () => {
    for (let round = 0; round < 10; round += 1) {
      const first = await world.company();
      const second = await world.person(first, { role: "account_owner", isAdmin: true });
      const codes = await Promise.all([
        readErrorCode(first.api.people.setRole({ id: second.profileId, role: "user" })),
        readErrorCode(second.api.people.setRole({ id: first.profileId, role: "user" })),
      ]);
      expect(codes.filter((code) => code === "ok")).toHaveLength(1);
      const owners = (await standings(first)).filter(
        ({ role, isAdmin }) => role === "account_owner" && isAdmin,
      );
      expect(owners).toHaveLength(1);

      const third = await world.company();
      const fourth = await world.person(third, { role: "account_owner", isAdmin: true });
      const again = await Promise.all([
        readErrorCode(third.api.people.setActive({ id: fourth.profileId, isActive: false })),
        readErrorCode(fourth.api.people.setActive({ id: third.profileId, isActive: false })),
      ]);
      expect(again.filter((code) => code === "ok")).toHaveLength(1);
      expect((await standings(third)).filter(({ isActive }) => isActive)).toHaveLength(1);
    }
  });
});

describe("a direct manager", () => {
  test("is set and removed by those who manage people, and written down", async () => {
    const owner = await world.company();
    const person = await world.person(owner);
    const { profileId: id } = person;
    const given = await owner.api.people.setDirectManager({ id, directManagerId: owner.profileId });
    expect(given.directManager).toMatchObject({ id: owner.profileId });
    const removed = await owner.api.people.setDirectManager({ id, directManagerId: null });
    expect(removed.directManager).toBeNull();
    expect(await readErrorCode(person.api.people.setDirectManager({ id, directManagerId: null }))).toBe(
      "forbidden",
    );
    const log = await world.inside(owner, (tx) => tx.select().from(auditLog));
    expect(log.map(({ action }) => action)).toEqual(["people.setDirectManager", "people.setDirectManager"]);
  });

  test("is chosen by somebody else", async () => {
    const owner = await world.company();
    const person = await world.person(owner);
    const { profileId: id } = owner;
    expect(
      await readErrorCode(owner.api.people.setDirectManager({ id, directManagerId: person.profileId })),
    ).toBe("forbidden");
  });

  test("is never oneself, directly or through others, nor somebody of another company", async () => {
    const [owner, stranger] = [await world.company(), await world.company()];
    const a = await world.person(owner);
    const b = await world.person(owner, { directManagerId: a.profileId });
    const c = await world.person(owner, { directManagerId: b.profileId });
    const set = (id: string, directManagerId: string) =>
      readErrorCode(owner.api.people.setDirectManager({ id, directManagerId }));
    expect(await set(a.profileId, c.profileId)).toBe("manager_cycle");
    expect(await set(a.profileId, a.profileId)).toBe("manager_cycle");
    expect(await set(a.profileId, stranger.profileId)).toBe("not_found");
    expect(await set(c.profileId, a.profileId)).toBe("ok");
  });

  test("two changes that would close a cycle together: one is refused", async () => {
    const owner = await world.company();
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [await world.person(owner), await world.person(owner)];
      const codes = await Promise.all([
        readErrorCode(owner.api.people.setDirectManager({ id: a.profileId, directManagerId: b.profileId })),
        readErrorCode(owner.api.people.setDirectManager({ id: b.profileId, directManagerId: a.profileId })),
      ]);
      expect(codes.toSorted()).toEqual(["manager_cycle", "ok"]);
    }
  });
});
