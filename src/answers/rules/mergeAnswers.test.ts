import { expect, test } from "vitest";
import { applyWaiting, applyAccepted } from "./mergeAnswers.ts";

const held = { scores: [3, null, 0], revisions: [1, 0, 2], texts: { "0": "Du serveur" } };
const waiting = { position: 0, score: 5, text: null };

test("what waits on the device is shown over what the server holds", () => {
  expect(applyWaiting(3, held, [waiting, { position: 1, score: null, text: "Ici" }])).toEqual({
    scores: [5, null, 0],
    texts: { "0": "", "1": "Ici" },
  });
});

test("an answer to a question that is not there is not shown", () => {
  expect(applyWaiting(1, held, [{ position: 7, score: 1, text: "?" }]).scores).toEqual([3]);
});

test("an answer taken by the server is known with its revision, from the very first", () => {
  const nothing = { scores: [], revisions: [], texts: {} };
  expect(applyAccepted(2, nothing, { position: 1, score: 4, text: "Oui" }, 1)).toEqual({
    scores: [null, 4],
    revisions: [0, 1],
    texts: { "1": "Oui" },
  });
});
