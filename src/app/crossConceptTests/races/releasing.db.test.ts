import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerAll, launchEvaluation } from "#app/testing/answering.ts";
import { makeRaceOrder } from "#app/testing/races/raceOrder.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";

/** Two who may publish, or the person evaluated and one of them, at the same report (docs/decisions/0036). */
let world: World;
let owner: Person;
let admin: Person;
let manager: Person;
let subject: Person;
beforeAll(async () => {
  world = await makeWorld({ pool: 12 });
  owner = await world.company();
  admin = await world.person(owner, { role: "admin", isAdmin: true });
  manager = await world.person(owner);
  subject = await world.person(owner);
});

const races: Record<string, string> = {};
afterAll(() => {
  for (const [name, measured] of Object.entries(races)) noteFigure({ name, measured });
});

/** Collected, with one comment of a manager under each question. */
async function createCollected(release: "immediate" | "by_hand"): Promise<string> {
  const one = await launchEvaluation(world, {
    author: owner,
    subject,
    invited: [[manager, "manager"]],
    evaluationType: "manager",
    subjectAnswers: false,
    questions: [{}, {}, {}, {}],
    release,
  });
  await answerAll(manager, one, { words: "CANARI" });
  return one.id;
}
const createInReview = async () => {
  const evaluationId = await createCollected("by_hand");
  await owner.api.reports.close({ evaluationId });
  return evaluationId;
};
const createReleased = async () => {
  const evaluationId = await createCollected("immediate");
  await owner.api.reports.close({ evaluationId });
  return evaluationId;
};
const toComment = (index: number) =>
  ({ place: `question-${index}`, group: "manager", words: "CANARI" }) as const;
/** How many times a thing stands in the log and the outbox. */
const countTraces = async (evaluationId: string) => {
  const { rows } = await world.inside(owner, (tx) =>
    tx.execute<{ published: number; announced: number }>(sql`select
      (select count(*)::int from audit_log where object_id = ${evaluationId} and action = 'report.published') as published,
      (select count(*)::int from outbox where dedupe_key like ${`completion:${evaluationId}:%`}) as announced`),
  );
  return rows[0];
};

test("two who publish at the same moment publish once, with one note and one announcement each", async () => {
  const all = rounds({ short: 10, long: 500 });
  const order = makeRaceOrder();
  for (let round = 0; round < all; round += 1) {
    const evaluationId = await createInReview();
    const codes = await order.run(
      () => readErrorCode(owner.api.reports.publish({ evaluationId, note: "Un" })),
      () => readErrorCode(admin.api.reports.publish({ evaluationId, note: "Deux" })),
    );
    expect(codes.toSorted(), `round ${round}`).toEqual(["evaluation_closed", "ok"]);
    const { note } = await subject.api.reports.read({ evaluationId });
    expect(note, `round ${round}`).toBe(codes[0] === "ok" ? "Un" : "Deux");
    // The person evaluated, and the lead where another person published.
    const announced = codes[0] === "ok" ? 1 : 2;
    expect(await countTraces(evaluationId), `round ${round}`).toEqual({ published: 1, announced });
    order.note(codes[0] === "ok");
  }
  races["A report published by two at once"] = `${all} rounds (${order.expectBoth()}), published once`;
}, 600_000);

test("a comment masked while the report is published is masked in it, or the masking is refused", async () => {
  const all = rounds({ short: 10, long: 500 });
  const order = makeRaceOrder();
  const comment = { place: "question-0", group: "manager", index: 0 } as const;
  for (let round = 0; round < all; round += 1) {
    const evaluationId = await createInReview();
    const [mask, publish] = await order.run(
      () =>
        readErrorCode(admin.api.reports.maskComment({ evaluationId, comment, reason: "Nomme quelqu’un" })),
      () => readErrorCode(owner.api.reports.publish({ evaluationId })),
    );
    expect(publish, `round ${round}`).toBe("ok");
    expect(["ok", "evaluation_closed"], `round ${round}`).toContain(mask);
    const read = await subject.api.reports.read({ evaluationId });
    expect(read.maskedComments, `round ${round}`).toBe(mask === "ok" ? 1 : 0);
    expect(JSON.stringify(read).match(/CANARI/gu), `round ${round}`).toHaveLength(mask === "ok" ? 3 : 4);
    order.note(mask === "ok");
  }
  races["A comment masked while its report is published"] =
    `${all} rounds (masked before or refused: ${order.expectBoth()})`;
}, 600_000);

