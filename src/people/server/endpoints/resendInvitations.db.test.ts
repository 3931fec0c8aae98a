import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listEmailKindsTo } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { auditLog } from "#platform/server/tables.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld({ invitationsPerDay: 5 });
  owner = await world.company();
});

const invite = async (name: string) =>
  owner.api.people.invite({ email: `${name}@rondo.test`, firstName: name });
const sentTo = async (name: string) => (await listEmailKindsTo(world, `${name}@rondo.test`)).length;

describe("sending invitations again", () => {
  test("reaches each who can be invited, once, and says why not of each of the others", async () => {
    const [anne, bruno] = [await invite("anne"), await invite("bruno")];
    const joined = await world.person(owner);
    const left = await world.person(owner, { joinedAt: null, isActive: false });
    world.clock.advance(60_000);

    const profileIds = [anne.id, joined.profileId, bruno.id, left.profileId, anne.id];
    const { items, waiting } = await owner.api.people.resendInvitations({ profileIds });
    expect(new Map(items.map(({ id, refused }) => [id, refused]))).toEqual(
      new Map([
        [anne.id, null],
        [bruno.id, null],
        [joined.profileId, "status_conflict"],
        [left.profileId, "inactive_person"],
      ]),
    );
    expect(waiting).toBe(0);
    expect([await sentTo("anne"), await sentTo("bruno")]).toEqual([2, 2]);
  });

  test("tells how many leave another day, and sends no second one to those who wait", async () => {
    const [cleo, denis] = [await invite("cleo"), await invite("denis")];
    world.clock.advance(60_000);
    const { waiting } = await owner.api.people.resendInvitations({ profileIds: [cleo.id, denis.id] });
    const again = await owner.api.people.resendInvitations({ profileIds: [cleo.id, denis.id] });
    expect([waiting, again.waiting]).toEqual([2, 2]);
    const before = [await sentTo("cleo"), await sentTo("denis")];
    world.clock.advance(60_000);
    await owner.api.people.resendInvitations({ profileIds: [cleo.id, denis.id] });
    expect([await sentTo("cleo"), await sentTo("denis")]).toEqual(before);
  });

  test("does nothing at all when one of them is of another company", async () => {
    const elsewhere = await world.company();
    const stranger = await world.person(elsewhere, { joinedAt: null });
    const emil = await invite("emil");
    world.clock.advance(60_000);
    const profileIds = [emil.id, stranger.profileId];
    expect(await readErrorCode(owner.api.people.resendInvitations({ profileIds }))).toBe("not_found");
    expect(await sentTo("emil")).toBe(1);
  });
});

describe("somebody whom nobody has invited", () => {
  const listNames = async (company: Person, state: "invited" | "uninvited") =>
    (await company.api.people.list({ state })).items.map(({ firstName }) => firstName);

  test("is told apart in the list, on their page and in the chart, until the first invitation", async () => {
    const company = await world.company();
    const uninvited = { joinedAt: null, invitedAt: null };
    const one = await world.person(company, { firstName: "Ana", ...uninvited });
    const two = await world.person(company, { firstName: "Bo", ...uninvited });
    await company.api.people.invite({ firstName: "Cy", email: "cy@rondo.test" });
    expect([await listNames(company, "uninvited"), await listNames(company, "invited")]).toEqual([
      ["Ana", "Bo"],
      ["Cy"],
    ]);
    expect(await company.api.people.read({ id: one.profileId })).toMatchObject({ isInvited: false });
    const states = async () =>
      Object.fromEntries((await company.api.people.level({})).items.map((row) => [row.firstName, row.state]));
    expect(await states()).toMatchObject({ Ana: "uninvited", Bo: "uninvited", Cy: "invited" });

    await company.api.people.resendInvitation({ id: one.profileId });
    await company.api.people.resendInvitations({ profileIds: [one.profileId, two.profileId] });
    expect(await states()).toMatchObject({ Ana: "invited", Bo: "invited" });
    expect(await company.api.people.read({ id: one.profileId })).toMatchObject({ isInvited: true });
    const log = await world.inside(company, (tx) => tx.select().from(auditLog).orderBy(auditLog.at));
    expect(log.flatMap(({ action, details }) => (action.includes("resend") ? [details] : []))).toEqual([
      { isFirst: true },
      { count: 2, first: 1 },
    ]);
  });

  test("is back where the invitation was given up before it left, since the account was off", async () => {
    const company = await world.company();
    const { id } = await company.api.people.invite({ firstName: "Eve", email: "eve@rondo.test" });
    const gone = await company.api.people.invite({ firstName: "Guy", email: "guy@rondo.test" });
    const inOutbox = (status: string, failure: string | null, to: string) =>
      world.inside(company, (tx) =>
        tx.execute(
          sql`update outbox set status = ${status}, failure = ${failure} where recipient_profile_id = ${to}`,
        ),
      );
    await inOutbox("failed", "no longer needed", id);
    await inOutbox("sent", null, gone.id);
    for (const profileId of [id, gone.id]) {
      await company.api.people.setActive({ id: profileId, isActive: false });
      await company.api.people.setActive({ id: profileId, isActive: true });
    }
    expect([await listNames(company, "uninvited"), await listNames(company, "invited")]).toEqual([
      ["Eve"],
      ["Guy"],
    ]);
  });
});

describe("the audit log", () => {
  const resent = async (company: Person) => {
    const log = await world.inside(company, (tx) => tx.select().from(auditLog).orderBy(auditLog.at));
    return log.filter(({ action }) => action.startsWith("people.resend"));
  };

  test("says who sent invitations again, to how many, and no address", async () => {
    const company = await world.company();
    const people: Person[] = [];
    for (let count = 0; count < 3; count += 1) people.push(await world.person(company, { joinedAt: null }));
    const [id = "", ...others] = people.map(({ profileId }) => profileId);
    await company.api.people.resendInvitation({ id });
    world.clock.advance(60_000);
    await company.api.people.resendInvitations({ profileIds: [id, ...others, company.profileId] });
    const by = { actorProfileId: company.profileId };
    const log = await resent(company);
    expect(log).toMatchObject([
      { ...by, action: "people.resendInvitation", objectType: "profile", objectId: id, details: {} },
      {
        ...by,
        action: "people.resendInvitations",
        objectType: "company",
        objectId: company.companyId,
        details: { count: 3 },
      },
    ]);
    expect(JSON.stringify(log)).not.toContain("@");
  });

  test("says nothing of a call that sends to nobody", async () => {
    const company = await world.company();
    await company.api.people.resendInvitations({ profileIds: [company.profileId] });
    expect(await resent(company)).toEqual([]);
  });
});

describe("« Sélectionner les {n} »", () => {
  test("knows everybody whom the list finds, with the same filters", async () => {
    const company = await world.company();
    for (const firstName of ["Ève", "Éric", "Ana"])
      await world.person(company, { firstName, joinedAt: firstName === "Ana" ? null : world.clock.now });
    const listNames = async (asked: { search?: string; state?: "invited" }) =>
      (await company.api.people.selectable(asked)).items.map(({ firstName }) => firstName);
    expect(await listNames({ search: "e" })).toEqual(expect.arrayContaining(["Ève", "Éric"]));
    expect(await listNames({ state: "invited" })).toEqual(["Ana"]);
  });
});
