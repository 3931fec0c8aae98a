import type { Steps } from "#platform/steps.ts";
import { groupConnectedFigures, hideUntilSafe } from "../complement.ts";
import type { Figure } from "../figure.ts";

/** What a cut may print of a period: the sum of one measure over reports, each report a column of its person. */
export interface CutFigure {
  /** Of the cut and its period, whatever the batch. */
  key: string;
  columns: readonly string[];
}

export interface CutCandidate extends CutFigure {
  /** The keys of the figures whose sum it is where all of them are told: the same cut in the months of a quarter. */
  parts: readonly string[];
}

/** Why a candidate is not published; `unproven`: the system is too large for the exact rule. */
export type Withheld = "few" | "unchanged" | "combined" | "unproven";

export interface BatchRules {
  /** No combination of published figures rests on fewer people (§6). */
  fewest: number;
  /** The exact rule decides a connected system of at most so many figures; a larger one tells no more than what is safe by itself. */
  exactUpTo: number;
  toPerson: (column: string) => string;
}

export interface PublishedBatch {
  published: CutCandidate[];
  withheld: { key: string; why: Withheld }[];
}

/**
 * Selects which figures of one measure a batch publishes beside all that earlier batches told (§6). `layers`: the
 * candidates by length of period, the shortest first; within one, each person has at most one column in the shortest.
 *
 * A figure is free where it is told already or the sum of told ones. A new version of a figure needs `fewest` people who
 * differ. Figures of columns that nothing has told yet are decided among themselves: no told figure can be combined with
 * them into something smaller. All others are decided by the exact rule beside the told figures that they are connected
 * with, up to `exactUpTo` figures; in a larger system they are withheld, which hides more and never less. A connected system
 * is a step.
 */
export function* selectPublished(
  layers: readonly (readonly CutCandidate[])[],
  told: readonly CutFigure[],
  rules: BatchRules,
): Steps<PublishedBatch> {
  const state = new ToldFigures(told, rules.toPerson);
  const published: CutCandidate[] = [];
  const withheld: PublishedBatch["withheld"] = [];
  const publish = (candidates: readonly CutCandidate[]) => {
    for (const candidate of candidates) {
      published.push(candidate);
      state.add(candidate);
    }
  };
  const withhold = (candidates: readonly CutCandidate[], why: Withheld) => {
    withheld.push(...candidates.map(({ key }) => ({ key, why })));
  };

  for (const layer of layers) {
    const open: CutCandidate[] = [];
    for (const candidate of layer) {
      const why = state.whyNotNew(candidate, rules.fewest);
      if (why) withhold([candidate], why);
      else if (state.isSumOfTold(candidate)) publish([candidate]);
      else open.push(candidate);
    }
    const [fresh, mixed] = partition(open, (candidate) => state.isAddition(candidate));
    const among = yield* decideAmongThemselves(fresh, state, rules);
    publish(among.safe);
    withhold(among.unsafe, "combined");
    // What is told now may be all that another one is the sum of.
    const [sums, rest] = partition(mixed, (candidate) => state.isSumOfTold(candidate));
    publish(sums);
    for (const system of groupBySharedColumns(rest, state)) {
      const isSmall = system.candidates.length + system.told.length <= rules.exactUpTo;
      const beside = isSmall ? decideBesideTold(system, rules) : { safe: [], unsafe: system.candidates };
      publish(beside.safe);
      withhold(beside.unsafe, isSmall ? "combined" : "unproven");
      yield;
    }
  }
  return { published, withheld };
}

/** All that is told, in every version: the last of a key is the one that readers see. */
class ToldFigures {
  readonly figures: CutFigure[] = [];
  private readonly current = new Map<string, CutFigure>();
  private readonly byColumns = new Set<string>();
  private readonly byColumn = new Map<string, number[]>();
  private readonly toPerson: BatchRules["toPerson"];

  constructor(told: readonly CutFigure[], toPerson: BatchRules["toPerson"]) {
    this.toPerson = toPerson;
    for (const figure of told) this.add(figure);
  }

  add(figure: CutFigure) {
    const index = this.figures.push(figure) - 1;
    this.current.set(figure.key, figure);
    this.byColumns.add(toColumnsKey(figure.columns));
    for (const column of figure.columns) {
      const within = this.byColumn.get(column);
      if (within) within.push(index);
      else this.byColumn.set(column, [index]);
    }
  }

  whyNotNew({ key, columns }: CutFigure, fewest: number): Withheld | null {
    if (this.countPeople(columns) < fewest) return "few";
    const added = this.listAdded(key, columns);
    if (added.length === columns.length) return null;
    return this.countPeople(added) < fewest ? "unchanged" : null;
  }

