import { describe, expect, test } from "vitest";
import { givePassword, goodPassword, signIn } from "#app/testing/accounts.ts";
import { listEmailKindsTo, openEmail } from "#app/testing/emails.ts";
import { makeSecondFactorSteps, switchOn } from "#app/testing/secondFactor.ts";
import { readErrorCode, makeWorld } from "#app/testing/world.ts";

const minute = 60_000;
const world = await makeWorld();
const owner = await world.company("Verrerie du Lac");
await givePassword(world, owner);
const { someone, protectedPerson, wait, pass, isOpen } = makeSecondFactorSteps(world, owner);

describe("switching it on", () => {
  test("takes one's password again, then a first code; the codes of recovery are shown once and kept hashed", async () => {
    const person = await someone();
    expect(await readErrorCode(person.api.auth.beginSecondFactor({}))).toBe("confirmation_needed");
    expect(await readErrorCode(person.api.auth.confirmIdentity({ password: "Pas la bonne phrase!" }))).toBe(
      "invalid_credentials",
    );
    const { recoveryCodes } = await switchOn(world, person.api);
    expect(new Set(recoveryCodes).size).toBe(10);
    const { rows } = await world.database.owner.query(
      "select f.secret, string_agg(c.hash, ' ') as hashes from auth.second_factors f join auth.recovery_codes c using (user_id) where user_id = $1 group by 1",
      [person.userId],
    );
    const kept = JSON.stringify(rows);
    expect(kept).toContain("v1.");
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll("-", ""));
    expect((await person.api.auth.security({})).secondFactor).toMatchObject({ codesLeft: 10 });
    expect(await listEmailKindsTo(world, person.email)).toEqual(["auth.secondFactorOn"]);
    expect((await openEmail(world, person.email, "auth.secondFactorOn"))?.action?.url).toMatch(
      /\/profile\/security$/,
    );
  });

  test("shows a code to scan and the same key in letters", async () => {
    const person = await someone();
    await person.api.auth.confirmIdentity({ password: goodPassword });
    const { qrCode, key } = await person.api.auth.beginSecondFactor({});
    expect(qrCode).toMatch(/^<svg /);
    expect(qrCode).not.toMatch(/<script|href|on\w+=/);
    expect(key).toMatch(/^[A-Z2-7]{36}$/);
  });

  test("is not done before a right code, and a wrong one keeps the door as it was", async () => {
    const person = await someone();
    await person.api.auth.confirmIdentity({ password: goodPassword });
    await person.api.auth.beginSecondFactor({});
    expect(await readErrorCode(person.api.auth.confirmSecondFactor({ code: "000000" }))).toBe("invalid_code");
    expect((await person.api.auth.security({})).secondFactor).toBeNull();
    expect(await isOpen(await signIn(world, person.email))).toBe(true);
  });

  test("ends the sessions opened without it, and cannot be done over one that is on", async () => {
    const person = await someone();
    const elsewhere = await signIn(world, person.email);
    await switchOn(world, person.api);
    expect(await isOpen(elsewhere)).toBe(false);
    expect(await readErrorCode(person.api.auth.beginSecondFactor({}))).toBe("status_conflict");
  });
});

describe("switching it off", () => {
  test("takes a confirmation less than five minutes old, and the codes of recovery stop working", async () => {
    const { person, app } = await protectedPerson();
    world.clock.advance(5 * minute);
    expect(await readErrorCode(person.api.auth.removeSecondFactor({}))).toBe("confirmation_needed");
    expect(await readErrorCode(person.api.auth.renewRecoveryCodes({}))).toBe("confirmation_needed");
    const waiting = await wait(person.email);
    await person.api.auth.confirmIdentity({ code: app.code() });
    await person.api.auth.removeSecondFactor({});
    expect(await listEmailKindsTo(world, person.email)).toEqual([
      "auth.secondFactorOn",
      "auth.secondFactorOff",
    ]);
    expect((await pass(waiting, { recoveryCode: app.recoveryCodes[0] })).status).not.toBe(200);
    expect(await isOpen(await signIn(world, person.email))).toBe(true);
  });

  test("new codes of recovery take the place of the old ones", async () => {
    const { person, app } = await protectedPerson();
    const { recoveryCodes } = await person.api.auth.renewRecoveryCodes({});
    expect((await pass(await wait(person.email), { recoveryCode: app.recoveryCodes[0] })).code).toBe(
      "invalid_code",
    );
    expect((await pass(await wait(person.email), { recoveryCode: recoveryCodes[0] })).status).toBe(200);
  });
});

describe("a company that asks for it", () => {
  test("leads its admins and owners to set it up first, and nobody else", async () => {
    const boss = await world.company("Moulin du Nord");
    await givePassword(world, boss);
    const facts = { role: "admin", isAdmin: true } as const;
    const [admin, manager, member] = [
      await world.person(boss, facts),
      await world.person(boss, { role: "team_manager" }),
      await world.person(boss),
    ];
    await givePassword(world, admin);
    await boss.api.auth.confirmIdentity({ password: goodPassword });
    expect(await readErrorCode(boss.api.auth.requireSecondFactor({ required: true }))).toBe(
      "second_factor_first",
    );
    expect(await readErrorCode(manager.api.auth.requireSecondFactor({ required: true }))).toBe("forbidden");
    await switchOn(world, boss.api);
    await boss.api.auth.requireSecondFactor({ required: true });

    expect(await readErrorCode(admin.api.people.list({}))).toBe("second_factor_required");
    expect(await readErrorCode(admin.api.answers.mine({}))).toBe("second_factor_required");
    expect((await admin.api.auth.viewer({}))?.needsSecondFactor).toBe(true);
    expect(await readErrorCode(manager.api.evaluations.list({}))).toBe("ok");
    expect(await readErrorCode(member.api.answers.mine({}))).toBe("ok");

    await switchOn(world, admin.api);
    expect(await readErrorCode(admin.api.people.list({}))).toBe("ok");
    expect(await readErrorCode(admin.api.auth.removeSecondFactor({}))).toBe("second_factor_kept");
    await boss.api.auth.requireSecondFactor({ required: false });
    expect(await readErrorCode(admin.api.auth.removeSecondFactor({}))).toBe("ok");
  });
});
