import { beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { listEmailsTo, openEmail } from "#app/testing/emails.ts";
import { listLibrarySkillIds } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { remindNominations } from "./reminders.ts";

let world: World;
let owner: Person;
let manager: Person;
let subject: Person;
let peers: Person[];
beforeAll(async () => {
  world = await makeWorld({ pool: 8 });
  owner = await world.company();
  manager = await world.person(owner);
  subject = await world.person(owner, { directManagerId: manager.profileId });
  peers = [];
  for (let count = 0; count < 5; count += 1) peers.push(await world.person(owner));
});

const bounds = { peer: { least: 2, most: 4 }, direct_report: { least: 0, most: 4 } };
const dueOn = "2027-02-01";
const ids = (people: readonly Person[]) => people.map(({ profileId }) => profileId);

/** A draft of the author about the person, whose proposal of the first three the manager is to decide. */
async function sent(about = subject, by = owner): Promise<string> {
  const id = await asked(about, by);
  const chosen = ids(peers.slice(0, 3));
  await about.api.nominations.propose({ evaluationId: id, profileIds: chosen, send: true });
  return id;
}
async function asked(about = subject, by = owner): Promise<string> {
  const { evaluations, nominations } = by.api;
  const { id } = await evaluations.create({
    name: "Bilan",
    evaluationType: "full",
    subjectProfileId: about.profileId,
  });
  for (const skillId of await listLibrarySkillIds(world, owner, 1))
    await evaluations.addSkill({ id, skillId });
  await nominations.ask({ id, bounds, dueOn, decidedBy: "direct_manager" });
  return id;
}
const listPeers = async (id: string) =>
  (await owner.api.evaluations.read({ id })).participants
    .filter(({ role }) => role === "peer")
    .map(({ person }) => person.id)
    .sort();
const listNotifications = async (person: Person, id: string) =>
  (await person.api.notifications.list({})).items
    .filter(({ objectId }) => objectId === id)
    .map(({ kind, facts: { opens }, isToDo }) => `${kind} → ${opens}${isToDo ? ", to do" : ""}`);
const waiting = async (person: Person, id: string) =>
  (await person.api.dashboards.read({})).nominations
    .filter(({ evaluationId }) => evaluationId === id)
    .map(({ isMine }) => (isMine ? "to propose" : "to decide"));
const emails = async ({ email }: Person, kind: string) =>
  (await listEmailsTo(world, email)).filter((one) => one.kind === kind).length;
/** Sessions, which would not live so long, stay where they are. */
const soon = ["2026-11-26T15:31:00Z", "2026-11-26T16:31:00Z", "2026-11-27T15:31:00Z"];
async function hourlyRounds(moments = soon) {
  const before = world.clock.now;
  for (const at of moments) {
    world.clock.now = new Date(at);
    await remindNominations(world.services, owner.companyId);
  }
  world.clock.now = before;
}
const setManager = (of: Person, id: string | null) =>
  world.inside(owner, (tx) =>
    tx.execute(sql`update profiles set direct_manager_id = ${id} where id = ${of.profileId}`),
  );

test("a manager without any role takes one off, adds one and approves; the author hears of it and launches", async () => {
  const before = {
    sent: await emails(manager, "nominations.sent"),
    own: await emails(owner, "nominations.sent"),
  };
  const id = await sent();
  expect(await listNotifications(manager, id)).toEqual(["nomination_sent → decision, to do"]);
  expect(await listNotifications(owner, id)).toEqual([]);
  expect([await emails(manager, "nominations.sent"), await emails(owner, "nominations.sent")]).toEqual([
    before.sent + 1,
    before.own,
  ]);
  expect([await waiting(subject, id), await waiting(manager, id)]).toEqual([[], ["to decide"]]);
  const read = await manager.api.nominations.toDecide({ evaluationId: id });
  expect(read.people.map((one) => one.id).sort()).toEqual(ids(peers.slice(0, 3)).sort());
  const chosen = ids(peers.slice(1, 4));
  await manager.api.nominations.decide({ evaluationId: id, profileIds: chosen });
  expect(await listPeers(id)).toEqual(chosen.sort());
  expect([await listNotifications(manager, id), await waiting(manager, id)]).toEqual([[], []]);
  expect(await listNotifications(owner, id)).toEqual(["nomination_approved → approval, to do"]);
  expect(await emails(owner, "nominations.approved")).toBe(1);
  await owner.api.evaluations.launch({ id, acceptsSmallGroups: true });
});

test("the person evaluated is told who will look at it, and never sees the list", async () => {
  const id = await asked();
  const before = await subject.api.nominations.mine({ evaluationId: id });
  expect([await waiting(subject, id), await waiting(manager, id)]).toEqual([["to propose"], []]);
  expect([before.manager?.id, before.lead.id]).toEqual([manager.profileId, owner.profileId]);
  const chosen = ids(peers.slice(0, 2));
  await subject.api.nominations.propose({ evaluationId: id, profileIds: chosen, send: true });
  await manager.api.nominations.decide({ evaluationId: id, profileIds: ids(peers.slice(0, 1)) });
  const after = await subject.api.nominations.mine({ evaluationId: id });
  expect([after.status, after.people]).toEqual(["approved", []]);
  expect(await readErrorCode(subject.api.nominations.toDecide({ evaluationId: id }))).toBe("not_found");
});

test("nothing else of the evaluation becomes visible to the manager, not even who is invited already", async () => {
  const id = await sent();
  const addable = async () => (await manager.api.nominations.addable({ evaluationId: id, limit: 50 })).items;
  const before = await addable();
  await owner.api.evaluations.addParticipant({ id, profileId: peers[4]?.profileId ?? "", role: "peer" });
  expect(await addable()).toEqual(before);
  expect(before.filter(({ readsReport }) => readsReport).map((one) => one.id)).toContain(manager.profileId);
  for (const call of [
    () => manager.api.evaluations.read({ id }),
    () => manager.api.nominations.ofEvaluation({ id }),
    () => manager.api.nominations.approve({ id, profileIds: [] }),
    () => manager.api.nominations.cancel({ id }),
    () => manager.api.evaluations.activity({ id }),
  ])
    expect(await readErrorCode(call())).toBe("forbidden");
  // Invited meanwhile: added once, without telling the manager.
  await manager.api.nominations.decide({ evaluationId: id, profileIds: ids(peers) });
  expect(await listPeers(id)).toEqual(ids(peers).sort());
});

test("they add nobody who reads the report, is an admin, inactive, or the person evaluated", async () => {
  const id = await sent();
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const left = await world.person(owner);
  await owner.api.people.setActive({ id: left.profileId, isActive: false });
  const decide = (person: Person) =>
    readErrorCode(manager.api.nominations.decide({ evaluationId: id, profileIds: [person.profileId] }));
  expect([await decide(manager), await decide(admin), await decide(left), await decide(subject)]).toEqual([
    "reader_cannot_hide",
    "admin_cannot_participate",
    "inactive_person",
    "invalid_participant_profile",
  ]);
});

test("sent back with a word it is the person’s again, and the manager finds nothing until it comes back", async () => {
  const id = await sent();
  await manager.api.nominations.askAgain({ evaluationId: id, note: "Ajoutez Karim." });
  expect(await readErrorCode(manager.api.nominations.toDecide({ evaluationId: id }))).toBe("not_found");
  const again = await subject.api.nominations.mine({ evaluationId: id });
  expect([again.status, again.note]).toEqual(["returned", "Ajoutez Karim."]);
  await subject.api.nominations.propose({ evaluationId: id, profileIds: ids(peers), send: false });
  expect(await readErrorCode(manager.api.nominations.toDecide({ evaluationId: id }))).toBe("not_found");
});

test("whoever is no longer the manager, or is deactivated, decides nothing; the next one is told once, or the author", async () => {
  const first = await world.person(owner);
  const second = await world.person(owner);
  const about = await world.person(owner, { directManagerId: first.profileId });
  const id = await sent(about);
  await setManager(about, second.profileId);
  const decide = (person: Person) =>
    readErrorCode(person.api.nominations.decide({ evaluationId: id, profileIds: ids(peers.slice(0, 2)) }));
  expect([await decide(first), await listNotifications(first, id), await waiting(first, id)]).toEqual([
    "not_found",
    [],
    [],
  ]);
  expect(await waiting(second, id)).toEqual(["to decide"]);
  await hourlyRounds();
  expect([await emails(first, "nominations.sent"), await emails(second, "nominations.sent")]).toEqual([1, 1]);
  expect(await listNotifications(second, id)).toEqual(["nomination_sent → decision, to do"]);
  expect((await about.api.nominations.mine({ evaluationId: id })).manager?.id).toBe(second.profileId);

  const before = await emails(owner, "nominations.sent");
  await owner.api.people.setActive({ id: second.profileId, isActive: false });
  await hourlyRounds();
  expect(await emails(owner, "nominations.sent")).toBe(before + 1);
  expect(await listNotifications(owner, id)).toEqual(["nomination_sent → approval, to do"]);
  expect((await about.api.nominations.mine({ evaluationId: id })).manager).toBeNull();
  await owner.api.nominations.approve({ id, profileIds: ids(peers.slice(0, 2)) });
  expect(await listPeers(id)).toEqual(ids(peers.slice(0, 2)).sort());
});

test("a manager who does not decide is reminded two days before and on the day; then the author is told once, and decides", async () => {
  const deciding = await world.person(owner);
  const about = await world.person(owner, { directManagerId: deciding.profileId });
  const lead = await world.person(owner, { role: "account_owner" });
  const [id, other] = [await sent(about, lead), await sent(about, lead)];
  const counts: number[][] = [];
  for (const day of ["2027-01-29", "2027-01-30", "2027-01-31", "2027-02-01", "2027-02-02", "2027-02-03"]) {
    await hourlyRounds([`${day}T13:29:00Z`, `${day}T13:31:00Z`, `${day}T14:31:00Z`]);
    counts.push([await emails(deciding, "nominations.reminder"), await emails(lead, "nominations.late")]);
  }
  // One reminder a day over both proposals; one word to the author about each.
  expect(counts).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 2],
    [2, 2],
  ]);
  expect((await openEmail(world, deciding.email, "nominations.reminder"))?.action?.url).toMatch(
    /next=%2Fmanager%2Fnominations%2F/,
  );
  expect((await openEmail(world, lead.email, "nominations.late"))?.subject).toMatch(
    /^Pas encore de décision/,
  );
  await lead.api.nominations.approve({ id, profileIds: ids(peers.slice(0, 2)) });
  await lead.api.nominations.cancel({ id: other });
  expect([await waiting(deciding, id), await waiting(deciding, other)]).toEqual([[], []]);
});

