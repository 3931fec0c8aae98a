import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Group } from "#weights/vocabulary.ts";
import { type Cell, Snapshot } from "../contract.ts";
import {
  anyResponses,
  mixedQuestionnaire,
  buildQuestionnaire,
  computeReport,
  buildResponses,
} from "../testing/build.ts";
import { hideUntilSafe } from "./complement.ts";
import { createPolicy } from "./policy.ts";

const isProtected = (group: Group) => group === "peer" || group === "direct_report";
const roles = { self: "subject", manager: "manager", peer: "peer", direct_report: "direct_report" } as const;
const groups = ["self", "manager", "peer", "direct_report"] as const;

type Report = ReturnType<typeof computeReport>;

const allCells = ({ skills, items, values }: Report) =>
  [...skills, ...items, ...(values ? [values] : [])].flatMap(({ cells }) =>
    cells ? groups.map((group) => ({ group, cell: cells[group] })) : [],
  );

const anyThreshold = fc.integer({ min: 3, max: 10 });

test("for any answers and threshold, each figure respects its limits", () => {
  fc.assert(
    fc.property(anyResponses, anyThreshold, (responses, threshold) => {
      const policy = createPolicy({ threshold });
      const report = computeReport(mixedQuestionnaire, responses, { policy });
      expect(Snapshot.parse(report)).toEqual(report);
      const observed = (group: Group, position: number) =>
        responses.filter(({ role, scores }) => role === roles[group] && (scores[position] ?? 0) > 0).length;
      for (const { group, cell } of allCells(report)) {
        if (cell?.form !== "value") continue;
        expect(Math.round(cell.value * 10) / 10).toBe(cell.value);
        if (!isProtected(group)) continue;
        expect(cell.n).toBeGreaterThanOrEqual(threshold);
        expect(cell.value).toBeGreaterThanOrEqual(1.5);
        expect(cell.value).toBeLessThanOrEqual(4.5);
        if (cell.end) expect(cell.value).toBe(policy.ends[cell.end]);
      }
      for (const item of report.items) {
        for (const group of ["peer", "direct_report"] as const) {
          const n = observed(group, item.position);
          const cell: Cell | null | undefined = item.cells?.[group];
          if (n < threshold) expect(cell?.form ?? "masked").toBe("masked");
          else if (item.cells) {
            expect(cell?.form).toBe(n < policy.itemValueFrom ? "band" : "value");
          }
          const counts = [item.distributions[group], item.choices[group]].filter((each) => each !== null);
          if (n < Math.max(7, threshold)) expect(counts).toEqual([]);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test("« les autres » and the gap are made of published figures only, renormalised over them", () => {
  fc.assert(
    fc.property(anyResponses, (responses) => {
      const report = computeReport(mixedQuestionnaire, responses);
      const weights = { self: 0, manager: 40, peer: 40, direct_report: 20 };
      for (const { cells, others, othersOf, gap } of report.skills) {
        const visible = groups.filter(
          (group) => group !== "self" && (cells[group]?.form ?? "masked") !== "masked",
        );
        expect(othersOf).toEqual(visible);
        expect(others === null).toBe(visible.length === 0);
        expect(gap === null).toBe(visible.length === 0 || cells.self?.form !== "value");
        if (others?.form !== "value" || others.end) continue;
        const isPlain = visible.every((group) => {
          const cell = cells[group];
          return cell?.form === "value" && !cell.end;
        });
        if (!isPlain) continue;
        const total = visible.reduce((sum, group) => sum + weights[group], 0);
        const mean = visible.reduce(
          (sum, group) => sum + (weights[group] * (cells[group] as { value: number }).value) / total,
          0,
        );
        // A mean in the middle of what its questions allow may be a tenth off.
        expect(Math.abs(others.value - mean)).toBeLessThanOrEqual(0.15 + 1e-9);
      }
    }),
    { numRuns: 150 },
  );
});

describe("the complement rule in a report", () => {
  test("hides what a wrong policy would publish", () => {
    const questionnaire = buildQuestionnaire([{ type: "true_false" }]);
    const careless = { ...createPolicy(), distributionFrom: 1 };
    const publishCounts = (people: number) =>
      computeReport(
        questionnaire,
        buildResponses(
          "peer",
          Array.from({ length: people }, () => [1]),
        ),
        {
          policy: careless,
        },
      ).items[0]?.choices.peer;
    expect(publishCounts(2)).toBeNull();
    expect(publishCounts(3)).toHaveLength(2);
  });

  test("has nothing to hide of what the masks leave", () => {
    fc.assert(
      fc.property(anyResponses, anyThreshold, (responses, threshold) => {
        const report = computeReport(mixedQuestionnaire, responses, { policy: createPolicy({ threshold }) });
        for (const group of ["peer", "direct_report"] as const) {
          const own = responses.filter(({ role }) => role === group);
          const variables = (positions: readonly number[]) =>
            positions
              .filter((position) => (report.items[position]?.cells?.[group]?.form ?? "masked") !== "masked")
              .flatMap((position) =>
                own.flatMap(({ scores }, person) =>
                  (scores[position] ?? 0) > 0 ? [`${person} ${position}`] : [],
                ),
              );
          const figure = (id: string, positions: readonly number[]) => {
            const names = variables(positions);
            return { id, size: names.length, terms: Object.fromEntries(names.map((name) => [name, 1])) };
          };
          const published = (form: string | undefined) => form !== undefined && form !== "masked";
          const figures = [
            ...report.items
              .filter(({ cells }) => published(cells?.[group]?.form))
              .map(({ position }) => figure(`item ${position}`, [position])),
            ...report.skills
              .filter(({ cells }) => published(cells[group]?.form))
              .map(({ id, positions }) => figure(id, positions)),
          ];
          const toRespondent = (variable: string) => variable.split(" ")[0]!;
          expect(hideUntilSafe(figures, threshold, toRespondent).hidden).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
