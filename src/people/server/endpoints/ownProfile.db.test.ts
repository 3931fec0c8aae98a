import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { auditLog } from "#platform/server/tables.ts";

let world: World;
let owner: Person;
let member: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  member = await world.person(owner, { firstName: "Anne", lastName: "Roy", jobTitle: "Soudeuse" });
});

test("people write their name, contact, address and language, and read what their company writes", async () => {
  const { people } = member.api;
  const saved = await people.updateOwn({
    lastName: "Roy-Côté",
    language: "en",
    mobile: "418 555-0142",
    country: "CA",
    zip: "g1r2b5",
    city: "Québec",
  });
  expect(saved).toMatchObject({ lastName: "Roy-Côté", zip: "G1R 2B5", jobTitle: "Soudeuse", role: "user" });
  expect(await people.readOwn({})).toEqual(saved);
  expect((await member.api.auth.viewer({}))?.language).toBe("en");
  const [entry] = await world.inside(owner, (tx) =>
    tx
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.action, "people.updateOwn"), eq(auditLog.objectId, member.profileId))),
  );
  expect(entry?.details).toEqual({
    fields: expect.arrayContaining(["lastName", "language", "mobile", "country", "zip", "city"]) as string[],
  });
});

test.each([
  ["a role", { role: "admin" }],
  ["a job", { jobTitle: "Direction" }],
  ["a birthday", { birthday: "1990-01-01" }],
  ["a manager", { directManagerId: null }],
  ["an address of sign-in", { email: "autre@entreprise.example" }],
  ["a postal code that is none", { country: "CA", zip: "123" }],
  ["a name that is an address", { firstName: "exemple.com" }],
])("nobody gives themself %s", async (_what, input) => {
  expect(await readErrorCode(member.api.people.updateOwn(input as never))).toBe("invalid_data");
});

test("nothing to change is said", async () => {
  expect(await readErrorCode(member.api.people.updateOwn({}))).toBe("no_update_data");
});
