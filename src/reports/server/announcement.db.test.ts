import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerAll, launchEvaluation } from "#app/testing/answering.ts";
import { listEmailKindsTo, openEmail, findLinkedPage } from "#app/testing/emails.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { profiles } from "#people/tables.ts";

let world: World;
let owner: Person;
let lead: Person;
let subject: Person;
let raters: Person[];
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});
beforeEach(async () => {
  lead = await world.person(owner, { role: "team_manager" });
  subject = await world.person(owner);
  raters = [];
  for (let count = 0; count < 3; count += 1) raters.push(await world.person(owner));
});

/** Closed by the owner once these colleagues have answered, and released at once. */
async function released(invited: readonly Person[], answering = invited) {
  const one = await launchEvaluation(world, {
    author: lead,
    subject,
    subjectAnswers: false,
    invited: invited.map((person) => [person, "peer"] as const),
    questions: [{}],
  });
  for (const person of answering) await answerAll(person, one);
  return { ...one, close: () => owner.api.reports.close({ evaluationId: one.id }) };
}
const demote = (change: Partial<typeof profiles.$inferInsert> = {}) =>
  world.inside(owner, (tx) =>
    tx
      .update(profiles)
      .set({ role: "user", isAdmin: false, ...change })
      .where(eq(profiles.id, lead.profileId)),
  );
const countNotifications = async (person: Person) =>
  world.inside(owner, async (tx) => {
    const { rows } = await tx.execute<{ profile_id: string }>("select profile_id from notifications");
    return rows.filter((row) => row.profile_id === person.profileId).length;
  });

describe("a lead who has become a member", () => {
  test("before the release is told nothing, by email or in the application; the person evaluated is", async () => {
    const one = await released(raters);
    await demote();
    await one.close();
    expect(await listEmailKindsTo(world, lead.email)).not.toContain("reports.completed");
    expect(await countNotifications(lead)).toBe(0);
    expect(await listEmailKindsTo(world, subject.email)).toContain("reports.ready");
    expect(await countNotifications(subject)).toBe(1);
  });

  test("while the email waits gets none", async () => {
    const one = await released(raters);
    await one.close();
    expect(await openEmail(world, lead.email, "reports.completed")).not.toBeNull();
    await demote();
    expect(await openEmail(world, lead.email, "reports.completed")).toBeNull();
    expect(await openEmail(world, subject.email, "reports.ready")).not.toBeNull();
  });

  test("and manages the person evaluated is told all the same", async () => {
    await world.inside(owner, (tx) =>
      tx.update(profiles).set({ directManagerId: lead.profileId }).where(eq(profiles.id, subject.profileId)),
    );
    const one = await released(raters);
    await demote();
    await one.close();
    expect((await openEmail(world, lead.email, "reports.completed"))?.action?.url).toContain("/auth/report");
  });
});

describe("a lead who answered in a protected group", () => {
  test("gets the page of the evaluation, in the same words whether the report shows anything or not", async () => {
    const emails = [];
    for (const answering of [[lead], [lead, ...raters]]) {
      const one = await released([lead, ...raters], answering);
      await one.close();
      const mail = await openEmail(world, lead.email, "reports.completed");
      expect(findLinkedPage(mail)).toBe(`/app/evaluations/${one.id}`);
      expect(JSON.stringify(mail)).not.toContain("aucun regard");
      emails.push({ ...mail, action: null });
      const mailToSubject = await openEmail(world, subject.email, "reports.ready");
      expect(JSON.stringify(mailToSubject).includes("aucun regard")).toBe(answering.length === 1);
    }
    expect(emails[0]).toEqual(emails[1]);
  });
});
