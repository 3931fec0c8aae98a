import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { givePassword, signIn } from "#app/testing/accounts.ts";
import { draftEvaluation, launchedEvaluation } from "#app/testing/evaluations.ts";
import { post } from "#app/testing/http.ts";
import { kindsTo, openEmail, pageBehind, tokenIn } from "#app/testing/emails.ts";
import { codeOf, makeWorld, type Person, type World } from "#app/testing/world.ts";
import type { Role } from "#platform/vocabulary.ts";

const day = 24 * 60 * 60_000;

/** The founder, who has admin power, is evaluated by another owner; whoever the founder promoted stays out of it. */
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
async function promotedBy(promoter: Person, role: Role = "admin"): Promise<Person> {
  const person = await world.person(founder);
  await givePassword(world, person);
  await promoter.api.people.setRole({ id: person.profileId, role });
  return person;
}
const signedInAgain = async (person: Person) => ({
  ...person,
  api: world.as(await signIn(world, person.email)),
});
const aboutFounder = (wishes: object = {}) =>
  launchedEvaluation(world, otherOwner, { subject: founder, peers: 1, ...wishes });
const sees = async (person: Person, id: string) => ({
  listed: (await person.api.evaluations.list({})).items.some((one) => one.id === id),
  read: await codeOf(person.api.evaluations.read({ id })),
});
const everything = { listed: true, read: "ok" };
const nothing = { listed: false, read: "evaluation_not_found" };