test("a comment flagged while the report is published is masked, or there was no report yet", async () => {
  const all = rounds({ short: 10, long: 500 });
  const order = makeRaceOrder();
  for (let round = 0; round < all; round += 1) {
    const evaluationId = await createInReview();
    const [flag, publish] = await order.run(
      () => readErrorCode(subject.api.reports.flagComment({ evaluationId, comment: toComment(0) })),
      () => readErrorCode(owner.api.reports.publish({ evaluationId })),
    );
    expect(publish, `round ${round}`).toBe("ok");
    expect(["ok", "evaluation_not_found"], `round ${round}`).toContain(flag);
    const { flags } = await subject.api.reports.read({ evaluationId });
    expect(flags.open, `round ${round}`).toBe(flag === "ok" ? 1 : 0);
    order.note(flag !== "ok");
  }
  races["A comment flagged while its report is published"] =
    `${all} rounds (too early or flagged: ${order.expectBoth()})`;
}, 600_000);

test("five flags at once leave three that wait, and the same comment flagged twice is flagged once", async () => {
  const all = rounds({ short: 6, long: 300 });
  for (let round = 0; round < all; round += 1) {
    const evaluationId = await createReleased();
    const codes = await Promise.all(
      [0, 0, 1, 2, 3].map((index) =>
        readErrorCode(subject.api.reports.flagComment({ evaluationId, comment: toComment(index) })),
      ),
    );
    expect(
      codes.filter((code) => code === "ok"),
      `round ${round}`,
    ).toHaveLength(3);
    for (const code of codes) expect(["ok", "too_many_flags", "comment_flagged"]).toContain(code);
    const { flags } = await subject.api.reports.read({ evaluationId });
    expect(flags.open, `round ${round}`).toBe(3);
    expect(new Set(flags.own.map(({ place }) => place)).size, `round ${round}`).toBe(3);
  }
  races["Five comments flagged at once, one of them twice"] = `${all} rounds, three wait, none twice`;
}, 600_000);

test("of two who decide about a flag at once, one decides", async () => {
  const all = rounds({ short: 10, long: 500 });
  const order = makeRaceOrder();
  for (let round = 0; round < all; round += 1) {
    const evaluationId = await createReleased();
    await subject.api.reports.flagComment({ evaluationId, comment: toComment(0) });
    const [flag] = (await owner.api.reports.listFlagged({ evaluationId })).items;
    const decide = (person: Person, decision: "kept" | "shown") =>
      readErrorCode(
        person.api.reports.decideFlag({ evaluationId, flagId: flag?.id ?? "", decision, words: decision }),
      );
    const codes = await order.run(
      () => decide(owner, "kept"),
      () => decide(admin, "shown"),
    );
    expect(codes.toSorted(), `round ${round}`).toEqual(["flag_decided", "ok"]);
    const status = codes[0] === "ok" ? "kept" : "shown";
    const { items } = await owner.api.reports.listFlagged({ evaluationId });
    expect(items, `round ${round}`).toMatchObject([{ status, decision: status }]);
    order.note(codes[0] === "ok");
  }
  races["A flag decided about by two at once"] = `${all} rounds (${order.expectBoth()}), one decision`;
}, 600_000);

test("a collection closes as its evaluation was launched, whatever the setting becomes meanwhile", async () => {
  const all = rounds({ short: 6, long: 300 });
  for (let round = 0; round < all; round += 1) {
    const evaluationId = await createCollected("by_hand");
    const { version } = await owner.api.company.readSettings({});
    const setting = round % 2 === 0 ? "immediate" : "next_morning";
    const codes = await Promise.all([
      readErrorCode(owner.api.company.updateSettings({ release: setting, version })),
      readErrorCode(owner.api.reports.close({ evaluationId })),
    ]);
    expect(codes, `round ${round}`).toEqual(["ok", "ok"]);
    expect(await readErrorCode(subject.api.reports.read({ evaluationId }))).toBe("evaluation_not_found");
    expect(await readErrorCode(owner.api.reports.review({ evaluationId })), `round ${round}`).toBe("ok");
  }
  races["A collection closed while the release setting changes"] = `${all} rounds, as at launch`;
}, 600_000);
