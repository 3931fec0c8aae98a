import { expect, test } from "vitest";
import type { Line } from "../contract.ts";
import { planApprovals, collectRefused } from "./approvals.ts";

type Status = NonNullable<Line["nomination"]>["status"];
const line = (evaluationId: string, status: Status = "sent", people: readonly string[] = ["p"]) => ({
  evaluationId,
  nomination: {
    status,
    dueOn: "2026-12-01",
    people: people.map((id) => ({ id, firstName: "", lastName: "", avatar: null })),
  },
});
const toIds = (lines: readonly { evaluationId: string }[]) => lines.map(({ evaluationId }) => evaluationId);
const none: ReadonlySet<string> = new Set();

test("a hundred are approved at a time; those refused before hide nobody behind them", () => {
  const lines = Array.from({ length: 130 }, (_, index) => line(`e${index}`));
  const first = planApprovals(lines, none);
  expect([first.sent.length, first.next.length, first.stuck.length]).toEqual([130, 100, 0]);
  // All of them still wait: none of the first hundred could be approved.
  const refused = collectRefused(none, first.next, lines);
  const second = planApprovals(lines, refused);
  expect(toIds(second.next)).toEqual(toIds(lines.slice(100)));
  expect(second.stuck).toHaveLength(100);
});

test("one that is sent again with other people is tried again; one that was approved is no refusal", () => {
  const asked = [line("a"), line("b")];
  const refused = collectRefused(none, asked, [line("a"), line("b", "approved", [])]);
  expect(toIds(planApprovals([line("a"), line("b")], refused).next)).toEqual(["b"]);
  expect(toIds(planApprovals([line("a", "sent", ["p", "q"])], refused).next)).toEqual(["a"]);
});

test("what is awaited or decided is not approved", () => {
  expect(planApprovals([line("a", "open"), line("b", "returned"), line("c", "approved")], none).sent).toEqual(
    [],
  );
});
