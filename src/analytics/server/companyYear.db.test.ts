import { beforeAll, describe, expect, test } from "vitest";
import { answerAsPeer } from "#app/testing/companyNights.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { anyYear } from "#disclosure/testing/attack/years.ts";
import { restsOnFewerThan } from "#disclosure/testing/attack/linear.ts";
import { noteFigure, proving } from "#platform/testing/proof.ts";
import type { CompanyFigures } from "../contract/figures.ts";
import {
  prepareYear,
  type CompanyYear,
  type PlannedReport,
  type YearPlan,
} from "#app/testing/companyYear.ts";
import {
  listReportsBehind,
  readMeasures,
  recountCell,
  recountIndex,
  recountSpread,
  type Figure,
  type StoredReport,
} from "#app/testing/recountedFigures.ts";

const fewest = 5;
const kinds = ["month", "quarter", "year"] as const;
const allCuts = ["company", "direction", "team", "position"] as const;

let world: World;
beforeAll(async () => {
  world = await makeWorld({ now: new Date("2026-06-20T15:00:00Z") });
});

/** Reports of one day; a person stands where `place` says. */
const collect = (
  people: readonly number[],
  closedOn: string,
  releasedOn: string,
  place: (person: number) => Pick<PlannedReport, "team" | "direction">,
): PlannedReport[] =>
  people.map((person) => ({ person, closedOn, releasedOn, role: person % 2, ...place(person) }));

const between = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/**
 * A direction less two of its teams is three people; one person changes team in May; a team of five is new in autumn; one
 * person is promoted in August; the manager of the first team has other direct reports from July on.
 */
function planYear(): YearPlan {
  const [manager, everybody] = [34, between(0, 35)];
  const stand = (person: number, isLater: boolean) => {
    if (person === 0 && isLater) return { team: 1, direction: 0 };
    if (person < 6 || person === manager) return { team: 0, direction: 0 };
    if (person < 12) return { team: 1, direction: 0 };
    if (person < 15) return { team: 2, direction: 0 };
    return { team: person < 20 && isLater ? 3 : 4, direction: 1 };
  };
  const isEarly = (person: number) => stand(person, false);
  const isLate = (person: number) => stand(person, true);
  const without = (...absent: number[]) => everybody.filter((person) => !absent.includes(person));
  return {
    people: 35,
    teams: 5,
    directions: 2,
    roles: 2,
    managers: { teams: { 0: manager, 1: manager }, directions: {} },
    directReports: { [manager]: [1] },
    reports: [
      ...collect(without(7, 8, 9, 20, 21, 22, 23, 24), "2026-02-10", "2026-02-12", isEarly),
      // Twice in a month, too few to tell of anew, and enough.
      ...collect([1, 2, 16], "2026-02-20", "2026-02-24", isEarly),
      ...collect([7, 8, 9], "2026-02-25", "2026-04-02", isEarly),
      ...collect([20, 21, 22, 23, 24], "2026-02-26", "2026-05-05", isEarly),
      ...collect(everybody, "2026-05-12", "2026-05-14", isLate).map((report) => ({
        ...report,
        isSilent: [3, 17].includes(report.person),
      })),
      ...collect(without(2, 11, 30), "2026-09-15", "2026-09-16", isLate),
      ...collect(without(4, 12, 25, 26), "2026-11-10", "2026-11-12", isLate),
    ],
  };
}

/**
 * Two teams of a direction in which late reports are told in April what was told in March; of those that come late in the
 * first team, all but three are about direct reports of its manager.
 */
function planLateReports(): YearPlan {
  const manager = 49;
  const stand = (person: number) => ({ team: person < 20 ? 0 : 1, direction: 0 });
  return {
    people: 50,
    teams: 2,
    directions: 1,
    roles: 0,
    managers: { teams: { 0: manager }, directions: {} },
    directReports: { [manager]: between(10, 17) },
    reports: [
      ...collect(between(0, 10), "2026-02-10", "2026-02-12", stand),
      ...collect(between(10, 20), "2026-02-20", "2026-04-02", stand),
      ...collect(between(20, 35), "2026-02-10", "2026-02-12", stand),
      ...collect(between(35, 49), "2026-02-20", "2026-04-02", stand),
    ],
  };
}

