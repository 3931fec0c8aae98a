import { expect, test } from "vitest";
import { changedUpload, dueUploads, whyNotUpload, type Upload } from "./uploadRules.ts";

const limits = { endings: [".csv", ".xlsx"], maxBytes: 1000 };
const upload = (id: number, state: Upload["state"]) => ({
  id,
  file: { name: `${id}.csv`, size: 10 },
  state,
  share: 0,
  error: null,
});

test.each([
  ["people.csv", 10, null],
  ["PEOPLE.CSV", 1000, null],
  ["people.pdf", 10, "ending"],
  ["people.csv", 1001, "size"],
  ["people.csv", 0, "empty"],
] as const)("%s of %i bytes: %s", (name, size, reason) => {
  expect(whyNotUpload({ name, size }, limits)).toBe(reason);
});

test("without endings, any file leaves", () => {
  expect(whyNotUpload({ name: "notes", size: 10 }, { maxBytes: 1000 })).toBeNull();
});

test("two leave at once, in the order in which they were given", () => {
  const waiting = [upload(1, "waiting"), upload(2, "waiting"), upload(3, "waiting")];
  expect(dueUploads(waiting).map(({ id }) => id)).toEqual([1, 2]);
  expect(dueUploads(changedUpload(waiting, 1, { state: "sending" })).map(({ id }) => id)).toEqual([2]);
  expect(dueUploads([upload(1, "sending"), upload(2, "sending"), upload(3, "waiting")])).toEqual([]);
});

test("what was cancelled stays so until it is tried again", () => {
  const cancelled = [upload(1, "cancelled")];
  expect(changedUpload(cancelled, 1, { state: "sent", share: 1 })).toEqual(cancelled);
  expect(changedUpload(cancelled, 1, { state: "waiting" })[0]?.state).toBe("waiting");
});
