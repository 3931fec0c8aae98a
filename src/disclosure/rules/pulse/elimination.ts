import { computeInverse, prime } from "../modular.ts";
import type { Work } from "./work.ts";

/** A column over the told figures: ones at `figures`; and its entry in the new one. */
export interface EliminatedColumn {
  figures: ArrayLike<number>;
  isInside: boolean;
}

interface Row {
  /** Which column it came from, and what that was multiplied by once the rows of `steps` were taken off it. */
  column: number;
  scale: number;
  steps: readonly number[];
  pivot: number;
  places: readonly number[];
  entries: readonly number[];
  value: number;
}

const inverse = 1 / prime;

/** A residue of a whole number below 2^53 in size. */
function reduce(value: number): number {
  const rest = value - Math.floor(value * inverse) * prime;
  if (rest < 0) return rest + prime;
  return rest >= prime ? rest - prime : rest;
}

/**
 * Columns are taken one by one, each less those before it, from its last figure down: small figures come last, so that rows
 * stay short. Modulo a prime: a combination would escape only with coefficients above sixty-seven million.
 */
export class Elimination {
  private readonly columns: readonly EliminatedColumn[];
  private readonly work: Work;
  private readonly rows: Row[] = [];
  private readonly rowAt: Int32Array;
  private readonly rest: Float64Array;
  private readonly isSet: Uint32Array;
  private next = 0;

  constructor(columns: readonly EliminatedColumn[], figures: number, work: Work) {
    this.columns = columns;
    this.work = work;
    this.rowAt = new Int32Array(figures).fill(-1);
    this.rest = new Float64Array(figures);
    this.isSet = new Uint32Array((figures >> 5) + 1);
    work.left -= figures;
  }

  /**
   * The next column, of those that have people left, that a combination of those before cancels in every told figure but not
   * in the new one, with the columns it is combined with; null where there is none, or no work left.
   */
  findWitness(left: readonly number[]): readonly number[] | null {
    for (; this.next < this.columns.length; this.next += 1) {
      if (this.work.left <= 0) return null;
      if (left[this.next]! <= 0) continue;
      const { value, steps } = this.take(this.next);
      if (value !== 0) return this.listCombined(this.next, steps);
    }
    return null;
  }

  /** Forgets what was done from this column on. */
  rewind(column: number) {
    while (this.rows.length > 0 && this.rows.at(-1)!.column >= column)
      this.rowAt[this.rows.pop()!.pivot] = -1;
    this.next = Math.min(this.next, column);
  }

  /** Makes a row of a column, or says what is left of it in the new figure alone, and the rows that were taken off. */
  private take(column: number): { value: number; steps: readonly number[] } {
    const { figures, isInside } = this.columns[column]!;
    const { rest, isSet } = this;
    for (let at = 0; at < figures.length; at += 1) {
      const figure = figures[at]!;
      rest[figure] = 1;
      isSet[figure >> 5]! |= 1 << (figure & 31);
    }
    this.work.left -= figures.length + isSet.length;
    let value = isInside ? 1 : 0;
    const steps: number[] = [];
    for (let word = isSet.length - 1; word >= 0; ) {
      const bits = isSet[word]!;
      if (bits === 0) {
        word -= 1;
        continue;
      }
      const pivot = (word << 5) + 31 - Math.clz32(bits);
      const known = this.rowAt[pivot]!;
      if (known < 0) {
        this.keep({ column, steps, value, pivot });
        return { value: 0, steps };
      }
      const factor = rest[pivot]!;
      const row = this.rows[known]!;
      this.subtract(row, factor);
      value = reduce(value - factor * row.value);
      steps.push(known, factor);
    }
    return { value, steps };
  }

  private subtract({ places, entries }: Row, factor: number) {
    const { rest, isSet } = this;
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at]!;
      const entry = reduce(rest[place]! - factor * entries[at]!);
      rest[place] = entry;
      const bit = 1 << (place & 31);
      if (entry === 0) isSet[place >> 5]! &= ~bit;
      else isSet[place >> 5]! |= bit;
    }
    this.work.left -= places.length + 4;
  }

  /** What is left of a column becomes a row, with a one at its pivot. */
  private keep({ column, steps, value, pivot }: Pick<Row, "column" | "steps" | "value" | "pivot">) {
    const { rest, isSet } = this;
    const scale = computeInverse(rest[pivot]!);
    const places: number[] = [];
    const entries: number[] = [];
    for (let word = pivot >> 5; word >= 0; word -= 1) {
      for (let bits = isSet[word]!; bits !== 0; ) {
        const bit = 31 - Math.clz32(bits);
        bits &= ~(1 << bit);
        const place = (word << 5) + bit;
        places.push(place);
        entries.push(reduce(rest[place]! * scale));
        rest[place] = 0;
      }
      isSet[word] = 0;
    }
    this.work.left -= 2 * places.length + 10;
    this.rowAt[pivot] = this.rows.length;
    this.rows.push({ column, scale, steps, pivot, places, entries, value: reduce(value * scale) });
  }

  /** The columns whose factor in the combination is not zero. */
  private listCombined(column: number, steps: readonly number[]): number[] {
    const factors = new Float64Array(this.rows.length);
    const addSteps = (some: readonly number[], by: number) => {
      for (let at = 0; at < some.length; at += 2) {
        const row = some[at]!;
        factors[row] = reduce(factors[row]! - by * some[at + 1]!);
      }
      this.work.left -= some.length;
    };
    addSteps(steps, 1);
    const combined = [column];
    for (let at = this.rows.length - 1; at >= 0; at -= 1) {
      if (factors[at] === 0) continue;
      const row = this.rows[at]!;
      combined.push(row.column);
      addSteps(row.steps, reduce(factors[at]! * row.scale));
    }
    this.work.left -= this.rows.length;
    return combined;
  }
}
