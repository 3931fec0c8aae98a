import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { findToken } from "#accounts/server/tokens.ts";
import { givePassword } from "#app/testing/accounts.ts";
import { answerAll, launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { findLinkedPage } from "#app/testing/emails.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { reportEmails } from "./emails.ts";

let world: World;
let owner: Person;
let subject: Person;
let one: LaunchedEvaluation;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  subject = await world.person(owner, { firstName: "Anne", lastName: "Tremblay" });
  one = await launchEvaluation(world, { author: owner, subject });
  await answerAll(subject, one);
  await owner.api.reports.close({ evaluationId: one.id });
});

const written = (
  kind: keyof typeof reportEmails,
  recipient: Person,
  language: "fr" | "en",
  evaluation: LaunchedEvaluation = one,
) =>
  world.inside({ companyId: owner.companyId, profileId: "" }, async (tx) =>
    reportEmails[kind].template({
      tx,
      services: world.services,
      companyId: owner.companyId,
      companyName: "Coopérative des tests",
      language,
      recipient: recipient.email,
      recipientProfileId: recipient.profileId,
      queuedAt: world.clock.now,
      data: { evaluationId: evaluation.id },
    }),
  );

describe("the announcement of a report", () => {
  test("invites the person evaluated to read it", async () => {
    const mail = await written("reports.ready", subject, "fr");
    expect(mail).toMatchObject({
      subject: "Votre rapport est prêt",
      action: { label: "Lire le rapport" },
    });
    expect(mail?.paragraphs[0]).toContain("Bonjour Anne.");
    expect(mail?.paragraphs[0]).toContain("20 novembre 2026");
    expect(await written("reports.ready", subject, "en")).toMatchObject({ subject: "Your report is ready" });
  });

  test("congratulates nobody on a report that shows nobody's view", async () => {
    const empty = await launchEvaluation(world, { author: owner, subject });
    await owner.api.reports.close({ evaluationId: empty.id });
    const mail = await written("reports.ready", subject, "fr", empty);
    expect(mail).toMatchObject({
      subject: "Votre évaluation est terminée",
      action: { label: "Ouvrir le rapport" },
    });
    expect(JSON.stringify(mail)).toContain("le rapport ne montre aucun regard");
    expect(JSON.stringify(mail)).not.toContain("prêt");
    const toLead = await written("reports.completed", owner, "fr", empty);
    expect(toLead?.paragraphs[1]).toContain("le rapport ne montre aucun regard");
    for (const kind of ["reports.ready", "reports.completed"] as const)
      expect(JSON.stringify(await written(kind, subject, "en", empty))).toContain("shows nobody’s view");
  });

  test("says of a link that it works once and for how long, and nothing of it to whoever signs in", async () => {
    const once = "Le lien vous est personnel, sert une fois et reste valide 14 jours.";
    expect((await written("reports.ready", subject, "fr"))?.footnotes).toContain(once);
    const known = await world.person(owner, { role: "admin", isAdmin: true });
    await givePassword(world, known);
    for (const kind of ["reports.completed", "reports.newLink"] as const)
      expect((await written(kind, known, "fr"))?.footnotes).not.toContain(once);
  });

  test("leads to the report whoever signs in, and gives the others a link that opens it", async () => {
    const link = new URL((await written("reports.ready", subject, "fr"))?.action?.url ?? "");
    expect(link.pathname).toBe("/auth/report");
    const token = await findToken(world.database.db, link.searchParams.get("token") ?? "");
    expect(token).toMatchObject({ kind: "report", profileId: subject.profileId, evaluationId: one.id });
    const known = await world.person(owner, { role: "admin", isAdmin: true });
    await givePassword(world, known);
    expect(findLinkedPage(await written("reports.completed", known, "fr"))).toBe(
      `/app/evaluations/${one.id}/report`,
    );
  });

  test("tells the lead whose evaluation is complete", async () => {
    expect(await written("reports.completed", owner, "fr")).toMatchObject({
      subject: "L’évaluation d’Anne Tremblay est terminée",
      action: { label: "Ouvrir" },
    });
    expect(await written("reports.completed", owner, "en")).toMatchObject({
      subject: "Anne Tremblay’s evaluation is complete",
    });
  });

  test("says the day, never the hour: nobody can tell who answered last", async () => {
    for (const kind of ["reports.ready", "reports.completed"] as const)
      for (const language of ["fr", "en"] as const) {
        const words = JSON.stringify({ ...(await written(kind, subject, language)), action: null });
        expect(words).not.toMatch(/\d\s?[:h]\s?\d\d/);
        expect(words).not.toMatch(/\{\w+\}/);
      }
  });

  test("is not sent to someone who has been deactivated meanwhile", async () => {
    const gone = await world.person(owner, { role: "admin", isAdmin: true });
    expect(await written("reports.completed", gone, "fr")).not.toBeNull();
    await world.inside(owner, (tx) =>
      tx.execute(sql`update profiles set is_active = false where id = ${gone.profileId}`),
    );
    expect(await written("reports.completed", gone, "fr")).toBeNull();
  });
});