describe("whoever the person evaluated made admin, owner or team manager", () => {
  test.each<Role>(["admin", "account_owner"])(
    "as %s is a stranger to the evaluation at every call",
    async (role) => {
      const promoted = await promotedBy(founder, role);
      const { evaluationId: id } = await aboutFounder();
      expect(await sees(promoted, id)).toEqual(nothing);
      const { evaluations, reports, answers } = promoted.api;
      const codes = [
        await codeOf(evaluations.update({ id, name: "Autre" })),
        await codeOf(evaluations.launch({ id, acceptsSmallGroups: true })),
        await codeOf(evaluations.archive({ id })),
        await codeOf(evaluations.potentialParticipants({ id })),
        await codeOf(reports.close({ evaluationId: id })),
        await codeOf(reports.read({ evaluationId: id })),
        await codeOf(answers.preview({ evaluationId: id })),
        await codeOf(answers.read({ evaluationId: id })),
      ];
      expect(new Set(codes)).toEqual(new Set(["evaluation_not_found"]));
    },
  );

  test("does not open the report either, nor is the lead told of it", async () => {
    const author = await world.person(founder, { role: "account_owner", email: "lead@caps.example" });
    const { evaluationId: id } = await draftEvaluation(world, author, { subject: founder, peers: 1 });
    expect(await sees(author, id)).toEqual(everything);
    await otherOwner.api.people.setRole({ id: author.profileId, role: "user" });
    await founder.api.people.setRole({ id: author.profileId, role: "admin" });
    await otherOwner.api.evaluations.launch({ id, acceptsSmallGroups: true });
    await otherOwner.api.reports.close({ evaluationId: id });
    expect(await codeOf(author.api.reports.read({ evaluationId: id }))).toBe("evaluation_not_found");
    expect(await codeOf(otherOwner.api.reports.read({ evaluationId: id }))).toBe("ok");
    expect(await kindsTo(world, author.email)).not.toContain("reports.completed");
  });

  test("by an invitation, and by those whom they promoted in their turn", async () => {
    const email = "invite@caps.example";
    await founder.api.people.invite({ email, firstName: "Ada", role: "admin" });
    const first = await promotedBy(founder);
    const second = await promotedBy(first);
    const third = await promotedBy(second, "admin");
    const before = await promotedBy(otherOwner);
    const { evaluationId: id } = await aboutFounder();
    for (const person of [second, third]) expect(await sees(person, id)).toEqual(nothing);
    expect(await sees(before, id)).toEqual(everything);
    const token = await tokenIn(world, email, "people.invitation");
    const password = "Trois renards dans la neige";
    const { cookie } = await post(world, "auth/acceptInvitation", { token, password, language: "fr" });
    expect(await codeOf(world.as(cookie).evaluations.read({ id }))).toBe("evaluation_not_found");
  });

  test("but not those whom the promoted had promoted before", async () => {
    const colleague = await promotedBy(otherOwner);
    const earlier = await promotedBy(colleague);
    await otherOwner.api.people.setRole({ id: colleague.profileId, role: "user" });
    world.clock.advance(60_000);
    await founder.api.people.setRole({ id: colleague.profileId, role: "admin" });
    const { evaluationId: id } = await aboutFounder();
    expect(await sees(colleague, id)).toEqual(nothing);
    expect(await sees(earlier, id)).toEqual(everything);
  });

  test("cannot begin an evaluation of them, and runs all the others", async () => {
    const promoted = await promotedBy(founder);
    const choice = { evaluationType: "peer", subjectProfileId: founder.profileId } as const;
    expect(await codeOf(promoted.api.evaluations.create(choice))).toBe("invalid_author_or_subject");
    const other = { ...choice, subjectProfileId: otherOwner.profileId };
    const draft = await promoted.api.evaluations.create(other);
    const change = { id: draft.id, subjectProfileId: founder.profileId };
    expect(await codeOf(promoted.api.evaluations.update(change))).toBe("invalid_author_or_subject");
    expect(await sees(promoted, draft.id)).toEqual(everything);
  });

  test("still answers, when asked to", async () => {
    const promoted = await promotedBy(founder, "account_owner");
    const { evaluationId: id } = await draftEvaluation(world, otherOwner, { subject: founder, managers: 1 });
    await otherOwner.api.evaluations.addParticipant({ id, profileId: promoted.profileId, role: "manager" });
    await otherOwner.api.evaluations.launch({ id, acceptsSmallGroups: true });
    expect(await codeOf(promoted.api.answers.read({ evaluationId: id }))).toBe("ok");
    expect(await sees(promoted, id)).toEqual(nothing);
  });

  test("90 days before the launch or later; longer ago does not count", async () => {
    const [long, short] = [await promotedBy(founder), await promotedBy(otherOwner)];
    world.clock.advance(91 * day);
    founder.api = world.as(await signIn(world, founder.email));
    otherOwner.api = world.as(await signIn(world, otherOwner.email));
    const lately = await promotedBy(founder);
    const { evaluationId: id } = await aboutFounder();
    const since = await promotedBy(founder);
    expect(await sees(await signedInAgain(long), id)).toEqual(everything);
    expect(await sees(await signedInAgain(short), id)).toEqual(everything);
    for (const person of [lately, since]) expect(await sees(person, id)).toEqual(nothing);
    // What counted at the launch counts for good.
    world.clock.advance(200 * day);
    expect(await sees(await signedInAgain(lately), id)).toEqual(nothing);
  });
});

test("an only owner who has promoted everybody else lately evaluates themself as if alone", async () => {
  const only = await world.company("Seule inc.");
  const admin = await world.person(only);
  await only.api.people.setRole({ id: admin.profileId, role: "admin" });
  const choice = { evaluationType: "peer", subjectProfileId: only.profileId } as const;
  expect(await codeOf(only.api.evaluations.create(choice))).toBe("ok");
  world.clock.advance(91 * day);
  await givePassword(world, only);
  only.api = world.as(await signIn(world, only.email));
  expect(await codeOf(only.api.evaluations.create(choice))).toBe("forbidden");
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
  expect(await kindsTo(world, second.email)).toEqual([]);
  await company.api.people.setRole({ id: person.profileId, role: "admin" });
  await company.api.people.invite({ email: "ana@verrerie.example", firstName: "Ana", role: "admin" });
  expect(await kindsTo(world, second.email)).toEqual(["people.newAdmin", "people.newAdmin"]);
  expect(await kindsTo(world, company.email)).toHaveLength(2);
  expect([await kindsTo(world, inactive.email), await kindsTo(world, person.email)]).toEqual([[], []]);
  const email = await openEmail(world, second.email, "people.newAdmin");
  expect(email?.title).toBe("Une personne de plus à l’administration");
  expect(email?.paragraphs[0]).toContain("Verrerie du Saguenay");
  expect(pageBehind(email)).toBe("/app/users");
});
