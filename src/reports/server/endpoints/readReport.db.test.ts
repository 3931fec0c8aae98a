import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  answerAll,
  launchEvaluation,
  fetchRefusal,
  recordStatements,
  type LaunchedEvaluation,
} from "#app/testing/answering.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { reportOpenings } from "#reports/tables.ts";
import { teamMembers, teams } from "#teams/tables.ts";

let world: World;
let owner: Person;
let admin: Person;
let author: Person;
let teamLead: Person;
let manager: Person;
let subject: Person;
let peers: Person[];
let stranger: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  admin = await world.person(owner, { role: "admin", isAdmin: true });
  author = await world.person(owner, { role: "team_manager" });
  teamLead = await world.person(owner, { role: "team_manager" });
  manager = await world.person(owner);
  subject = await world.person(owner, { directManagerId: manager.profileId });
  stranger = await world.person(owner);
  peers = [await world.person(owner), await world.person(owner), await world.person(owner)];
  await world.inside(owner, async (tx) => {
    const { companyId } = owner;
    const id = world.services.newId();
    await tx.insert(teams).values({ companyId, id, name: "Équipe", managerProfileId: teamLead.profileId });
    await tx
      .insert(teamMembers)
      .values({ companyId, id: world.services.newId(), teamId: id, profileId: subject.profileId });
  });
});

const evaluation = (change: Partial<Parameters<typeof launchEvaluation>[1]> = {}) =>
  launchEvaluation(world, {
    author,
    subject,
    invited: [[manager, "manager"], ...peers.map((peer) => [peer, "peer"] as const)],
    ...change,
  });
const released = async (change: Parameters<typeof evaluation>[0] = {}) => {
  const one = await evaluation(change);
  for (const person of [subject, manager, ...peers]) await answerAll(person, one, { words: "Un mot." });
  await owner.api.reports.close({ evaluationId: one.id });
  return one;
};
const read = (who: Person, { id }: LaunchedEvaluation) => who.api.reports.read({ evaluationId: id });
const set = ({ id }: LaunchedEvaluation, change: ReturnType<typeof sql>) =>
  world.inside(owner, (tx) => tx.execute(sql`update evaluations set ${change} where id = ${id}`));

describe("a released report", () => {
  test("is the same snapshot for everyone who may open it", async () => {
    const one = await released();
    const own = await read(subject, one);
    expect(own).toMatchObject({
      evaluationId: one.id,
      name: "Bilan d’automne",
      subject: { id: subject.profileId },
      isSubject: true,
      companyName: "Coopérative des tests",
      launchedOn: "2026-11-20",
      releasedOn: "2026-11-20",
    });
    expect(own.snapshot.items).toHaveLength(3);
    expect(own.snapshot.items[0]?.comments.peer).toEqual(["Un mot.", "Un mot.", "Un mot."]);
    for (const who of [manager, author, owner, admin]) {
      const report = await read(who, one);
      expect(report.snapshot).toEqual(own.snapshot);
      expect(report).toMatchObject({ isSubject: false, openings: [] });
    }
  });

  test("names its readers by the rule that lets them in: no manager where there is none", async () => {
    const managed = await released();
    expect((await read(subject, managed)).readers).toEqual([
      "subject",
      "direct_manager",
      "author",
      "administration",
    ]);
    const alone = await world.person(owner);
    const one = await evaluation({ subject: alone, invited: peers.map((peer) => [peer, "peer"] as const) });
    await owner.api.reports.close({ evaluationId: one.id });
    for (const who of [alone, owner])
      expect((await read(who, one)).readers).toEqual(["subject", "author", "administration"]);
  });

  test("does not exist for anybody else, in the same words as an unknown id", async () => {
    const one = await released();
    const foreigner = await world.company("Une autre");
    for (const who of [...peers, stranger, teamLead, foreigner]) {
      const refusal = await fetchRefusal(world, who, "reports/read", { evaluationId: one.id });
      expect(refusal).toEqual({ status: 404, body: { code: "evaluation_not_found" } });
      const unknown = { evaluationId: world.services.newId() };
      expect(await fetchRefusal(world, who, "reports/read", unknown)).toEqual(refusal);
    }
  });

  test("opens to the team’s manager only if those who answered were told so", async () => {
    expect(await readErrorCode(read(teamLead, await released({ teamManagerReads: true })))).toBe("ok");
    expect(await readErrorCode(read(teamLead, await released()))).toBe("evaluation_not_found");
  });

  test("stays closed to someone who answered in a group, whatever rights come later", async () => {
    const one = await released();
    const [peer] = peers as [Person];
    const profile = (change: ReturnType<typeof sql>) =>
      world.inside(owner, (tx) =>
        tx.execute(sql`update profiles set ${change} where id = ${peer.profileId}`),
      );
    await profile(sql`is_admin = true, role = 'admin'`);
    expect(await readErrorCode(read(peer, one))).toBe("evaluation_not_found");
    await profile(sql`is_admin = false, role = 'user'`);
  });

  test("stays open in the archives", async () => {
    const one = await released();
    await set(one, sql`status = 'archived', completed_at = null`);
    for (const who of [subject, author]) expect(await readErrorCode(read(who, one))).toBe("ok");
  });

  test("holds no name, no id of a person or a response, and no time", async () => {
    const one = await released();
    const { snapshot } = await read(subject, one);
    const written = JSON.stringify(snapshot);
    for (const person of [subject, manager, ...peers]) {
      expect(written).not.toContain(person.profileId);
      expect(written).not.toContain(person.firstName);
    }
    expect(written).not.toMatch(/\d\d:\d\d/);
  });
});

