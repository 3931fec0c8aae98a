import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { givePassword, signIn } from "#app/testing/accounts.ts";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { post } from "#app/testing/http.ts";
import { listEmailKindsTo, openEmail, findLinkedPage, findEmailToken } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import type { Role } from "#platform/vocabulary.ts";

const day = 24 * 60 * 60_000;

/** The founder, who has admin power, is evaluated by another owner; those whom the founder promoted have no access. */
let world: World;
let founder: Person;
let otherOwner: Person;
beforeAll(async () => {
  world = await makeWorld();
  founder = await world.company("Conserverie des Caps");
  otherOwner = await world.person(founder, { role: "account_owner", isAdmin: true });
  for (const person of [founder, otherOwner]) await givePassword(world, person);
});
/** The clock moves by months: sessions are opened anew. */
beforeEach(async () => {
  for (const person of [founder, otherOwner]) person.api = world.as(await signIn(world, person.email));
});
async function createPromoted(promoter: Person, role: Role = "admin"): Promise<Person> {
  const person = await world.person(founder);
  await givePassword(world, person);
  await promoter.api.people.setRole({ id: person.profileId, role });
  return person;
}
const signInAgain = async (person: Person) => ({
  ...person,
  api: world.as(await signIn(world, person.email)),
});
const launchAboutFounder = (wishes: object = {}) =>
  buildLaunchedEvaluation(world, otherOwner, { subject: founder, peers: 1, ...wishes });
const readAccess = async (person: Person, id: string) => ({
  listed: (await person.api.evaluations.list({})).items.some((one) => one.id === id),
  read: await readErrorCode(person.api.evaluations.read({ id })),
});
const everything = { listed: true, read: "ok" };
const nothing = { listed: false, read: "evaluation_not_found" };

describe("whoever the person evaluated made admin, owner or team manager", () => {
  test.each<Role>(["admin", "account_owner"])(
    "as %s is a stranger to the evaluation at every call",
    async (role) => {
      const promoted = await createPromoted(founder, role);
      const { evaluationId: id } = await launchAboutFounder();
      expect(await readAccess(promoted, id)).toEqual(nothing);
      const { evaluations, reports, answers } = promoted.api;
      const codes = [
        await readErrorCode(evaluations.update({ id, name: "Autre" })),
        await readErrorCode(evaluations.launch({ id, acceptsSmallGroups: true })),
        await readErrorCode(evaluations.archive({ id })),
        await readErrorCode(evaluations.potentialParticipants({ id })),
        await readErrorCode(reports.close({ evaluationId: id })),
        await readErrorCode(reports.read({ evaluationId: id })),
        await readErrorCode(answers.preview({ evaluationId: id })),
        await readErrorCode(answers.read({ evaluationId: id })),
      ];
      expect(new Set(codes)).toEqual(new Set(["evaluation_not_found"]));
    },
  );

  test("does not open the report either, nor is the lead told of it", async () => {
    const author = await world.person(founder, { role: "account_owner", email: "lead@caps.example" });
    const { evaluationId: id } = await buildDraftEvaluation(world, author, { subject: founder, peers: 1 });
    expect(await readAccess(author, id)).toEqual(everything);
    await otherOwner.api.people.setRole({ id: author.profileId, role: "user" });
    await founder.api.people.setRole({ id: author.profileId, role: "admin" });
    await otherOwner.api.evaluations.launch({ id, acceptsSmallGroups: true });
    await otherOwner.api.reports.close({ evaluationId: id });
    expect(await readErrorCode(author.api.reports.read({ evaluationId: id }))).toBe("evaluation_not_found");
    expect(await readErrorCode(otherOwner.api.reports.read({ evaluationId: id }))).toBe("ok");
    expect(await listEmailKindsTo(world, author.email)).not.toContain("reports.completed");
  });

  test("by an invitation, and by those whom they promoted in their turn", async () => {
    const email = "invite@caps.example";
    await founder.api.people.invite({ email, firstName: "Ada", role: "admin" });
    const first = await createPromoted(founder);
    const second = await createPromoted(first);
    const third = await createPromoted(second, "admin");
    const before = await createPromoted(otherOwner);
    const { evaluationId: id } = await launchAboutFounder();
    for (const person of [second, third]) expect(await readAccess(person, id)).toEqual(nothing);
    expect(await readAccess(before, id)).toEqual(everything);
    const token = await findEmailToken(world, email, "people.invitation");
    const password = "Trois renards dans la neige";
    const { cookie } = await post(world, "auth/acceptInvitation", { token, password, language: "fr" });
    expect(await readErrorCode(world.as(cookie).evaluations.read({ id }))).toBe("evaluation_not_found");
  });

  test("but not those whom the promoted had promoted before", async () => {
    const colleague = await createPromoted(otherOwner);
    const earlier = await createPromoted(colleague);
    await otherOwner.api.people.setRole({ id: colleague.profileId, role: "user" });
    world.clock.advance(60_000);
    await founder.api.people.setRole({ id: colleague.profileId, role: "admin" });
    const { evaluationId: id } = await launchAboutFounder();
    expect(await readAccess(colleague, id)).toEqual(nothing);
    expect(await readAccess(earlier, id)).toEqual(everything);
  });

  test("cannot begin an evaluation of them, and runs all the others", async () => {
    const promoted = await createPromoted(founder);
    const choice = { evaluationType: "peer", subjectProfileId: founder.profileId } as const;
    expect(await readErrorCode(promoted.api.evaluations.create(choice))).toBe("invalid_author_or_subject");
    const other = { ...choice, subjectProfileId: otherOwner.profileId };
    const draft = await promoted.api.evaluations.create(other);
    const change = { id: draft.id, subjectProfileId: founder.profileId };
    expect(await readErrorCode(promoted.api.evaluations.update(change))).toBe("invalid_author_or_subject");
    expect(await readAccess(promoted, draft.id)).toEqual(everything);
  });

  test("still answers, when asked to", async () => {
    const promoted = await createPromoted(founder, "account_owner");
    const { evaluationId: id } = await buildDraftEvaluation(world, otherOwner, {
      subject: founder,
      managers: 1,
    });
    await otherOwner.api.evaluations.addParticipant({ id, profileId: promoted.profileId, role: "manager" });
    await otherOwner.api.evaluations.launch({ id, acceptsSmallGroups: true });
    expect(await readErrorCode(promoted.api.answers.read({ evaluationId: id }))).toBe("ok");
    expect(await readAccess(promoted, id)).toEqual(nothing);
  });

  test("90 days before the launch or later; longer ago does not count", async () => {
    const [long, short] = [await createPromoted(founder), await createPromoted(otherOwner)];
    world.clock.advance(91 * day);
    founder.api = world.as(await signIn(world, founder.email));
    otherOwner.api = world.as(await signIn(world, otherOwner.email));
    const lately = await createPromoted(founder);
    const { evaluationId: id } = await launchAboutFounder();
    const since = await createPromoted(founder);
    expect(await readAccess(await signInAgain(long), id)).toEqual(everything);
    expect(await readAccess(await signInAgain(short), id)).toEqual(everything);
    for (const person of [lately, since]) expect(await readAccess(person, id)).toEqual(nothing);
    // What counted at the launch counts for good.
    world.clock.advance(200 * day);
    expect(await readAccess(await signInAgain(lately), id)).toEqual(nothing);
  });
});