test("a manager who refused reminders is not reminded of what waits for them", async () => {
  const deciding = await world.person(owner);
  const about = await world.person(owner, { directManagerId: deciding.profileId });
  await sent(about);
  await deciding.api.notifications.setPreference({
    kind: "evaluation_reminder",
    channel: "email",
    wanted: false,
  });
  await hourlyRounds(["2027-01-30T14:31:00Z"]);
  expect(await emails(deciding, "nominations.reminder")).toBe(0);
});

test("without a direct manager, or with one whom the person promoted, nobody is asked to decide", async () => {
  const alone = await world.person(owner);
  const { id } = await owner.api.evaluations.create({
    name: "Bilan",
    evaluationType: "peer",
    subjectProfileId: alone.profileId,
  });
  const ask = () =>
    readErrorCode(owner.api.nominations.ask({ id, bounds, dueOn, decidedBy: "direct_manager" }));
  expect((await owner.api.nominations.ofEvaluation({ id })).manager).toBeNull();
  expect(await ask()).toBe("nomination_without_manager");

  const promoter = await world.person(owner, { role: "account_owner" });
  const promoted = await world.person(owner, { role: "team_manager" });
  await setManager(promoter, promoted.profileId);
  const other = await owner.api.evaluations.create({
    name: "Bilan",
    evaluationType: "peer",
    subjectProfileId: promoter.profileId,
  });
  const askForDecision = () =>
    readErrorCode(owner.api.nominations.ask({ id: other.id, bounds, dueOn, decidedBy: "direct_manager" }));
  await world.inside(owner, (tx) =>
    tx.execute(sql`insert into role_grants (company_id, id, profile_id, granted_by, role, granted_at)
      values (${owner.companyId}, gen_random_uuid(), ${promoted.profileId}, ${promoter.profileId}, 'team_manager', ${world.clock.now.toISOString()})`),
  );
  expect(await askForDecision()).toBe("nomination_without_manager");
});

