/** A class of people who are in the same told figures. The root is the class of those who are in none. */
interface MembershipClass {
  parent: MembershipClass | null;
  /** The figure that all of them are in and their parent class was not parted by; −1 for the root. */
  figure: number;
}

/** People who are in the same told figures, and on the same side of a new one. */
export interface Atom {
  people: number;
  /** The told figures that they are in. */
  figures: readonly number[];
  isInside: boolean;
}

/**
 * The figures that are told, over people as columns: a person is one column over all runs. People who are in the same
 * figures are kept together.
 */
export class ToldForms {
  private count = 0;
  private readonly root: MembershipClass = { parent: null, figure: -1 };
  private readonly classes = new Map<string, MembershipClass>();
  private readonly totals = new Map<MembershipClass, number>();
  private readonly sizes: number[] = [];
  private readonly bySize = new Map<number, ReadonlySet<string>[]>();

  add(people: readonly string[]) {
    const parted = new Map<MembershipClass, MembershipClass>();
    for (const person of people) {
      const before = this.classes.get(person) ?? this.root;
      const after = parted.get(before) ?? { parent: before, figure: this.count };
      parted.set(before, after);
      this.classes.set(person, after);
      if (before !== this.root) this.totals.set(before, this.totals.get(before)! - 1);
      increase(this.totals, after);
    }
    this.sizes.push(people.length);
    this.count += 1;
    const known = this.bySize.get(people.length) ?? [];
    this.bySize.set(people.length, [...known, new Set(people)]);
  }

  get size() {
    return this.count;
  }

  /** A told figure is about these very people. */
  isTold(people: readonly string[]): boolean {
    return (this.bySize.get(people.length) ?? []).some((known) => people.every((each) => known.has(each)));
  }

  /**
   * Whether a new figure is close to none or to one told figure (in fewer than `fewest` people), or surely far from every
   * combination: enough people whom it parts from others that no told figure parts them from, or whom it alone has.
   * null: neither is seen at once.
   */
  decideAtOnce(people: readonly string[], fewest: number): "close" | "far" | null {
    const inside = this.countInside(people);
    const common = new Map<number, number>();
    for (const [own, count] of inside)
      for (const figure of listFigures(own)) common.set(figure, (common.get(figure) ?? 0) + count);
    const isNear = ([figure, count]: [number, number]) =>
      people.length + this.sizes[figure]! - 2 * count < fewest;
    if (people.length < fewest || [...common].some(isNear)) return "close";
    let parted = 0;
    for (const [own, count] of inside)
      parted += own === this.root ? count : Math.min(count, this.totals.get(own)! - count);
    return parted >= fewest ? "far" : null;
  }

  /** Everyone who is in a told figure or among these people, the most numerous atoms first. */
  part(people: readonly string[]): Atom[] {
    const inside = this.countInside(people);
    const toAtom = (own: MembershipClass, count: number, isInside: boolean): Atom => ({
      people: count,
      figures: listFigures(own),
      isInside,
    });
    const atoms = [...inside].map(([own, count]) => toAtom(own, count, true));
    for (const [own, total] of this.totals) {
      const outside = total - (inside.get(own) ?? 0);
      if (outside > 0) atoms.push(toAtom(own, outside, false));
    }
    return atoms.toSorted((a, b) => b.people - a.people || a.figures.length - b.figures.length);
  }

  private countInside(people: readonly string[]): Map<MembershipClass, number> {
    const inside = new Map<MembershipClass, number>();
    for (const person of people) increase(inside, this.classes.get(person) ?? this.root);
    return inside;
  }
}

function increase<Key>(counts: Map<Key, number>, key: Key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function listFigures(own: MembershipClass): number[] {
  const figures: number[] = [];
  for (let each = own; each.parent; each = each.parent) figures.push(each.figure);
  return figures;
}
