import { beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { runMinute } from "#app/testing/dueWork.ts";
import { listLibrarySkillIds } from "#app/testing/evaluations.ts";
import { readErrorCode, readErrorFields, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
let author: Person;
let subject: Person;
let peers: Person[];
beforeAll(async () => {
  world = await makeWorld({ pool: 8 });
  owner = await world.company();
  author = await world.person(owner, { role: "team_manager" });
  subject = await world.person(owner, { directManagerId: author.profileId });
  peers = [];
  for (let count = 0; count < 5; count += 1) peers.push(await world.person(owner));
});

const bounds = { peer: { least: 2, most: 4 }, direct_report: { least: 0, most: 4 } };
const tomorrow = () => new Date(world.clock.now.getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
const dueOn = "2027-02-01";
const ids = (people: readonly Person[]) => people.map(({ profileId }) => profileId);

async function asked(about = subject): Promise<string> {
  const { evaluations, nominations } = author.api;
  const { id } = await evaluations.create({
    name: "Bilan",
    evaluationType: "full",
    subjectProfileId: about.profileId,
  });
  for (const skillId of await listLibrarySkillIds(world, owner, 1))
    await evaluations.addSkill({ id, skillId });
  await nominations.ask({ id, bounds, dueOn });
  return id;
}
const propose = (evaluationId: string, people: readonly Person[], send: boolean) =>
  subject.api.nominations.propose({ evaluationId, profileIds: ids(people), send });
const countEmails = (evaluationId: string, kind: string) =>
  world.inside(owner, async (tx) => {
    const { rows } = await tx.execute(
      sql`select count(*)::int as count from outbox where kind = ${kind} and data ->> 'evaluationId' = ${evaluationId}`,
    );
    return rows[0]?.["count"];
  });

test("asked, sent, sent back with a word, sent again, approved, launched: one email for each step", async () => {
  const id = await asked();
  const isAwaited = async () =>
    (await author.api.evaluations.list({})).items.find((row) => row.id === id)?.awaitsNomination;
  expect(await isAwaited()).toBe(true);
  await propose(id, peers.slice(0, 1), false);
  // Theirs alone until it is sent.
  expect((await author.api.nominations.ofEvaluation({ id })).nomination?.people).toEqual([]);
  expect(await readErrorCode(propose(id, peers.slice(0, 1), true))).toBe("nomination_out_of_bounds");
  expect(await readErrorFields(propose(id, peers.slice(0, 1), true))).toEqual({
    peer: { reason: "too_short", min: 2 },
  });
  await propose(id, peers.slice(0, 2), true);
  expect(await readErrorCode(propose(id, peers.slice(0, 3), false))).toBe("nomination_not_open");
  expect(await readErrorCode(author.api.evaluations.launch({ id, acceptsSmallGroups: true }))).toBe(
    "nomination_open",
  );
  expect(
    await readErrorCode(
      author.api.evaluations.plan({ id, startsOn: tomorrow(), dueOn, acceptsSmallGroups: true }),
    ),
  ).toBe("nomination_open");

  await author.api.nominations.sendBack({ id, note: "Ajoutez une personne." });
  const again = await subject.api.nominations.mine({ evaluationId: id });
  expect([again.status, again.note, again.people.length]).toEqual(["returned", "Ajoutez une personne.", 2]);
  await propose(id, peers.slice(0, 3), true);
  const { nomination } = await author.api.nominations.ofEvaluation({ id });
  expect(nomination?.people.map((one) => one.id).sort()).toEqual(ids(peers.slice(0, 3)).sort());

  await author.api.nominations.approve({ id, profileIds: ids(peers.slice(0, 2)) });
  expect(await isAwaited()).toBeUndefined();
  const { evaluation } = await author.api.evaluations.launch({ id, acceptsSmallGroups: true });
  const invited = evaluation.participants
    .filter(({ role }) => role === "peer")
    .map(({ person }) => person.id);
  expect(invited.sort()).toEqual(ids(peers.slice(0, 2)).sort());
  expect([await countEmails(id, "nominations.asked"), await countEmails(id, "nominations.sent")]).toEqual([
    2, 2,
  ]);
});

test("approved and launched in one go; what a launch refuses takes the approval back", async () => {
  const id = await asked();
  await propose(id, peers.slice(0, 4), true);
  const { nominations, evaluations } = author.api;
  const launch = (people: readonly Person[], acceptsSmallGroups: boolean) =>
    nominations.approveAndLaunch({ id, profileIds: ids(people), acceptsSmallGroups });
  expect(await readErrorCode(launch(peers.slice(0, 2), false))).toBe("small_group_needs_confirmation");
  expect(await readErrorCode(launch(peers.slice(4), true))).toBe("invalid_data");
  const { nomination } = await nominations.ofEvaluation({ id });
  expect([nomination?.status, nomination?.people.length]).toEqual(["sent", 4]);
  expect((await evaluations.read({ id })).participants).toEqual([]);

  const launches = await Promise.all([1, 2, 3].map(() => readErrorCode(launch(peers.slice(0, 2), true))));
  expect(launches.filter((code) => code === "ok")).toHaveLength(1);
  const { status, participants } = await evaluations.read({ id });
  const invited = participants.filter(({ role }) => role === "peer").map(({ person }) => person.id);
  expect([status, invited.sort()]).toEqual(["in_progress", ids(peers.slice(0, 2)).sort()]);
});

test("a copy and an occurrence ask whom the approved list names; nobody proposes again", async () => {
  const id = await asked();
  await propose(id, peers.slice(0, 3), true);
  await author.api.nominations.approve({ id, profileIds: ids(peers.slice(1, 3)) });
  await author.api.evaluations.launch({ id, acceptsSmallGroups: true });
  const listPeers = async (evaluationId: string) =>
    (await author.api.evaluations.read({ id: evaluationId })).participants
      .filter(({ role }) => role === "peer")
      .map(({ person }) => person.id)
      .sort();
  const { evaluation: copy } = await author.api.evaluations.copy({ id, withPeople: true });
  await author.api.series.start({ evaluationId: id, frequency: "weekly" });
  await runMinute(world, new Date(world.clock.now.getTime() + 3 * 24 * 3_600_000));
  const { series } = await author.api.series.read({ evaluationId: id });
  for (const next of [copy.id, series?.preparedId ?? ""]) {
    expect(await listPeers(next)).toEqual(ids(peers.slice(1, 3)).sort());
    expect((await author.api.nominations.ofEvaluation({ id: next })).nomination).toBeNull();
    expect(await countEmails(next, "nominations.asked")).toBe(0);
    expect(await readErrorCode(subject.api.nominations.mine({ evaluationId: next }))).toBe("not_found");
  }
});

test("a copy of a draft that awaits a proposal waits for none", async () => {
  const id = await asked();
  const { evaluation: copy } = await author.api.evaluations.copy({ id, withPeople: true });
  expect((await author.api.nominations.ofEvaluation({ id: copy.id })).nomination).toBeNull();
  expect(await readErrorCode(author.api.series.start({ evaluationId: id, frequency: "weekly" }))).toBe(
    "not_launched",
  );
});

test("once approved, the person evaluated reads nothing of it, not even what they had proposed", async () => {
  const id = await asked();
  await propose(id, peers.slice(0, 3), true);
  await author.api.nominations.approve({ id, profileIds: ids(peers.slice(0, 2)) });
  const read = await subject.api.nominations.mine({ evaluationId: id });
  expect([read.status, read.people, read.note]).toEqual(["approved", [], null]);
  const { rows } = await world.inside(owner, (tx) =>
    tx.execute(sql`select choices from nominations where evaluation_id = ${id}`),
  );
  expect(rows[0]?.["choices"]).toEqual([]);
});

test("who is asked, and who decides, find it under the bell while it waits for them", async () => {
  const id = await asked();
  const of = async ({ api }: Person) =>
    (await api.notifications.list({})).items
      .filter(({ objectId }) => objectId === id)
      .map(({ kind, facts: { opens }, isToDo }) => `${kind} → ${opens}${isToDo ? ", to do" : ""}`);
  expect([await of(subject), await of(author)]).toEqual([["nomination_asked → nomination, to do"], []]);
  await propose(id, peers.slice(0, 3), true);
  expect([await of(subject), await of(author)]).toEqual([
    ["nomination_asked → nomination"],
    ["nomination_sent → approval, to do"],
  ]);
  await author.api.nominations.approve({ id, profileIds: ids(peers.slice(0, 2)) });
  expect(await of(author)).toEqual(["nomination_sent → approval"]);
  await author.api.evaluations.launch({ id, acceptsSmallGroups: true });
  // Invitations take its place: the author is the direct manager, who answers too.
  const invited = ["evaluation_invitation → form, to do"];
  expect([await of(subject), await of(author)]).toEqual([invited, invited]);
});

test("the search tells nothing of who is invited already", async () => {
  const id = await asked();
  const found = async () => (await subject.api.nominations.candidates({ evaluationId: id, limit: 50 })).items;
  const before = await found();
  await author.api.evaluations.addParticipant({ id, profileId: peers[0]?.profileId ?? "", role: "peer" });
  expect(await found()).toEqual(before);
  expect(before.filter(({ readsReport }) => readsReport).map((one) => one.id)).toContain(author.profileId);
  expect(await readErrorCode(propose(id, [author], false))).toBe("invalid_participant_profile");
});

test("nobody but the person evaluated finds the page, and an owner who is evaluated cannot decide", async () => {
  const evaluated = await world.person(owner, { role: "account_owner", directManagerId: author.profileId });
  const id = await asked(evaluated);
  for (const person of [owner, author, peers[0] as Person])
    expect(await readErrorCode(person.api.nominations.mine({ evaluationId: id }))).toBe("not_found");
  await evaluated.api.nominations.propose({
    evaluationId: id,
    profileIds: ids(peers.slice(0, 2)),
    send: true,
  });
  const { nominations } = evaluated.api;
  for (const call of [
    () => nominations.ofEvaluation({ id }),
    () => nominations.approve({ id, profileIds: ids(peers.slice(0, 2)) }),
    () => nominations.sendBack({ id, note: "Non." }),
    () => nominations.cancel({ id }),
  ])
    expect(await readErrorCode(call())).toBe("evaluation_not_found");
});

test("choosing oneself, or another person evaluated, ends it: the launch waits for nothing", async () => {
  const id = await asked();
  await author.api.nominations.cancel({ id });
  expect(await readErrorCode(subject.api.nominations.mine({ evaluationId: id }))).toBe("not_found");
  const other = await asked();
  const somebody = await world.person(owner, { directManagerId: author.profileId });
  await author.api.evaluations.update({ id: other, subjectProfileId: somebody.profileId });
  expect((await author.api.nominations.ofEvaluation({ id: other })).nomination).toBeNull();
  expect(await readErrorCode(subject.api.nominations.mine({ evaluationId: other }))).toBe("not_found");
  expect(await readErrorCode(somebody.api.nominations.mine({ evaluationId: other }))).toBe("not_found");
});

test("approved and sent back at one moment: one of them counts, and nobody is invited twice", async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await asked();
    await propose(id, peers.slice(0, 3), true);
    const approve = () =>
      readErrorCode(author.api.nominations.approve({ id, profileIds: ids(peers.slice(0, 3)) }));
    const answers = await Promise.all([
      approve(),
      approve(),
      readErrorCode(author.api.nominations.sendBack({ id, note: "Encore." })),
      readErrorCode(propose(id, peers.slice(0, 2), true)),
    ]);
    const { nomination } = await author.api.nominations.ofEvaluation({ id });
    const { participants } = await author.api.evaluations.read({ id });
    const status = nomination?.status ?? "";
    // Sent back first, the person may send again and have that approved.
    expect(["approved", "returned", "sent"], answers.join()).toContain(status);
    const invited = participants.map(({ person }) => person.id);
    expect(new Set(invited).size).toBe(invited.length);
    expect(invited.length > 0).toBe(status === "approved");
  }
});
