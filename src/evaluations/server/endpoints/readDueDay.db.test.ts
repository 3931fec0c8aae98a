import { expect, test } from "vitest";
import { launchedEvaluation } from "#app/testing/evaluations.ts";
import { openEmail } from "#app/testing/emails.ts";
import { codeOf, makeWorld } from "#app/testing/world.ts";

const world = await makeWorld();
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");
const line = (text: string, name: string) => linesOf(text).find((one) => one.startsWith(name));

test("the due day of an evaluation is one entry in emails and on its page, which moves with it and names no rater", async () => {
  const owner = await world.company();
  const { evaluationId: id, peers } = await launchedEvaluation(world, owner, {
    peers: 3,
    dueOn: "2026-12-11",
    name: "Bilan d’automne",
  });
  const read = async () => (await owner.api.evaluations.dueDay({ id })).text();
  const before = await read();
  expect(line(before, "SUMMARY")).toBe("SUMMARY:Échéance\u00A0: Bilan d’automne");
  expect(line(before, "DTSTART")).toBe("DTSTART;VALUE=DATE:20261211");
  const email = await openEmail(world, peers[0]!.email, "evaluations.invitation");
  expect(line(String(email?.attachments?.[0]?.content), "UID")).toBe(line(before, "UID"));
  for (const { firstName } of peers) expect(before).not.toContain(firstName);

  await owner.api.evaluations.update({ id, dueOn: "2027-01-15" });
  world.clock.advance(60_000);
  const after = await read();
  expect(line(after, "UID")).toBe(line(before, "UID"));
  expect(line(after, "DTSTART")).toBe("DTSTART;VALUE=DATE:20270115");
  expect(Number(line(after, "SEQUENCE")?.slice(9))).toBeGreaterThan(
    Number(line(before, "SEQUENCE")?.slice(9)),
  );
});

test("a draft has none, and whoever does not run it learns nothing", async () => {
  const owner = await world.company();
  const { evaluationId: id, peers } = await launchedEvaluation(world, owner, { peers: 3 });
  expect(await codeOf(peers[0]!.api.evaluations.dueDay({ id }))).toBe("forbidden");
  const lead = await world.person(owner, { role: "team_manager" });
  expect(await codeOf(lead.api.evaluations.dueDay({ id }))).toBe("evaluation_not_found");
  const draft = await owner.api.evaluations.create({ evaluationType: "peer" });
  expect(await codeOf(owner.api.evaluations.dueDay({ id: draft.id }))).toBe("not_launched");
});
