import { beforeAll, describe, expect, inject, test } from "vitest";
import { post } from "#app/testing/http.ts";
import { listEmailKindsTo, findEmailToken } from "#app/testing/emails.ts";
import { showEveryRow, listTablesWithCompany } from "#app/testing/everyRow.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { makeMailer, makeTasks } from "../../tasks.ts";

const day = 24 * 60 * 60_000;
const password = "Trois renards dans la neige";
const theirs = "Un pirate patient ici!";
const buildTrapRegistration = (email: string) => ({
  companyName: "Piège inc.",
  firstName: "Faux",
  lastName: "Nom",
  email,
  password: theirs,
  language: "fr" as const,
});
const buildOwnRegistration = (email: string) => ({
  ...buildTrapRegistration(email),
  companyName: "Ferronnerie Sirois",
  firstName: "Rose",
  password,
});

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  await showEveryRow(world.database.owner);
  owner = await world.company("Ateliers du Parc");
});

const count = async (statement: string, values: unknown[] = []) => {
  const { rows } = await world.database.owner.query<{ count: number }>(statement, values);
  return rows[0]?.count ?? 0;
};
const countTraps = () => count("select count(*)::int from companies where name = 'Piège inc.'");
/** The tables in which a row speaks of a company that does not exist, nor is ready for a test to begin, with their number. */
async function listOrphans(): Promise<string[]> {
  const found = [];
  for (const name of await listTablesWithCompany(world.database.owner)) {
    const left = await count(
      `select count(*)::int from ${name} where company_id not in (select id from companies) and company_id <> all($1::uuid[])`,
      [inject("readyCompanies")],
    );
    if (left > 0) found.push(`${name} ${left}`);
  }
  return found;
}
async function signedIn(email: string, secret = password) {
  const { cookie, code } = await post(world, "auth/signIn", { email, password: secret });
  expect(code).toBeUndefined();
  return world.as(cookie);
}
const runMinuteTask = () =>
  makeTasks(
    world.services,
    makeMailer(world.services, async () => {}),
    world.database.owner,
  )["purgeRegistrations"]?.({}, {} as never);

describe("a stranger registers the address of somebody else", () => {
  test("who accepts an invitation: nothing of the stranger's is left on the account", async () => {
    const email = "invitee@parc.example";
    await owner.api.people.invite({ email, firstName: "Inès" });
    await world.visitor.auth.register(buildTrapRegistration(email));
    const planted = await findEmailToken(world, email, "auth.confirmation");
    const token = await findEmailToken(world, email, "people.invitation");
    const { cookie } = await post(world, "auth/acceptInvitation", { token, password, language: "fr" });
    const viewer = await world.as(cookie).auth.viewer({});
    expect([viewer?.company.name, viewer?.otherCompanies]).toEqual(["Ateliers du Parc", []]);
    expect(await readErrorCode(world.visitor.auth.confirmEmail({ token: planted, password: theirs }))).toBe(
      "invalid_token",
    );
    expect(await readErrorCode(world.visitor.auth.signIn({ email, password: theirs }))).toBe(
      "invalid_credentials",
    );
    expect([await countTraps(), await listOrphans()]).toEqual([0, []]);
  });

  test("who registers too: each confirms by their own email, and the company is the owner's own", async () => {
    const email = "rose@ferronnerie.example";
    await world.visitor.auth.register(buildTrapRegistration(email));
    world.clock.advance(60_000);
    const { cookie } = await post(world, "auth/register", buildOwnRegistration(email));
    const token = await findEmailToken(world, email, "auth.confirmation");
    expect(await readErrorCode(world.as(cookie).auth.confirmEmail({ token }))).toBe("password_needed");
    await world.visitor.auth.confirmEmail({ token, newPassword: password });
    const viewer = await (await signedIn(email)).auth.viewer({});
    expect([viewer?.company.name, viewer?.firstName, viewer?.otherCompanies]).toEqual([
      "Ferronnerie Sirois",
      "Rose",
      [],
    ]);
    expect([await countTraps(), await listOrphans()]).toEqual([0, []]);
  });

  test("who asks for a way in: that of a company that knows them, else the email that confirms", async () => {
    const [invited, unknown] = ["invite2@parc.example", "personne2@parc.example"];
    await owner.api.people.invite({ email: invited, firstName: "Ivo" });
    for (const email of [invited, unknown]) await world.visitor.auth.register(buildTrapRegistration(email));
    world.clock.advance(10 * 60_000);
    for (const email of [invited, unknown]) {
      await world.visitor.auth.requestReset({ email });
      world.clock.advance(10 * 60_000);
      await world.visitor.auth.requestMagicLink({ email });
    }
    expect((await listEmailKindsTo(world, invited)).slice(2)).toEqual(["people.newLink", "auth.magicLink"]);
    expect((await listEmailKindsTo(world, unknown)).slice(1)).toEqual([
      "auth.confirmation",
      "auth.confirmation",
    ]);
  });
});

describe("a registration that nobody confirms", () => {
  test("is removed after seven days: account, person, company, library and emails", async () => {
    world.clock.advance(8 * day);
    await runMinuteTask();
    const [late, invited, confirmed] = ["tard@parc.example", "invite3@parc.example", "a.temps@parc.example"];
    const inviting = await world.company("Cidrerie de l’Anse");
    await inviting.api.people.invite({ email: invited, firstName: "Ida" });
    for (const email of [late, invited]) await world.visitor.auth.register(buildTrapRegistration(email));
    await world.visitor.auth.register(buildOwnRegistration(confirmed));
    const token = await findEmailToken(world, confirmed, "auth.confirmation");
    await world.visitor.auth.confirmEmail({ token, password });
    expect(await countTraps()).toBe(2);

    world.clock.advance(7 * day - 1000);
    await runMinuteTask();
    expect(await countTraps()).toBe(2);

    world.clock.advance(2000);
    await runMinuteTask();
    expect([await countTraps(), await listOrphans()]).toEqual([0, []]);
    const accounts = "select count(*)::int from auth.users where email = $1";
    expect(await count(accounts, [late])).toBe(0);
    // The invitation stays, without the password that the stranger chose.
    expect(await count(accounts, [invited])).toBe(1);
    const passwords =
      "select count(*)::int from auth.passwords c join auth.users u on u.id = c.user_id where u.email = $1";
    expect(await count(passwords, [invited])).toBe(0);
    expect((await (await signedIn(confirmed)).auth.viewer({}))?.company.name).toBe("Ferronnerie Sirois");
  });

  test("may be registered again", async () => {
    const email = "tard@parc.example";
    await world.visitor.auth.register(buildOwnRegistration(email));
    const token = await findEmailToken(world, email, "auth.confirmation");
    await world.visitor.auth.confirmEmail({ token, password });
    await signedIn(email);
  });
});