type ServedPage = CompanyFigures & { kind: (typeof kinds)[number] };
type Cells = Map<string, { figure: Figure; cell: { form: string } }>;

/** All that a reader is served of the year by `analytics.figures`. */
async function readAll(reader: Person, year: CompanyYear, by: readonly (typeof allCuts)[number][]) {
  const cells: Cells = new Map();
  const pages: ServedPage[] = [];
  const days = [...new Set(year.met.map(({ closedOn }) => closedOn))];
  for (const kind of kinds) {
    const starts = new Map(days.map((day) => [findStart(kind, day), day]));
    for (const day of starts.values()) {
      const read = await Promise.all(
        by.map((cut) => reader.api.analytics.figures({ kind, day, by: cut, limit: 100 })),
      );
      for (const page of read) {
        pages.push({ ...page, kind });
        for (const part of [...(page.company ? [page.company] : []), ...page.items]) {
          const name = part.id === null ? "company" : `${part.kind}:${part.id}`;
          for (const [measure, cell] of Object.entries(part.figures)) {
            const figure = { measure, cut: name, kind, start: page.start };
            if (cell.form !== "masked") cells.set(JSON.stringify(figure), { figure, cell });
          }
        }
      }
    }
  }
  return { cells, pages };
}

const findStart = (kind: (typeof kinds)[number], day: string) => {
  const [year, month] = day.split("-").map(Number) as [number, number];
  const length = { month: 1, quarter: 3, year: 12 }[kind];
  return `${year}-${String(Math.floor((month - 1) / length) * length + 1).padStart(2, "0")}`;
};

/** A figure as it was served first, with the reports that it rests on. */
interface Version {
  figure: Figure;
  cell: object;
  behind: readonly StoredReport[];
}

/** What the owner is served night after night: every version of every figure. */
function makeLedger() {
  const versions: Version[] = [];
  const current = new Map<string, Version>();
  return {
    versions,
    current,
    keep(cells: Cells, met: readonly StoredReport[], day: string) {
      for (const [key, { figure, cell }] of cells) {
        if (JSON.stringify(current.get(key)?.cell) === JSON.stringify(cell)) continue;
        const version = { figure, cell, behind: listReportsBehind(met, figure, day) };
        versions.push(version);
        current.set(key, version);
      }
    },
  };
}

const recount = ({ figure, behind }: Version) =>
  recountCell(
    behind.map(({ snapshot }) => readMeasures(snapshot).get(figure.measure)!),
    behind.map(({ person }) => person),
  );

/** Whether some combination of one measure rests on fewer than five people, those of `open` reports left out. */
function isolates(versions: readonly Version[], open: ReadonlySet<string> = new Set()): boolean {
  const person = new Map(
    versions.flatMap(({ behind }) => behind.map((one) => [one.evaluationId, one.person] as const)),
  );
  // Most measures rest on the same reports.
  const systems = new Set(
    [...Map.groupBy(versions, ({ figure }) => figure.measure).values()].map((ofMeasure) =>
      JSON.stringify(
        [...new Set(ofMeasure.map(({ behind }) => listClosed(behind, open).join(" ")))].toSorted(),
      ),
    ),
  );
  return [...systems].some((system) => {
    const forms = (JSON.parse(system) as string[]).map((columns) => ({
      id: columns,
      terms: Object.fromEntries(columns.split(" ").flatMap((column) => (column ? [[column, 1]] : []))),
    }));
    return restsOnFewerThan(fewest, forms, (report) => person.get(report)!);
  });
}

const listClosed = (behind: readonly StoredReport[], open: ReadonlySet<string>) =>
  behind.flatMap(({ evaluationId }) => (open.has(evaluationId) ? [] : [evaluationId])).toSorted();

interface Change {
  day: string;
  make: (year: CompanyYear) => Promise<void>;
}

