import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { listEmailKindsTo, listEmailsTo, openEmail } from "#app/testing/emails.ts";
import { makeWorld, readErrorCode, type Person } from "#app/testing/world.ts";
import { companies } from "#company/tables.ts";
import { profiles } from "#people/tables.ts";
import { noLongerNeeded } from "#platform/server/emails/deliverEmails.ts";
import { outbox } from "#platform/server/tables.ts";
import { announceIndexToNewcomers } from "./announceIndex.ts";

const world = await makeWorld({ invitationsPerDay: 1 });
const kind = "analytics.indexOn";

const switchIndex = (owner: Person, isOn: boolean) => owner.api.analytics.switchIndex({ isOn });
const countNotices = async ({ email }: Person) =>
  (await listEmailKindsTo(world, email)).filter((one) => one === kind).length;
const changeProfile = (person: Person, change: Partial<typeof profiles.$inferInsert>) =>
  world.inside(person, (tx) => tx.update(profiles).set(change).where(eq(profiles.id, person.profileId)));

test("switched on, the index is announced to all active people, in their language, with its formula, groups and readers", async () => {
  const owner = await world.company();
  await world.inside(owner, (tx) =>
    tx
      .update(companies)
      .set({ name: "Coopérative", privacyOfficer: "Anne Roy" })
      .where(eq(companies.id, owner.companyId)),
  );
  const [member, english, invited] = [
    await world.person(owner, { firstName: "Luce" }),
    await world.person(owner, { language: "en" }),
    await world.person(owner, { joinedAt: null }),
  ];
  const gone = await world.person(owner, { isActive: false });
  await switchIndex(owner, true);
  for (const person of [owner, member, english, invited]) expect(await countNotices(person)).toBe(1);
  expect(await countNotices(gone)).toBe(0);

  const notice = await openEmail(world, member.email, kind);
  expect(notice).toMatchObject({ subject: "Un indice de contribution pour Coopérative", action: null });
  expect(notice?.paragraphs).toEqual([
    expect.stringContaining("Bonjour Luce. Coopérative a mis en service un indice de contribution."),
    expect.stringContaining("on retire 1, on divise par 4, on multiplie par 100"),
    expect.stringContaining(
      "compétences y comptent pour 70\u00a0%, les valeurs pour 20\u00a0% et les objectifs pour 10\u00a0%",
    ),
    expect.stringContaining("à partir de cinq personnes évaluées"),
    expect.stringContaining("lancées après le 20 novembre 2026"),
    expect.stringContaining("L’administration le voit"),
    expect.stringContaining("chez Coopérative\u00a0: Anne Roy."),
  ]);
  expect((await openEmail(world, english.email, kind))?.subject).toBe("A contribution index for Coopérative");
  // It is no longer true once the index is off, nor of use to a person who left.
  await changeProfile(english, { isActive: false });
  expect(await openEmail(world, english.email, kind)).toBeNull();
  await switchIndex(owner, false);
  expect(await openEmail(world, member.email, kind)).toBeNull();
});

test("off and on again, it is announced once that day, and anew another day", async () => {
  const owner = await world.company();
  for (const isOn of [true, false, true]) await switchIndex(owner, isOn);
  expect(await countNotices(owner)).toBe(1);
  await switchIndex(owner, false);
  world.clock.now = new Date("2026-11-21T15:00:00Z");
  await switchIndex(await world.person(owner, { role: "account_owner", isAdmin: true }), true);
  expect(await countNotices(owner)).toBe(2);
});

/** As a worker leaves it: no longer needed when it was its turn, or refused by the server of the recipient. */
const failNotices = (people: readonly Person[], failure: string) =>
  world.inside(people[0]!, (tx) =>
    tx
      .update(outbox)
      .set({ status: "failed", failure })
      .where(
        and(
          eq(outbox.kind, kind),
          inArray(
            outbox.recipientProfileId,
            people.map(({ profileId }) => profileId),
          ),
        ),
      ),
  );
const listNotices = async ({ email }: Person) =>
  (await listEmailsTo(world, email)).filter((one) => one.kind === kind).map(({ status }) => status);

test("dropped while it was off, it is announced anew on the same day; what may still leave is not repeated", async () => {
  const owner = await world.company();
  const [dropped, refused] = [await world.person(owner), await world.person(owner)];
  await switchIndex(owner, true);
  await switchIndex(owner, false);
  await failNotices([dropped], noLongerNeeded);
  await failNotices([refused], "550 no such mailbox");
  await switchIndex(owner, true);
  for (const person of [dropped, refused]) expect(await listNotices(person)).toEqual(["failed", "waiting"]);
  expect(await listNotices(owner)).toEqual(["waiting"]);
});

test("a person who was inactive when it was their turn is told once they are active again; a refused address is left alone", async () => {
  const owner = await world.company();
  const [away, refused] = [await world.person(owner), await world.person(owner)];
  await switchIndex(owner, true);
  await changeProfile(away, { isActive: false });
  await failNotices([away], noLongerNeeded);
  await failNotices([refused], "550 no such mailbox");
  await announceIndexToNewcomers(world.services, owner.companyId);
  expect(await listNotices(away)).toEqual(["failed"]);
  await changeProfile(away, { isActive: true });
  for (const _ of [1, 2]) await announceIndexToNewcomers(world.services, owner.companyId);
  expect(await listNotices(away)).toEqual(["failed", "waiting"]);
  expect(await listNotices(refused)).toEqual(["failed"]);
});

test("those who join later are told on one of the next mornings, once; no person while it is off", async () => {
  const owner = await world.company();
  const early = await world.person(owner);
  await announceIndexToNewcomers(world.services, owner.companyId);
  expect(await countNotices(early)).toBe(0);
  await switchIndex(owner, true);
  const [late, invited] = [await world.person(owner), await world.person(owner, { joinedAt: null })];
  for (const _ of [1, 2]) await announceIndexToNewcomers(world.services, owner.companyId);
  expect([await countNotices(early), await countNotices(late)]).toEqual([1, 1]);
  expect(await countNotices(invited)).toBe(0);
  await changeProfile(invited, { joinedAt: world.clock.now });
  await announceIndexToNewcomers(world.services, owner.companyId);
  expect(await countNotices(invited)).toBe(1);
});

test("it waits among the invitations of a young company, and is refused where more than a month of them would wait", async () => {
  const owner = await world.company();
  await switchIndex(owner, true);
  expect(await listEmailsTo(world, owner.email)).toMatchObject([{ kind, status: "waiting" }]);

  const other = await world.company();
  // One leaves a day; addresses of examples are not counted.
  for (let count = 0; count < 31; count += 1) await world.person(other, { email: `p${count}@rondo.test` });
  expect(await readErrorCode(switchIndex(other, true))).toBe("too_many_waiting");
  expect(await other.api.analytics.readIndex({})).toMatchObject({ isOn: false });
});
