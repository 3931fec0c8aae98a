import { expect, test } from "vitest";
import type { AnswerForm } from "../../contract.ts";
import { createParticipation } from "./participation.ts";

type Status = AnswerForm["participantStatus"];
const blank = (): AnswerForm =>
  ({
    noticeAcknowledged: false,
    participantStatus: "pending" satisfies Status,
    items: [{}, {}],
    answers: { scores: [null, null], revisions: [0, 0], texts: {} },
  }) as unknown as AnswerForm;

/** Every order in which the steps of several calls can fall, each call keeping its own order. */
function interleavings(lengths: readonly number[]): number[][] {
  if (lengths.every((length) => length === 0)) return [[]];
  return lengths.flatMap((length, call) =>
    length === 0 ? [] : interleavings(lengths.with(call, length - 1)).map((rest) => [call, ...rest]),
  );
}

/** A call in three steps: it is sent, the server acts on it, its response arrives. */
function call<Result>(start: (answer: Promise<Result>) => void, serve: () => Result) {
  const answer = Promise.withResolvers<Result>();
  let result: Result;
  const steps = [() => start(answer.promise), () => void (result = serve()), () => answer.resolve(result)];
  return () => steps.shift()?.();
}
const turns = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

test.each([
  ["begin", { noticeAcknowledged: true }],
  ["decline", { participantStatus: "declined" }],
  ["finalise", { participantStatus: "completed" }],
] as const)(
  "whatever the order of answers, a late reading never undoes « %s » nor an answer",
  async (_, change) => {
    const orders = interleavings([3, 3, 3]);
    expect(orders).toHaveLength(1680);
    for (const order of orders) {
      let server = blank();
      const kept: AnswerForm[] = [];
      const part = createParticipation(blank(), (form) => kept.push(form));
      let acted = false;
      let saved = false;
      const steps = [
        call(
          (answer) => void part.act(() => answer, change).then(() => (acted = true)),
          () => void (server = { ...server, ...change }),
        ),
        call(
          (answer) => void part.read(() => answer),
          () => server,
        ),
        call(
          (answer: Promise<void>) =>
            void answer.then(() => {
              part.recordAccepted({ position: 1, score: 4, text: "Oui" }, 1);
              saved = true;
            }),
          () =>
            void (server = {
              ...server,
              answers: { scores: [null, 4], revisions: [0, 1], texts: { "1": "Oui" } },
            }),
        ),
      ];
      for (const step of order) {
        steps[step]?.();
        await turns();
        if (acted) expect(part.form(), order.join("")).toMatchObject(change);
        if (saved) expect(part.form().answers.scores, order.join("")).toEqual([null, 4]);
      }
      expect(part.form()).toEqual(server);
      expect(kept.at(-1)).toEqual(server);
    }
  },
);

test("a reading that nothing overtook is taken whole, also where it takes something back", async () => {
  const part = createParticipation({ ...blank(), noticeAcknowledged: true }, () => {});
  const renewed = { ...blank(), noticeAcknowledged: false };
  expect(await part.read(async () => renewed)).toEqual(renewed);
});

test("an action that fails changes nothing", async () => {
  const part = createParticipation(blank(), () => {});
  await expect(
    part.act(() => Promise.reject(new Error("refused")), { noticeAcknowledged: true }),
  ).rejects.toThrow();
  expect(part.form()).toEqual(blank());
});