  /** The columns that the version which readers see does not have. */
  private listAdded(key: string, columns: readonly string[]): readonly string[] {
    const before = this.current.get(key);
    if (!before) return columns;
    const known = new Set(before.columns);
    return columns.filter((column) => !known.has(column));
  }

  /** Told with these very columns, or the sum of figures that are told and share none. */
  isSumOfTold({ columns, parts }: CutCandidate): boolean {
    if (this.byColumns.has(toColumnsKey(columns))) return true;
    const own = new Set(columns);
    const inParts = parts.flatMap((key) => this.current.get(key)?.columns ?? []);
    return inParts.length === own.size && inParts.every((column) => own.delete(column));
  }

  /** Its columns, or those that it adds to its last version, are told in no figure at all. */
  isAddition(candidate: CutCandidate): boolean {
    return this.toAddition(candidate) !== null;
  }

  toAddition({ key, columns }: CutCandidate): readonly string[] | null {
    const added = this.listAdded(key, columns);
    const before = this.current.get(key)?.columns.length ?? 0;
    const isLarger = columns.length - added.length === before;
    return isLarger && added.every((column) => !this.byColumn.has(column)) ? added : null;
  }

  listWith(column: string): readonly number[] {
    return this.byColumn.get(column) ?? [];
  }

  private countPeople(columns: readonly string[]): number {
    return new Set(columns.map(this.toPerson)).size;
  }
}

const toColumnsKey = (columns: readonly string[]) => columns.toSorted().join(" ");

const toFigure = ({ key, columns }: CutFigure, toPerson: BatchRules["toPerson"]): Figure => ({
  id: key,
  size: new Set(columns.map(toPerson)).size,
  terms: Object.fromEntries(columns.map((column) => [column, 1])),
});

interface Decision {
  safe: CutCandidate[];
  unsafe: CutCandidate[];
}

const divide = (candidates: readonly CutCandidate[], hidden: readonly string[]): Decision => {
  const ids = new Set(hidden);
  const [unsafe, safe] = partition(candidates, ({ key }) => ids.has(key));
  return { safe, unsafe };
};

function* decideAmongThemselves(
  candidates: readonly CutCandidate[],
  state: ToldFigures,
  { fewest, toPerson }: BatchRules,
): Steps<Decision> {
  const figures = candidates.map((candidate) =>
    toFigure({ key: candidate.key, columns: state.toAddition(candidate)! }, toPerson),
  );
  const hidden: string[] = [];
  for (const system of groupConnectedFigures(figures)) {
    hidden.push(...hideUntilSafe(system, fewest, toPerson).hidden);
    yield;
  }
  return divide(candidates, hidden);
}

interface ConnectedSystem {
  candidates: CutCandidate[];
  told: CutFigure[];
}

function decideBesideTold({ candidates, told }: ConnectedSystem, { fewest, toPerson }: BatchRules): Decision {
  const { hidden } = hideUntilSafe(
    candidates.map((candidate) => toFigure(candidate, toPerson)),
    fewest,
    toPerson,
    told.map((figure, index) => toFigure({ ...figure, key: `told ${index}` }, toPerson)),
  );
  return divide(candidates, hidden);
}

/** The candidates that share columns, even through others, with the told figures that they reach. */
function groupBySharedColumns(candidates: readonly CutCandidate[], state: ToldFigures): ConnectedSystem[] {
  const byColumn = new Map<string, number[]>();
  for (const [index, { columns }] of candidates.entries()) {
    for (const column of columns) byColumn.set(column, [...(byColumn.get(column) ?? []), index]);
  }
  const seen = new Set<number>();
  return [...candidates.keys()].flatMap((start) => {
    if (seen.has(start)) return [];
    seen.add(start);
    const system: ConnectedSystem = { candidates: [], told: [] };
    const reachedTold = new Set<number>();
    const reachedColumns = new Set<string>();
    const reached: CutFigure[] = [candidates[start]!];
    system.candidates.push(candidates[start]!);
    for (const { columns } of reached) {
      for (const column of columns) {
        if (reachedColumns.has(column)) continue;
        reachedColumns.add(column);
        for (const index of byColumn.get(column) ?? []) {
          if (seen.has(index)) continue;
          seen.add(index);
          system.candidates.push(candidates[index]!);
          reached.push(candidates[index]!);
        }
        for (const index of state.listWith(column)) {
          if (reachedTold.has(index)) continue;
          reachedTold.add(index);
          system.told.push(state.figures[index]!);
          reached.push(state.figures[index]!);
        }
      }
    }
    return [system];
  });
}

function partition<Of>(all: readonly Of[], isFirst: (one: Of) => boolean): [Of[], Of[]] {
  const [first, second]: [Of[], Of[]] = [[], []];
  for (const one of all) (isFirst(one) ? first : second).push(one);
  return [first, second];
}