/** Lives through a year as all its readers do, and compares what they are served with the stored reports. */
async function liveThrough(plan: YearPlan, nights: readonly string[], changes: readonly Change[] = []) {
  const year = await prepareYear(world, plan);
  const { owner, met } = year;
  const manager = year.people[plan.managers.teams[0]!]!;
  await owner.api.analytics.switchIndex({ isOn: true });
  const ledger = makeLedger();
  const spread = makeSpread();
  /** All that the manager was ever served; what they read keeps while no right changes. */
  const kept = new Set<Version>();
  let [compared, indexes] = [0, 0];
  for (const day of nights) {
    for (const change of changes) if (change.day === day) await change.make(year);
    await year.night(day);
    const all = await readAll(owner, year, allCuts);
    ledger.keep(all.cells, met, day);
    for (const [key, { cell }] of all.cells) {
      expect(cell, `${day} ${key}`).toEqual(recount(ledger.current.get(key)!));
      compared += 1;
    }
    indexes += compareIndexes(all.pages, ledger);
    const trends = await owner.api.analytics.trends({ kind: "year", day, cut: "company" });
    expect(trends.spread, day).toBe(spread.follow(met, day));
    // Any other reader is served the same figures, or fewer.
    const told = await readAll(manager, year, ["direction", "team"]);
    const known = listServed(told.cells, ledger);
    expect(isolates(known, await listOpen(manager, known)), `a manager of teams, ${day}`).toBe(false);
    for (const version of known) kept.add(version);
    if (changes.length > 0) continue;
    const read = [...kept];
    expect(isolates(read, await listOpen(manager, read)), `all that a manager has read, ${day}`).toBe(false);
  }
  expect(isolates(ledger.versions), "all that was ever told").toBe(false);
  return { ...year, ledger, compared, indexes, kept };
}

const listServed = (cells: Cells, { current }: ReturnType<typeof makeLedger>) =>
  [...cells].map(([key, { cell }]) => {
    const version = current.get(key);
    expect(cell, key).toEqual(version?.cell);
    return version!;
  });

/** Those of the reports behind figures that a person may open, asked one by one. */
async function listOpen(reader: Person, known: readonly Version[]): Promise<Set<string>> {
  const asked = [...new Set(known.flatMap(({ behind }) => behind.map((one) => one.evaluationId)))];
  const open = new Set<string>();
  for (let from = 0; from < asked.length; from += 4)
    await Promise.all(
      asked.slice(from, from + 4).map(async (evaluationId) => {
        if ((await readErrorCode(reader.api.reports.read({ evaluationId }))) === "ok") open.add(evaluationId);
      }),
    );
  return open;
}

const noticeOfIndex = "2026-06-20";

/** The index is that of the figures beside it, and rests on nothing that was launched before its notice. */
function compareIndexes(pages: readonly ServedPage[], { current }: ReturnType<typeof makeLedger>): number {
  let compared = 0;
  for (const page of pages) {
    for (const { id, kind: cutKind, figures, index } of [
      ...(page.company ? [page.company] : []),
      ...page.items,
    ]) {
      const cut = id === null ? "company" : `${cutKind}:${id}`;
      const behind = Object.keys(figures).flatMap(
        (measure) =>
          current.get(JSON.stringify({ measure, cut, kind: page.kind, start: page.start }))?.behind ?? [],
      );
      if (index === null) continue;
      expect(index).toEqual(recountIndex(figures, page.weights!.dimensions));
      for (const { launchedOn } of behind) expect(launchedOn > noticeOfIndex).toBe(true);
      compared += 1;
    }
  }
  return compared;
}

/** The deviation between people is renewed by ten new reports. */
function makeSpread() {
  let [known, spread]: [number, number | null] = [0, null];
  return {
    follow(met: readonly StoredReport[], day: string) {
      const feeding = met.filter(({ feeds, snapshot }) => feeds && readMeasures(snapshot).size > 0);
      if (feeding.length - known < 10) return spread;
      known = feeding.length;
      const yearAgo = new Date(Date.parse(day) - 365 * 86_400_000).toISOString().slice(0, 10);
      const last = new Map(
        feeding.filter(({ closedOn }) => closedOn > yearAgo).map((one) => [one.person, one]),
      );
      spread = recountSpread([...last.values()]);
      return spread;
    },
  };
}

