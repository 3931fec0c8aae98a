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

  /** Whether a new figure is what told ones that share no person leave of a told one around them: the last team of a direction. */
  isWhatIsLeft(inside: ReadonlyMap<number, number>): boolean {
    const owns = [...inside.keys()];
    if (owns.some((own) => own === 0 || inside.get(own)! < this.totals[own]!)) return false;
    const [first, ...others] = owns.map((own) => this.figures[own]!);
    const around = first!.filter((figure) => others.every((figures) => figures.includes(figure)));
    this.work.left -= owns.length * around.length;
    return around.some((figure) => this.isParted(figure, inside));
  }

  /** Whether told figures that share no person are all that is left of one. */
  private isParted(whole: number, inside: ReadonlyMap<number, number>): boolean {
    const rest = [...this.totals.keys()].filter(
      (own) => this.totals[own]! > 0 && !inside.has(own) && this.figures[own]!.includes(whole),
    );
    const counts = new Map<number, number>();
    for (const own of rest)
      for (const figure of this.figures[own]!)
        counts.set(figure, (counts.get(figure) ?? 0) + this.totals[own]!);
    this.work.left -= 2 * this.totals.length + 4 * rest.length;
    const isWithin = (figure: number) => figure !== whole && counts.get(figure) === this.sizes[figure];
    return rest.every((own) => this.figures[own]!.filter(isWithin).length === 1);
  }

  /** Everyone who is in a told figure or in the new one, the most numerous atoms first. */
  part(inside: ReadonlyMap<number, number>): Atom[] {
    const atoms: Atom[] = [];
    for (const ofClass of this.totals.keys()) this.partClass(ofClass, inside, atoms);
    return this.sort(atoms);
  }

  /**
   * The same of so many at most: those who are in the fewest told figures that none of the new one is in. null where all
   * together are hardly more.
   */
  partNearby(inside: ReadonlyMap<number, number>, most: number): Atom[] | null {
    if (this.totals.length < 2 * most) return null;
    const isTouched = new Uint8Array(this.sizes.length);
    for (const own of inside.keys()) for (const figure of this.figures[own]!) isTouched[figure] = 1;
    const byForeign: number[][] = [[], [], [], []];
    for (const [own, total] of this.totals.entries()) {
      if (total === 0) continue;
      let foreign = 0;
      for (const figure of this.figures[own]!) foreign += 1 - isTouched[figure]!;
      byForeign[foreign]?.push(own);
    }
    this.work.left -= 3 * this.totals.length;
    const atoms: Atom[] = [];
    for (const own of inside.keys()) this.partClass(own, inside, atoms);
    for (const own of byForeign.flat()) {
      if (atoms.length >= most) break;
      if (!inside.has(own)) this.partClass(own, inside, atoms);
    }
    return this.sort(atoms);
  }

  private partClass(ofClass: number, inside: ReadonlyMap<number, number>, atoms: Atom[]) {
    const count = inside.get(ofClass) ?? 0;
    const total = this.totals[ofClass]!;
    const figures = this.figures[ofClass]!;
    if (count > 0) atoms.push({ people: count, figures, isInside: true, ofClass });
    if (total > count) atoms.push({ people: total - count, figures, isInside: false, ofClass });
  }

  private sort(atoms: Atom[]): Atom[] {
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
