import type { Work } from "./work.ts";

/** People who are in the same told figures, and on the same side of a new one. */
export interface Atom {
  people: number;
  /** The told figures that they are in. */
  figures: ArrayLike<number>;
  isInside: boolean;
  /** Which people are in the same told figures: an atom inside and one outside may be of one class. */
  ofClass: number;
}

/**
 * The figures that are told, over people as columns: a person is one column over all runs. People who are in the same
 * figures are kept together, as a class; class 0 is in none.
 */
export class ToldForms {
  private readonly work: Work;
  /** By person, by their number. */
  private classes = new Int32Array(1024);
  private readonly figures: number[][] = [[]];
  private readonly totals: number[] = [0];
  private readonly sizes: number[] = [];

  constructor(work: Work) {
    this.work = work;
  }

  add(people: readonly number[]) {
    this.makeRoom(people);
    const parted = new Map<number, number>();
    const figure = this.sizes.length;
    for (const person of people) {
      const before = this.classes[person]!;
      let after = parted.get(before);
      if (after === undefined) {
        after = this.totals.length;
        this.totals.push(0);
        this.figures.push([...this.figures[before]!, figure]);
        parted.set(before, after);
        this.work.left -= this.figures[after]!.length;
      }
      this.classes[person] = after;
      if (before !== 0) this.totals[before]! -= 1;
      this.totals[after]! += 1;
    }
    this.sizes.push(people.length);
    this.work.left -= people.length;
  }

  get size() {
    return this.sizes.length;
  }

  /** The people of a new figure by class. */
  countInside(people: readonly number[]): Map<number, number> {
    this.makeRoom(people);
    const inside = new Map<number, number>();
    for (const person of people) {
      const own = this.classes[person]!;
      inside.set(own, (inside.get(own) ?? 0) + 1);
    }
    this.work.left -= people.length;
    return inside;
  }

  /**
   * Whether a new figure is a told one, close to none or to one told figure (in fewer than `fewest` people), or surely far
   * from every combination: enough people whom it parts from others that no told figure parts them from, or whom it alone
   * has. null: neither is seen at once.
   */
  decideAtOnce(inside: ReadonlyMap<number, number>, fewest: number): "same" | "close" | "far" | null {
    const common = new Float64Array(this.sizes.length);
    let [all, parted] = [0, 0];
    for (const [own, count] of inside) {
      const figures = this.figures[own]!;
      for (const figure of figures) common[figure]! += count;
      this.work.left -= figures.length + 1;
      all += count;
      parted += own === 0 ? count : Math.min(count, this.totals[own]! - count);
    }
    this.work.left -= common.length;
    let nearest = all;
    for (const [figure, count] of common.entries())
      nearest = Math.min(nearest, all + this.sizes[figure]! - 2 * count);
    if (nearest === 0) return "same";
    if (nearest < fewest) return "close";
    return parted >= fewest ? "far" : null;
  }

  /** Everyone who is in a told figure or in the new one, the most numerous atoms first. */
  part(inside: ReadonlyMap<number, number>): Atom[] {
    const atoms: Atom[] = [];
    for (const [ofClass, total] of this.totals.entries()) {
      const count = inside.get(ofClass) ?? 0;
      const figures = this.figures[ofClass]!;
      if (count > 0) atoms.push({ people: count, figures, isInside: true, ofClass });
      if (total > count) atoms.push({ people: total - count, figures, isInside: false, ofClass });
    }
    this.work.left -= this.totals.length + 30 * atoms.length;
    return atoms.sort((a, b) => b.people - a.people || a.figures.length - b.figures.length);
  }

  private makeRoom(people: readonly number[]) {
    let most = 0;
    for (const person of people) most = Math.max(most, person);
    if (most < this.classes.length) return;
    const wider = new Int32Array(2 * most);
    wider.set(this.classes);
    this.classes = wider;
  }
}
