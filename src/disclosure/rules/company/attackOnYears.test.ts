import { describe, expect, test } from "vitest";
import { daysAfter } from "#platform/calendarDays.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { restsOnFewerThan } from "../../testing/attack/linear.ts";
import { finishSteps } from "#platform/testing/finishSteps.ts";
import { anyYear, type ReleasedReport, type YearOfReports } from "../../testing/attack/years.ts";
import { listCandidates } from "./candidates.ts";
import { selectPublished, type BatchRules, type CutFigure, type Withheld } from "./publish.ts";

const fewest = 5;
const years = rounds({ short: 4, long: 400 });
const hour = 60 * 60_000;
const small: YearOfReports = { people: 26, teams: 4, directions: 2, roles: 3, rounds: 3 };

/** Every night of a year and of the months after it. */
function tellYear(reports: readonly ReleasedReport[], exactUpTo: number, every = 9) {
  const person = new Map(reports.map((report) => [report.id, report.person]));
  const rules: BatchRules = { fewest, exactUpTo, toPerson: (column) => person.get(column)! };
  const told: CutFigure[] = [];
  const why = new Map<string, Withheld>();
  const possible = new Set<string>();
  for (let day = "2026-01-05"; day < "2027-04-01"; day = daysAfter(day, every)) {
    const known = reports.filter(({ releasedOn }) => releasedOn < day);
    const layers = listCandidates(known, day);
    const batch = finishSteps(selectPublished(layers, told, rules));
    told.push(...batch.published.map(({ key, columns }) => ({ key, columns })));
    for (const { key } of layers.flat()) possible.add(key);
    for (const { key, why: reason } of batch.withheld) why.set(key, reason);
  }
  return { told, rules, possible, why };
}

const toForms = (told: readonly CutFigure[]) =>
  told.map(({ key, columns }, index) => ({
    id: `${index} ${key}`,
    terms: Object.fromEntries(columns.map((column) => [column, 1])),
  }));

describe("whoever keeps every batch of a year and combines them", () => {
  test.each([
    ["by the exact rule", 60],
    ["by the sufficient one", 0],
  ])("finds nothing about fewer than five people, decided %s", { timeout: hour }, (_, exactUpTo) => {
    let told = 0;
    for (let seed = 0; seed < years; seed += 1) {
      const reports = anyYear(seed, { ...small, roles: 1 + (seed % 3) });
      const year = tellYear(reports, exactUpTo);
      told += year.told.length;
      expect(restsOnFewerThan(fewest, toForms(year.told), year.rules.toPerson), `year ${seed}`).toBe(false);
    }
    expect(told).toBeGreaterThan(years);
    noteFigure({
      name: `Company figures over a year, ${exactUpTo ? "exact" : "sufficient"} rule: combinations about fewer than 5 people`,
      measured: `0 in ${years} years`,
      asked: "0",
    });
  });
});
