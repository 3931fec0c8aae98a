import { beforeAll, describe, expect, test } from "vitest";
import { failureFrom } from "#platform/client/api.ts";
import { buildDraftEvaluation } from "../../testing/evaluations.ts";
import { makeWorld, type Person } from "../../testing/world.ts";

const world = await makeWorld();
let owner: Person;
let evaluationId: string;
let someone: Person;
beforeAll(async () => {
  owner = await world.company();
  someone = await world.person(owner);
  ({ evaluationId } = await buildDraftEvaluation(world, owner, {}));
});

let count = 0;
const buildRegistration = () => ({
  companyName: "Coopérative",
  firstName: "Anne",
  lastName: "Roy",
  email: `noms${(count += 1)}@rondo.test`,
  password: "Une phrase de passe!",
  language: "fr" as const,
});
/** Every name that emails to other people repeat, and who can choose it. */
const ways: readonly (readonly [field: string, call: (name: string) => Promise<unknown>])[] = [
  ["companyName", (name) => world.visitor.auth.register({ ...buildRegistration(), companyName: name })],
  ["firstName", (name) => world.visitor.auth.register({ ...buildRegistration(), firstName: name })],
  ["lastName", (name) => world.visitor.auth.register({ ...buildRegistration(), lastName: name })],
  ["firstName", (name) => owner.api.people.invite({ email: buildRegistration().email, firstName: name })],
  [
    "lastName",
    (name) =>
      owner.api.people.invite({ email: buildRegistration().email, firstName: "Anne", lastName: name }),
  ],
  ["firstName", (name) => owner.api.people.update({ id: someone.profileId, firstName: name })],
  ["lastName", (name) => owner.api.people.update({ id: someone.profileId, lastName: name })],
  ["name", (name) => owner.api.evaluations.create({ evaluationType: "peer", name })],
  ["name", (name) => owner.api.evaluations.update({ id: evaluationId, name })],
];

describe.each(ways)("%s", (field, call) => {
  test.each(["Gagnez sur example.com", "http://x", "www.exemple", "bit.ly/x", "exemple．com"])(
    "with a web address is refused at the field: %s",
    async (name) => {
      const failure = failureFrom(await call(name).catch((error: unknown) => error));
      expect(failure).toMatchObject({ code: "invalid_data", fields: { [field]: { reason: "web_address" } } });
    },
  );

  test.each(["St. John", "J.-P.", "N° 1", "M.Sc.", "Les Érables inc."])("is accepted: %s", async (name) => {
    await expect(call(name)).resolves.toBeDefined();
  });

  test("with a control character is refused", async () => {
    const failure = failureFrom(await call("Anne\u0000\u001B[31m").catch((error: unknown) => error));
    expect(failure.fields).toEqual({ [field]: { reason: "format" } });
  });
});

test("what cannot be seen in a name is not kept: directions of writing, zero-width characters", async () => {
  const invited = await owner.api.people.invite({
    email: buildRegistration().email,
    firstName: "\u202EAn\u200Bne\u2066",
    lastName: "Ro\u00ADy\uFEFF",
    jobTitle: "Chef\u202Efe",
  });
  expect(invited).toMatchObject({ firstName: "Anne", lastName: "Roy", jobTitle: "Cheffe" });
  const evaluation = await owner.api.evaluations.create({
    evaluationType: "peer",
    name: "Bilan\u2028\u202E2026",
  });
  expect(evaluation.name).toBe("Bilan 2026");
});