test("before it is released, nobody opens it, and nobody learns that it will exist", async () => {
  const one = await evaluation();
  const everyone = [subject, manager, author, owner, admin, teamLead, stranger, ...peers];
  for (const status of ["draft", "in_progress", "archived"]) {
    await set(one, sql`status = ${status}`);
    for (const who of everyone)
      expect(await fetchRefusal(world, who, "reports/read", { evaluationId: one.id })).toEqual({
        status: 404,
        body: { code: "evaluation_not_found" },
      });
  }
});

describe("openings", () => {
  test("by others are shown to the person evaluated, the latest first, each request once", async () => {
    const one = await released();
    await read(manager, one);
    world.clock.advance(60_000);
    await read(owner, one);
    await read(subject, one);
    const { openings } = await read(subject, one);
    expect(openings.map(({ person }) => person.id)).toEqual([owner.profileId, manager.profileId]);
    // On the day of the release, a time would still say before when the last answer came.
    const releasedOn = "2026-11-20";
    expect(openings.map(({ openedOn, openedAt }) => [openedOn, openedAt])).toEqual([
      [releasedOn, null],
      [releasedOn, null],
    ]);
    const later = new Date("2026-11-21T16:30:00Z");
    await world.inside(owner, (tx) =>
      tx.insert(reportOpenings).values({
        companyId: owner.companyId,
        id: world.services.newId(),
        evaluationId: one.id,
        profileId: manager.profileId,
        openedAt: later,
      }),
    );
    expect((await read(subject, one)).openings[0]).toMatchObject({
      openedOn: "2026-11-21",
      openedAt: later.toISOString(),
    });
    const audit = await world.inside(owner, (tx) =>
      tx.execute(
        sql`select actor_profile_id from audit_log where object_id = ${one.id} and action = 'report.opened' order by at`,
      ),
    );
    expect(audit.rows).toEqual([
      { actor_profile_id: manager.profileId },
      { actor_profile_id: owner.profileId },
    ]);
  });

  test("that were refused leave no trace", async () => {
    const one = await released();
    await readErrorCode(read(stranger, one));
    expect((await read(subject, one)).openings).toEqual([]);
  });
});

test("opening costs one statement, and one more to note somebody else; the same with 10 questions and with 100", async () => {
  const statements = async (count: number, who: Person) => {
    const one = await evaluation({ questions: Array.from({ length: count }, () => ({})) });
    await owner.api.reports.close({ evaluationId: one.id });
    const sent = await recordStatements(() => read(who, one));
    return sent.filter((text) => !/^\s*(begin|commit|with session as)/i.test(text)).length;
  };
  for (const count of [10, 100]) {
    expect(await statements(count, subject)).toBe(1);
    for (const who of [manager, owner]) expect(await statements(count, who)).toBe(2);
  }
});
