import { beforeAll, describe, expect, test } from "vitest";
import { post } from "#app/testing/http.ts";
import { readErrorCode, makeWorld, type World } from "#app/testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const contact = {
  mobile: "418 555-0142",
  addressLine1: "12, rue Saint-Jean",
  addressLine2: "App. 3",
  city: "Québec",
  state: "QC",
  zip: "g1r2b5",
  country: "CA",
};

test("all fields of a person are stored, shown and emptied", async () => {
  const owner = await world.company();
  const { profileId: id } = await world.person(owner);
  const rest = { language: "en", hiredOn: "2024-02-29", birthday: "1990-01-31" } as const;
  await owner.api.people.update({ id, ...contact, ...rest });
  expect(await owner.api.people.read({ id })).toMatchObject({ ...contact, ...rest, zip: "G1R 2B5" });
  await owner.api.people.update({ id, mobile: "", zip: null, hiredOn: null, city: "  " });
  expect(await owner.api.people.read({ id })).toMatchObject({
    mobile: null,
    zip: null,
    hiredOn: null,
    city: null,
    addressLine1: contact.addressLine1,
  });
});

test("an address and a birthday are on the page of the person alone, never in a list", async () => {
  const owner = await world.company();
  const { profileId: id } = await world.person(owner);
  await owner.api.people.update({ id, ...contact, birthday: "1990-01-31" });
  const lists = JSON.stringify([
    await owner.api.people.list({}),
    await owner.api.people.selectable({}),
    await owner.api.people.choices({}),
  ]);
  for (const secret of ["1990-01-31", contact.addressLine1, contact.mobile])
    expect(lists).not.toContain(secret);
});

test.each([
  ["mobile", { mobile: "appelez-moi" }],
  ["zip", { country: "CA", zip: "75001" }],
  ["country", { country: "XX" }],
  ["birthday", { birthday: "2026-11-21" }],
  ["hiredOn", { hiredOn: "2027-11-21" }],
])("%s is refused where it makes no sense, and nothing is stored", async (field, wrong) => {
  const owner = await world.company();
  const { profileId: id } = await world.person(owner, { jobTitle: "Avant" });
  const { body } = await post(world, "people/update", { id, jobTitle: "Après", ...wrong }, owner.cookie);
  expect(JSON.parse(body)).toMatchObject({
    json: {
      code: "invalid_data",
      fields: { [field]: { reason: field === "country" ? "option" : "format" } },
    },
  });
  expect((await owner.api.people.read({ id })).jobTitle).toBe("Avant");
});

test("a postal code is validated again with a new country", async () => {
  const owner = await world.company();
  const { profileId: id } = await world.person(owner, { country: "FR", zip: "75001" });
  expect(await readErrorCode(owner.api.people.update({ id, country: "CA" }))).toBe("invalid_data");
  expect(await readErrorCode(owner.api.people.update({ id, city: "Lyon" }))).toBe("ok");
});

describe("two people who edit the same person", () => {
  test("the second is refused, told who was quicker, and may then write over it", async () => {
    const owner = await world.company();
    const other = await world.person(owner, {
      role: "admin",
      isAdmin: true,
      firstName: "Zoé",
      lastName: "Roy",
    });
    const { profileId: id } = await world.person(owner);
    const { version, lastChange } = await owner.api.people.read({ id });
    expect(lastChange).toBeNull();

    await other.api.people.update({ id, version, city: "Rimouski" });
    const mine = { id, city: "Gaspé", mobile: "418 555-0142" };
    expect(await readErrorCode(owner.api.people.update({ ...mine, version }))).toBe("edited_meanwhile");
    const now = await owner.api.people.read({ id });
    expect(now).toMatchObject({
      city: "Rimouski",
      mobile: null,
      lastChange: { by: "Zoé Roy", at: world.clock.now.toISOString() },
    });
    await owner.api.people.update({ ...mine, version: now.version });
    expect(await owner.api.people.read({ id })).toMatchObject({ city: "Gaspé", mobile: "418 555-0142" });
  });

  test("at once: one of two succeeds, and the other is refused", async () => {
    const owner = await world.company();
    const { profileId: id } = await world.person(owner);
    const { version } = await owner.api.people.read({ id });
    const codes = await Promise.all(
      ["Gaspé", "Rimouski"].map((city) => readErrorCode(owner.api.people.update({ id, version, city }))),
    );
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
  });

  test.each(["setRole", "setDirectManager"] as const)("a change by %s counts too", async (call) => {
    const owner = await world.company();
    const { profileId: id } = await world.person(owner);
    const { version } = await owner.api.people.read({ id });
    if (call === "setRole") await owner.api.people.setRole({ id, role: "team_manager" });
    else await owner.api.people.setDirectManager({ id, directManagerId: owner.profileId });
    expect(await readErrorCode(owner.api.people.update({ id, version, city: "Gaspé" }))).toBe(
      "edited_meanwhile",
    );
  });
});

test("the list is narrowed to a human resources status, and to those without a manager", async () => {
  const owner = await world.company();
  await world.person(owner, {
    firstName: "Ana",
    hrStatus: "en_transition",
    directManagerId: owner.profileId,
  });
  await world.person(owner, { firstName: "Luc", directManagerId: owner.profileId });
  await world.person(owner, { firstName: "Zoé", hrStatus: "en_transition" });
  const names = async (question: { hrStatus?: "en_transition"; manager?: "none" }) =>
    (await owner.api.people.list(question)).items.map(({ firstName }) => firstName);
  expect(await names({ hrStatus: "en_transition" })).toEqual(["Ana", "Zoé"]);
  expect((await names({ manager: "none" })).toSorted()).toEqual([owner.firstName, "Zoé"].toSorted());
  expect(await names({ hrStatus: "en_transition", manager: "none" })).toEqual(["Zoé"]);
});

test("whose manager is deactivated is among those without a manager, until the manager is back or another is given", async () => {
  const owner = await world.company();
  const left = await world.person(owner, { firstName: "Armand" });
  const ana = await world.person(owner, { firstName: "Ana", directManagerId: left.profileId });
  const unmanaged = async () =>
    (await owner.api.people.list({ manager: "none" })).items
      .filter(({ isManagerInactive }) => isManagerInactive)
      .map(({ firstName }) => firstName);
  expect(await unmanaged()).toEqual([]);
  await owner.api.people.setActive({ id: left.profileId, isActive: false });
  expect(await unmanaged()).toEqual(["Ana"]);
  await owner.api.people.setActive({ id: left.profileId, isActive: true });
  expect(await unmanaged()).toEqual([]);
  await owner.api.people.setManyActive({ profileIds: [left.profileId], isActive: false });
  const bo = await world.person(owner, { firstName: "Bo" });
  await owner.api.people.setDirectManager({ id: bo.profileId, directManagerId: left.profileId });
  expect((await unmanaged()).toSorted()).toEqual(["Ana", "Bo"]);
  for (const { profileId: id } of [ana, bo])
    await owner.api.people.setDirectManager({ id, directManagerId: owner.profileId });
  expect(await unmanaged()).toEqual([]);
});
