import { beforeAll, describe, expect, test } from "vitest";
import type { ReportReader } from "#evaluations/vocabulary/readers.ts";
import { releaseReportTask } from "#reports/server/releaseReport.ts";
import { answerAll, launchEvaluation } from "../../testing/answering.ts";
import { listLibrarySkillIds } from "../../testing/evaluations.ts";
import { openEmail } from "../../testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "../../testing/world.ts";

/**
 * What the notice before the first answer and « Qui verra quoi? » say of the readers, acted: a reader who is named opens the
 * report, and no one else does, for every way in which a report is released.
 */
let world: World;
let owner: Person;
let people: Record<ReportReader | "colleague" | "other_lead", Person>;
let peers: Person[];
beforeAll(async () => {
  world = await makeWorld({ pool: 12 });
  owner = await world.company();
  const direct_manager = await world.person(owner);
  const team_manager = await world.person(owner, { role: "team_manager" });
  const subject = await world.person(owner, { directManagerId: direct_manager.profileId });
  people = {
    subject,
    direct_manager,
    team_manager,
    author: await world.person(owner, { role: "team_manager" }),
    administration: owner,
    colleague: await world.person(owner),
    other_lead: await world.person(owner, { role: "team_manager" }),
  };
  await owner.api.teams.create({
    name: "Équipe",
    managerId: team_manager.profileId,
    memberIds: [subject.profileId],
  });
  peers = [await world.person(owner), await world.person(owner), await world.person(owner)];
});

const modes = ["immediate", "next_morning", "by_hand"] as const;
const cases = modes.flatMap((release) =>
  [true, false].map((teamManagerReads) => ({ release, teamManagerReads })),
);

describe.each(cases)("released $release, team managers read: $teamManagerReads", (given) => {
  test("whoever the notice names opens the report, nobody else, and emails name a day without an hour", async () => {
    const { subject, author } = people;
    const one = await launchEvaluation(world, {
      author,
      subject,
      invited: peers.map((peer) => [peer, "peer"] as const),
      questions: [{}],
      ...given,
    });
    const evaluationId = one.id;
    const forms = await Promise.all(
      [subject, ...peers].map((person) => person.api.answers.read({ evaluationId })),
    );
    const named = forms[0]?.readers ?? [];
    for (const form of forms) {
      expect(form.readers).toEqual(named);
      expect(form.reviewedBeforePublication).toBe(given.release === "by_hand");
    }
    for (const person of [subject, ...peers]) await answerAll(person, one, { words: "Un mot." });
    await author.api.reports.close({ evaluationId });

    const listOpeners = async () => {
      const outcomes = await Promise.all(
        Object.entries(people).map(async ([name, { api }]) =>
          (await readErrorCode(api.reports.read({ evaluationId }))) === "ok" ? [name] : [],
        ),
      );
      return outcomes.flat().toSorted();
    };
    if (given.release === "by_hand") {
      // « Relus avant publication »: those who may publish read it first, the person evaluated does not.
      expect(await listOpeners()).toEqual(named.filter((reader) => reader !== "subject").toSorted());
      await author.api.reports.publish({ evaluationId });
    }
    if (given.release === "next_morning") {
      expect(await listOpeners()).toEqual([]);
      const monday = { ...world.services, now: () => new Date("2026-11-23T14:00:00Z") };
      await releaseReportTask(monday, { companyId: owner.companyId, evaluationId });
    }
    expect(await listOpeners()).toEqual([...named].toSorted());
    for (const peer of peers)
      expect(await readErrorCode(peer.api.reports.read({ evaluationId }))).not.toBe("ok");

    const { readers } = await subject.api.reports.read({ evaluationId });
    expect(readers).toEqual(named);
    for (const [person, kind] of [
      [subject, "reports.ready"],
      [author, "reports.completed"],
    ] as const) {
      const email = await openEmail(world, person.email, kind);
      const words = JSON.stringify({ ...email, action: null, stop: null });
      expect(words).toMatch(/2[03] novembre 2026/u);
      expect(words).not.toMatch(/\d\s?[:h]\s?\d\d/u);
    }
  });
});

test("who proposed the raters opens nothing more, and a rater they proposed is told the same readers", async () => {
  const { subject } = people;
  const { evaluations, nominations, reports } = owner.api;
  const { id } = await evaluations.create({
    name: "Bilan",
    evaluationType: "full",
    subjectProfileId: subject.profileId,
  });
  for (const skillId of await listLibrarySkillIds(world, owner, 1))
    await evaluations.addSkill({ id, skillId });
  const bounds = { peer: { least: 3, most: 3 }, direct_report: { least: 0, most: 4 } };
  await nominations.ask({ id, bounds, dueOn: "2026-11-27" });
  const profileIds = peers.map(({ profileId }) => profileId);
  await subject.api.nominations.propose({ evaluationId: id, profileIds, send: true });
  await nominations.approve({ id, profileIds });
  await evaluations.launch({ id, acceptsSmallGroups: true });
  const named = await Promise.all(
    [subject, ...peers].map(async ({ api }) => (await api.answers.read({ evaluationId: id })).readers),
  );
  for (const readers of named)
    expect(readers).toEqual(["subject", "direct_manager", "author", "administration"]);
  await reports.close({ evaluationId: id });
  for (const peer of peers)
    expect(await readErrorCode(peer.api.reports.read({ evaluationId: id }))).toBe("evaluation_not_found");
});
