import { beforeAll, describe, expect, test } from "vitest";
import { givePassword, goodPassword, runLater, signIn } from "#app/testing/accounts.ts";
import { post } from "#app/testing/http.ts";
import { listEmailKindsTo, openEmail, findEmailToken } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

const password = "Une phrase toute neuve!";
const minute = 60_000;

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Fonderie Laval");
});

async function someone(): Promise<Person> {
  const person = await world.person(owner);
  await givePassword(world, person);
  return person;
}

async function askFor(email: string): Promise<string> {
  await world.visitor.auth.requestReset({ email });
  return findEmailToken(world, email, "auth.reset");
}

describe("asking for a link", () => {
  test("answers the same for a known and an unknown address, and writes only to the known one", async () => {
    const { email } = await someone();
    const known = await post(world, "auth/requestReset", { email });
    const unknown = await post(world, "auth/requestReset", { email: "personne@nulle-part.example" });
    expect(known).toEqual(unknown);
    expect(await listEmailKindsTo(world, email)).toEqual(["auth.reset"]);
    const { rows } = await world.database.owner.query(
      "select count(*)::int as jobs from graphile_worker.jobs",
    );
    expect(rows).toEqual([{ jobs: 1 }]);
  });

  test("ten times in a minute writes one letter, with a link of ours", async () => {
    const { email } = await someone();
    await Promise.all(Array.from({ length: 10 }, () => world.visitor.auth.requestReset({ email })));
    expect(await listEmailKindsTo(world, email)).toEqual(["auth.reset"]);
    const received = await openEmail(world, email, "auth.reset");
    expect(received?.subject).toBe("Choisissez un nouveau mot de passe");
    expect(received?.action?.url).toMatch(/^http:\/\/localhost:3000\/auth\/reset-password\?token=/);
  });

  test("gives somebody who was only invited their invitation again", async () => {
    const email = "seulement.invitee@fonderie.example";
    await owner.api.people.invite({ email, firstName: "Inès" });
    world.clock.advance(5 * minute);
    await world.visitor.auth.requestReset({ email });
    expect(await listEmailKindsTo(world, email)).toEqual(["people.invitation", "people.newLink"]);
  });

  test("writes nothing to somebody who is deactivated everywhere", async () => {
    const person = await someone();
    await owner.api.people.setActive({ id: person.profileId, isActive: false });
    await world.visitor.auth.requestReset({ email: person.email });
    expect(await listEmailKindsTo(world, person.email)).toEqual([]);
  });
});

describe("choosing a new password", () => {
  test("ends every session, says so by email, and does not sign in", async () => {
    const person = await someone();
    const elsewhere = await signIn(world, person.email);
    const token = await askFor(person.email);
    const answer = await post(world, "auth/resetPassword", { token, password });
    expect(answer.status).toBe(200);
    expect(answer.setCookie).not.toContain("rondo_session");
    for (const cookie of [person.cookie, elsewhere])
      expect(await readErrorCode(world.as(cookie).auth.continueSession({}))).toBe("unauthorized");
    const old = { email: person.email, password: goodPassword };
    expect(await readErrorCode(world.visitor.auth.signIn(old))).toBe("invalid_credentials");
    await signIn(world, person.email, password);
    expect((await openEmail(world, person.email, "auth.passwordChanged"))?.subject).toBe(
      "Votre mot de passe a été modifié",
    );
  });

  test("uses up the link and every other one", async () => {
    const person = await someone();
    const [first, second] = [
      await askFor(person.email),
      await findEmailToken(world, person.email, "auth.reset"),
    ];
    await world.visitor.auth.resetPassword({ token: second, password });
    for (const token of [first, second])
      expect(await readErrorCode(world.visitor.auth.resetPassword({ token, password }))).toBe("used_token");
  });

  test("works for 60 minutes", async () => {
    const person = await someone();
    const late = await askFor(person.email);
    let inTime = "";
    await runLater(world, 60 * minute - 1000, async () => {
      inTime = await findEmailToken(world, person.email, "auth.reset");
    });
    await runLater(world, 60 * minute, async () => {
      expect(await readErrorCode(world.visitor.auth.resetPassword({ token: late, password }))).toBe(
        "expired_link",
      );
      expect(await readErrorCode(world.visitor.auth.resetPassword({ token: inTime, password }))).toBe("ok");
    });
  });

  test("refuses a weak one and keeps the link", async () => {
    const person = await world.person(owner, { firstName: "Maximilienne" });
    const token = await askFor(person.email);
    for (const weak of ["court", "Maximilienne+1+2", "Fonderie-2026!!"])
      expect(await readErrorCode(world.visitor.auth.resetPassword({ token, password: weak }))).toBe(
        "weak_password",
      );
    expect(await readErrorCode(world.visitor.auth.resetPassword({ token, password }))).toBe("ok");
  });

  test("with one link twenty times at once succeeds once", async () => {
    const person = await someone();
    const token = await askFor(person.email);
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        readErrorCode(world.visitor.auth.resetPassword({ token, password: `Une phrase neuve! ${n}` })),
      ),
    );
    expect(codes.filter((code) => code === "ok")).toHaveLength(1);
    expect(codes.filter((code) => code === "used_token")).toHaveLength(19);
  });

  test("with a link of another kind or another form is refused", async () => {
    const invited = "autre.sorte@fonderie.example";
    await owner.api.people.invite({ email: invited, firstName: "Autre" });
    const invitation = await findEmailToken(world, invited, "people.invitation");
    const reset = await askFor((await someone()).email);
    for (const token of [invitation, reset.toUpperCase(), reset.slice(1), `${reset} `])
      expect(await readErrorCode(world.visitor.auth.resetPassword({ token, password }))).toBe(
        "invalid_token",
      );
  });
});
