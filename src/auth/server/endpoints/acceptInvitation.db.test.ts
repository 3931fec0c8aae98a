import { beforeAll, describe, expect, test } from "vitest";
import { givePassword, goodPassword, runLater, signIn } from "#app/testing/accounts.ts";
import { post } from "#app/testing/http.ts";
import { listEmailKindsTo, openEmail, findEmailToken } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

const day = 24 * 60 * 60_000;

let world: World;
let owner: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Brasserie Limoilou");
});

async function invited(email = `invitee${(count += 1)}@brasserie.example`) {
  const profile = await owner.api.people.invite({ email, firstName: "Rosalie", lastName: "Dion" });
  return { email, id: profile.id, token: await findEmailToken(world, email, "people.invitation") };
}
const accept = (token: string, password = goodPassword) =>
  post(world, "auth/acceptInvitation", { token, password, language: "en" });

describe("an invitation", () => {
  test("says whom it is for without being used up, then opens a full session", async () => {
    const { email, token } = await invited();
    const received = await openEmail(world, email, "people.invitation");
    expect(received?.subject).toBe("Brasserie Limoilou vous invite sur Rondo");
    for (let reading = 0; reading < 2; reading += 1)
      expect(await world.visitor.auth.readInvitation({ token })).toMatchObject({
        invitation: {
          companyName: "Brasserie Limoilou",
          firstName: "Rosalie",
          lastName: "Dion",
          email,
          hasAccount: false,
        },
      });
    const { cookie } = await accept(token);
    expect(await world.as(cookie).auth.viewer({})).toMatchObject({
      email,
      role: "user",
      capabilities: [],
      scope: "full",
      hasPassword: true,
      language: "en",
    });
    await signIn(world, email);
    expect(await openEmail(world, email, "people.invitation")).toBeNull();
  });

  test("works once, and takes the other invitations of the company with it", async () => {
    const { email, token } = await invited();
    const other = await findEmailToken(world, email, "people.invitation");
    expect((await accept(token)).status).toBe(200);
    for (const used of [token, other]) expect((await accept(used)).code).toBe("used_token");
    expect(await readErrorCode(world.visitor.auth.readInvitation({ token }))).toBe("used_token");
  });

  test("works for 7 days, then a new link may be asked for", async () => {
    const { email, token } = await invited();
    await runLater(world, 7 * day, async () => {
      expect((await accept(token)).code).toBe("expired_link");
      await world.visitor.auth.requestNewLink({ token });
      expect(await listEmailKindsTo(world, email)).toEqual(["people.invitation", "people.newLink"]);
      expect((await accept(await findEmailToken(world, email, "people.newLink"))).status).toBe(200);
    });
  });

  test("twenty times at once is accepted once", async () => {
    const { token } = await invited();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "used_token")).toHaveLength(19);
  });

  test("is refused after a deactivation, and with a weak password", async () => {
    const { id, token } = await invited();
    expect((await accept(token, "Brasserie!!Rosalie")).code).toBe("weak_password");
    await owner.api.people.setActive({ id, isActive: false });
    expect((await accept(token)).code).toBe("user_disabled");
  });

  test("replaces a password that somebody gave before the address was proved", async () => {
    const email = "planifiee@brasserie.example";
    const pirate = "Un pirate patient ici!";
    await world.visitor.auth.register({
      companyName: "Piège",
      firstName: "P",
      lastName: "P",
      email,
      password: pirate,
      language: "fr",
    });
    const { token } = await invited(email);
    expect(await world.visitor.auth.readInvitation({ token })).toMatchObject({
      invitation: { hasAccount: false },
    });
    await accept(token);
    expect(await readErrorCode(world.visitor.auth.signIn({ email, password: pirate }))).toBe(
      "invalid_credentials",
    );
    await signIn(world, email);
  });
});

describe("an address with an account in another company", () => {
  test("is invited like any other: the inviter learns nothing, the person keeps their password", async () => {
    const elsewhere = await world.company("Ailleurs inc.");
    const known = await world.person(elsewhere, { email: "connue@ailleurs.example" });
    await givePassword(world, known);
    const shape = { firstName: "Rosalie", lastName: "Dion" };
    const first = await owner.api.people.invite({ email: known.email, ...shape });
    const second = await owner.api.people.invite({ email: "inconnue@ailleurs.example", ...shape });
    const unlike = { id: "", email: "" };
    expect({ ...first, ...unlike }).toEqual({ ...second, ...unlike });
    expect(await openEmail(world, known.email, "people.invitation")).toMatchObject({
      paragraphs: (await openEmail(world, second.email, "people.invitation"))?.paragraphs,
    });

    const token = await findEmailToken(world, known.email, "people.invitation");
    expect(await world.visitor.auth.readInvitation({ token })).toMatchObject({
      invitation: { hasAccount: true },
    });
    const other = await accept(token, "Une toute autre phrase!");
    expect([other.code, other.setCookie]).toEqual(["invalid_credentials", ""]);
    const { cookie } = await accept(token);
    expect(await world.as(cookie).auth.viewer({})).toMatchObject({
      company: { name: "Brasserie Limoilou" },
      otherCompanies: [{ name: "Ailleurs inc." }],
    });
    // Joining a second company does not throw the person out of the first.
    expect(await readErrorCode(known.api.auth.continueSession({}))).toBe("ok");
  });
});