test("the author takes it over: choosing, approving or sending back ends what waits for the manager", async () => {
  for (const take of [
    (id: string) => owner.api.nominations.cancel({ id }),
    (id: string) => owner.api.nominations.approve({ id, profileIds: ids(peers.slice(0, 1)) }),
    (id: string) => owner.api.nominations.sendBack({ id, note: "Encore." }),
  ]) {
    const id = await sent();
    await take(id);
    expect(await readErrorCode(manager.api.nominations.toDecide({ evaluationId: id }))).toBe("not_found");
    expect(await listNotifications(manager, id)).toEqual([]);
  }
});

test("manager and author decide at one moment, and the manager changes meanwhile: one decision counts", async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await sent();
    const answers = await Promise.all([
      readErrorCode(manager.api.nominations.decide({ evaluationId: id, profileIds: ids(peers.slice(0, 2)) })),
      readErrorCode(owner.api.nominations.approve({ id, profileIds: ids(peers.slice(1, 3)) })),
      readErrorCode(manager.api.nominations.askAgain({ evaluationId: id, note: "Encore." })),
      readErrorCode(manager.api.nominations.decide({ evaluationId: id, profileIds: ids(peers.slice(3)) })),
    ]);
    expect(
      answers.filter((answer) => answer === "ok"),
      answers.join(),
    ).toHaveLength(1);
    const { nomination } = await owner.api.nominations.ofEvaluation({ id });
    expect(["approved", "returned"]).toContain(nomination?.status);
    expect((await listPeers(id)).length).toBe(nomination?.status === "approved" ? 2 : 0);
  }
});