describe("over a year of nights", { timeout: proving ? 60 * 60_000 : 60_000 }, () => {
  test("all that is served is that of the stored reports, and all readers together isolate no person", async () => {
    const plan = planYear();
    const year = await liveThrough(
      plan,
      ["2026-03-02", "2026-04-15", "2026-06-02", "2026-07-02", "2026-10-02", "2027-01-02"],
      [
        {
          day: "2026-07-02",
          make: async ({ setDirectManager }) => {
            for (const member of [2, 3, 4]) await setDirectManager(member, 34);
          },
        },
        { day: "2026-10-02", make: ({ promote }) => promote(6) },
      ],
    );
    expect(year.compared).toBeGreaterThan(250);
    expect(year.indexes).toBeGreaterThan(10);
    const versions = Map.groupBy(year.ledger.versions, ({ figure }) => JSON.stringify(figure));
    expect(
      [...versions.values()].some(({ length }) => length > 1),
      "a figure is told anew",
    ).toBe(true);
    const promoted = year.people[6]!;
    const served = await readAll(promoted, year, allCuts);
    const read = listServed(served.cells, year.ledger);
    for (const { behind } of read)
      expect(behind.map(({ person }) => person)).not.toContain(promoted.profileId);
    // Evaluated since as one who reads figures, they feed none and are shut out of none.
    expect(read.some(({ figure }) => figure.cut === "company" && figure.start === "2026-11-01")).toBe(true);

    // An admin who has answered among colleagues about some people opens all reports but theirs.
    const admin = await world.person(year.owner, { role: "admin", isAdmin: true });
    for (const index of [10, 13, 22]) await answerAsPeer(world, year.owner, admin, year.people[index]!);
    const ofAdmin = listServed((await readAll(admin, year, allCuts)).cells, year.ledger);
    expect(ofAdmin.length, "an admin is served the parts in which these people are not").toBeGreaterThan(0);
    const open = await listOpen(admin, ofAdmin);
    expect(isolates(ofAdmin, open), "an admin who has answered").toBe(false);
  });

  test("a manager who reads on two nights isolates no person by what was added between them", async () => {
    const { kept } = await liveThrough(planLateReports(), ["2026-03-02", "2026-04-15"]);
    expect(kept.size, "the manager is served figures").toBeGreaterThan(0);
  });

  test.runIf(proving)("and so in years of chance", async () => {
    const nights = Array.from({ length: 16 }, (_, index) =>
      new Date(Date.UTC(2026, 1 + index, 2)).toISOString().slice(0, 10),
    );
    const years = 25;
    let [compared, told] = [0, 0];
    for (let seed = 0; seed < years; seed += 1) {
      const year = await liveThrough(planAnyYear(seed), nights);
      compared += year.compared;
      told += year.ledger.versions.length;
    }
    noteFigure({
      name: "Company figures, deviations and indexes that differ from a recount of the stored reports",
      measured: `0 of ${compared} in ${years} years`,
      asked: "0",
    });
    noteFigure({
      name: "All readers of dashboards and trends over a year, through the endpoints: combinations about fewer than 5 people",
      measured: `0 in ${years} years (${told} figures)`,
      asked: "0",
    });
  });
});

/** A company of chance; its first person manages a team and a direction, with direct reports here and there. */
function planAnyYear(seed: number): YearPlan {
  const size = { people: 32, teams: 4, directions: 2, roles: 1 + (seed % 3), rounds: 3 };
  const number = (cuts: readonly string[], kind: string) =>
    Number(cuts.find((cut) => cut.startsWith(`${kind}:`))!.slice(kind.length + 1));
  return {
    ...size,
    managers: { teams: { 0: 0 }, directions: { 0: 0 } },
    directReports: { 0: between(1, 32).filter((person) => (person * 7 + seed) % 5 === 0) },
    reports: anyYear(seed, size).map(({ person, closedOn, releasedOn, cuts }) => ({
      person: Number(person.slice(1)),
      closedOn,
      releasedOn,
      team: number(cuts, "team"),
      direction: number(cuts, "direction"),
      role: number(cuts, "role"),
    })),
  };
}