test("an only owner who has promoted everybody else lately evaluates themself as if alone", async () => {
  const only = await world.company("Seule inc.");
  const admin = await world.person(only);
  await only.api.people.setRole({ id: admin.profileId, role: "admin" });
  const choice = { evaluationType: "peer", subjectProfileId: only.profileId } as const;
  expect(await readErrorCode(only.api.evaluations.create(choice))).toBe("ok");
  world.clock.advance(91 * day);
  await givePassword(world, only);
  only.api = world.as(await signIn(world, only.email));
  expect(await readErrorCode(only.api.evaluations.create(choice))).toBe("forbidden");
});

test("account owners are told of every new admin, in words that name both, and of nothing else", async () => {
  const company = await world.company("Verrerie du Saguenay");
  const second = await world.person(company, { role: "account_owner", email: "deux@verrerie.example" });
  const inactive = await world.person(company, {
    role: "account_owner",
    isActive: false,
    email: "partie@verrerie.example",
  });
  const person = await world.person(company, { firstName: "Zoé", lastName: "Hamel" });
  await company.api.people.setRole({ id: person.profileId, role: "team_manager" });
  expect(await listEmailKindsTo(world, second.email)).toEqual([]);
  await company.api.people.setRole({ id: person.profileId, role: "admin" });
  await company.api.people.invite({ email: "ana@verrerie.example", firstName: "Ana", role: "admin" });
  expect(await listEmailKindsTo(world, second.email)).toEqual(["people.newAdmin", "people.newAdmin"]);
  expect(await listEmailKindsTo(world, company.email)).toHaveLength(2);
  expect([
    await listEmailKindsTo(world, inactive.email),
    await listEmailKindsTo(world, person.email),
  ]).toEqual([[], []]);
  const email = await openEmail(world, second.email, "people.newAdmin");
  expect(email?.title).toBe("Une personne de plus à l’administration");
  expect(email?.paragraphs[0]).toContain("Verrerie du Saguenay");
  expect(findLinkedPage(email)).toBe("/app/users");
});
