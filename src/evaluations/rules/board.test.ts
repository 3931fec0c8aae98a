import { expect, test } from "vitest";
import { chooseBoardMove, boardStatuses, whyNotMoveOnBoard } from "./board.ts";

test.each([
  ["draft", "pending", null],
  ["draft", "in_progress", null],
  ["draft", "completed", "not_launched"],
  ["draft", "review", "not_launched"],
  ["pending", "draft", null],
  ["pending", "in_progress", null],
  ["in_progress", "draft", "already_launched"],
  ["in_progress", "pending", "already_launched"],
  ["in_progress", "review", null],
  ["in_progress", "completed", null],
  ["review", "in_progress", "evaluation_closed"],
  ["review", "completed", null],
  ["completed", "in_progress", "evaluation_closed"],
] as const)("from %s to %s: %s", (status, to, reason) => {
  expect(whyNotMoveOnBoard({ status, mayManage: true, awaitsNomination: false }, to)).toBe(reason);
});

test("who does not run it moves it nowhere", () => {
  for (const to of boardStatuses)
    expect(whyNotMoveOnBoard({ status: "draft", mayManage: false, awaitsNomination: false }, to)).toBe(
      "forbidden",
    );
});

test("a draft whose proposal nobody has approved is neither planned nor launched", () => {
  const row = { status: "draft", mayManage: true, awaitsNomination: true } as const;
  expect(boardStatuses.map((to) => whyNotMoveOnBoard(row, to))).toEqual([
    "not_launched",
    "nomination_open",
    "nomination_open",
    "not_launched",
    "not_launched",
  ]);
});

test("a move that is allowed opens what decides it", () => {
  expect(boardStatuses.map(chooseBoardMove)).toEqual(["unplan", "plan", "launch", "room", "room"]);
});
