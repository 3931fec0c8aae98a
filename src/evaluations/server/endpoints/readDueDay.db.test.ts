import { expect, test } from "vitest";
import { buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { openEmail } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld } from "#app/testing/world.ts";

const world = await makeWorld();
const unfoldLines = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");
const findLine = (text: string, name: string) => unfoldLines(text).find((one) => one.startsWith(name));

test("the due day of an evaluation is one entry in emails and on its page, which moves with it and names no rater", async () => {
  const owner = await world.company();
  const { evaluationId: id, peers } = await buildLaunchedEvaluation(world, owner, {
    peers: 3,
    dueOn: "2026-12-11",
    name: "Bilan d’automne",
  });
  const read = async () => (await owner.api.evaluations.dueDay({ id })).text();
  const before = await read();
  expect(findLine(before, "SUMMARY")).toBe("SUMMARY:Échéance\u00A0: Bilan d’automne");
  expect(findLine(before, "DTSTART")).toBe("DTSTART;VALUE=DATE:20261211");
  const email = await openEmail(world, peers[0]!.email, "evaluations.invitation");
  expect(findLine(String(email?.attachments?.[0]?.content), "UID")).toBe(findLine(before, "UID"));
  for (const { firstName } of peers) expect(before).not.toContain(firstName);

  await owner.api.evaluations.update({ id, dueOn: "2027-01-15" });
  world.clock.advance(60_000);
  const after = await read();
  expect(findLine(after, "UID")).toBe(findLine(before, "UID"));
  expect(findLine(after, "DTSTART")).toBe("DTSTART;VALUE=DATE:20270115");
  expect(Number(findLine(after, "SEQUENCE")?.slice(9))).toBeGreaterThan(
    Number(findLine(before, "SEQUENCE")?.slice(9)),
  );
});

test("a draft has none, and whoever does not run it learns nothing", async () => {
  const owner = await world.company();
  const { evaluationId: id, peers } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
  expect(await readErrorCode(peers[0]!.api.evaluations.dueDay({ id }))).toBe("forbidden");
  const lead = await world.person(owner, { role: "team_manager" });
  expect(await readErrorCode(lead.api.evaluations.dueDay({ id }))).toBe("evaluation_not_found");
  const draft = await owner.api.evaluations.create({ evaluationType: "peer" });
  expect(await readErrorCode(owner.api.evaluations.dueDay({ id: draft.id }))).toBe("not_launched");
});
