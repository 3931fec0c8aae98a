import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { mintToken } from "#accounts/server/tokens.ts";
import { givePassword, goodPassword, runLater, signIn } from "#app/testing/accounts.ts";
import { launchEvaluation } from "#app/testing/answering.ts";
import { openEmail, findEmailToken } from "#app/testing/emails.ts";
import { post } from "#app/testing/http.ts";
import { hasJoined, hasJoinedOpenly } from "#people/rules/joining.ts";
import { hasJoinedIn, hasJoinedOpenlyIn } from "#people/server/joined.ts";
import { profiles } from "#people/tables.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

const day = 24 * 60 * 60_000;
let world: World;
/** Who administers, and is evaluated. */
let admin: Person;
let lead: Person;
beforeAll(async () => {
  world = await makeWorld();
  lead = await world.company("Moulin du Portage");
  admin = await world.person(lead, { role: "admin", isAdmin: true });
  await givePassword(world, admin);
});

/** All that shows the administration the standing of a person: the list under each filter, the page, the chart, the export. */
async function readShown({ profileId, email }: Person) {
  const { people, auth } = world.as(await signIn(world, admin.email));
  const found: unknown[] = [];
  for (const state of ["active", "invited", "expired", "uninvited", "inactive"] as const)
    found.push(state, (await people.list({ state, search: email })).items.length);
  const { version: _, ...person } = await people.read({ id: profileId });
  const sheet = await people.export({ format: "csv", language: "fr", search: email });
  const { items } = await people.selectable({ search: email });
  return {
    found,
    person,
    sheet: await sheet.text(),
    items,
    link: await readErrorCode(auth.sendPasswordLink({ id: profileId })),
    password: await readErrorCode(
      auth.givePassword({ id: profileId, password: "Huit castors sous la pluie!" }),
    ),
  };
}

test("a statement knows who has joined, and who is shown to have, as the rules do", async () => {
  const joinedAt = new Date("2026-08-01T12:00:00Z");
  const cases = [
    { joinedAt: null, joinedUnseen: false },
    { joinedAt, joinedUnseen: false },
    { joinedAt, joinedUnseen: true },
  ];
  for (const joining of cases) {
    const { profileId } = await world.person(lead, joining);
    const [read] = await world.inside(lead, (tx) =>
      tx
        .select({ joined: hasJoinedIn(), openly: hasJoinedOpenlyIn(), state: profiles.accountState })
        .from(profiles)
        .where(eq(profiles.id, profileId)),
    );
    const openly = hasJoinedOpenly(joining);
    expect(read).toEqual({ joined: hasJoined(joining), openly, state: openly ? "active" : "invited" });
  }
});

describe("somebody whom the company has not invited, asked to answer about an administrator", () => {
  const createUninvited = () => world.person(lead, { joinedAt: null, invitedAt: null });
  async function answerByLink(person: Person) {
    const { userId, companyId, profileId } = person;
    const evaluation = await launchEvaluation(world, {
      author: lead,
      subject: admin,
      invited: [[person, "peer"]],
    });
    const owner = { userId, companyId, profileId, evaluationId: evaluation.id };
    const token = await mintToken(world.database.db, world.services, { kind: "answer", ...owner });
    return world.as((await post(world, "answers/openLink", { token })).cookie);
  }

  test("joins by the link, and everything that the administrator reads stays as it was", async () => {
    const person = await createUninvited();
    const before = await readShown(person);
    expect(before.found).toContain("uninvited");
    const api = await answerByLink(person);
    await api.auth.choosePassword({ password: goodPassword });
    expect(await readShown(person)).toEqual(before);
    await signIn(world, person.email);
  });

  test("is shown as joined once they accept an invitation of the company, which is still sent", async () => {
    const person = await createUninvited();
    await (await answerByLink(person)).auth.choosePassword({ password: goodPassword });
    await admin.api.people.resendInvitation({ id: person.profileId });
    expect((await admin.api.people.read({ id: person.profileId })).hasJoined).toBe(false);
    const token = await findEmailToken(world, person.email, "people.invitation");
    await world.visitor.auth.acceptInvitation({ token, password: goodPassword, language: "fr" });
    expect(await admin.api.people.read({ id: person.profileId })).toMatchObject({
      hasJoined: true,
      joinedIn: expect.any(String),
    });
  });
});

test("an invitation whose link has ended is found as expired, until another leaves", async () => {
  const email = "tardive@moulin.example";
  const { id } = await admin.api.people.invite({ firstName: "Tara", lastName: "Dive", email });
  const openApi = async () => world.as(await signIn(world, admin.email)).people;
  const countExpired = async () =>
    (await (await openApi()).list({ state: "expired", search: email })).items.length;
  await openEmail(world, email, "people.invitation");
  expect(await countExpired()).toBe(0);
  await runLater(world, 8 * day, async () => {
    expect(await countExpired()).toBe(1);
    expect((await (await openApi()).list({ state: "invited", search: email })).items).toHaveLength(1);
    await (await openApi()).resendInvitation({ id });
    await openEmail(world, email, "people.invitation");
    expect(await countExpired()).toBe(0);
  });
});
