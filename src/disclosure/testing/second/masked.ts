/** A protected group of the later report that would be shown, as the people who finished in it. */
export type LaterGroup = { readonly group: "peer" | "direct_report"; readonly people: readonly string[] };

/** The rank over the rationals of a matrix of whole numbers. */
function rankOf(matrix: readonly (readonly bigint[])[]): number {
  const rows = matrix.map((row) => [...row]);
  const width = rows[0]?.length ?? 0;
  let rank = 0;
  for (let column = 0; column < width && rank < rows.length; column++) {
    const found = rows.findIndex((row, index) => index >= rank && row[column] !== 0n);
    if (found === -1) continue;
    const [pivot] = rows.splice(found, 1);
    if (pivot === undefined) continue;
    rows.splice(rank, 0, pivot);
    const head = pivot[column] ?? 0n;
    for (let index = rank + 1; index < rows.length; index++) {
      const row = rows[index] ?? [];
      const factor = row[column] ?? 0n;
      if (factor === 0n) continue;
      rows[index] = row.map((entry, at) => entry * head - (pivot[at] ?? 0n) * factor);
    }
    rank++;
  }
  return rank;
}

/** People who stand in exactly the same groups have the same coefficient in every combination. */
type Class = { readonly members: readonly number[]; readonly size: number };

function classesOf(rows: readonly ReadonlySet<string>[]): Class[] {
  const classes = new Map<string, { members: number[]; size: number }>();
  for (const person of new Set(rows.flatMap((row) => [...row]))) {
    const members = rows.map((row) => (row.has(person) ? 1 : 0));
    const known = classes.get(members.join()) ?? { members, size: 0 };
    known.size++;
    classes.set(members.join(), known);
  }
  return [...classes.values()];
}

/** Every choice of classes that holds between 1 and `most` people. */
function smallChoices(classes: readonly Class[], most: number): Class[][] {
  let choices: Class[][] = [[]];
  for (const one of classes) {
    const larger = choices.map((choice) => [...choice, one]);
    choices = [
      ...choices,
      ...larger.filter((choice) => choice.reduce((all, { size }) => all + size, 0) <= most),
    ];
  }
  return choices.filter((choice) => choice.length > 0);
}

/** Every choice of rows, the smaller ones first. */
function choicesOfRows(count: number): number[][] {
  let choices: number[][] = [[]];
  for (let row = 0; row < count; row++) choices = [...choices, ...choices.map((choice) => [...choice, row])];
  return choices.filter((choice) => choice.length > 0).sort((a, b) => a.length - b.length);
}

/**
 * The rows (groups) that take part in a combination that rests on between 1 and k − 1 people. One exists within a
 * choice of people when the rank drops without them. Only rows that a combination cannot do without take part: two
 * equal rows, taken from one another, could be added to any.
 */
function exposedRows(rows: readonly ReadonlySet<string>[], k: number): Set<number> {
  const exposed = new Set<number>();
  const classes = classesOf(rows);
  const choices = choicesOfRows(rows.length);
  const rankWith = (chosen: readonly number[], kept: readonly Class[]) =>
    rankOf(chosen.map((row) => kept.map(({ members }) => BigInt(members[row] ?? 0))));
  for (const people of smallChoices(classes, k - 1)) {
    const kept = classes.filter((one) => !people.includes(one));
    const drops = (chosen: readonly number[]) => rankWith(chosen, kept) < rankWith(chosen, classes);
    if (!drops([...rows.keys()])) continue;
    const minimal: number[][] = [];
    for (const chosen of choices) {
      const isLarger = minimal.some((smaller) => smaller.every((row) => chosen.includes(row)));
      if (!isLarger && drops(chosen)) minimal.push(chosen);
    }
    for (const row of minimal.flat()) exposed.add(row);
  }
  return exposed;
}

/**
 * The groups of the later report that are masked whole (§5 « Several evaluations of one person »), in the order peer,
 * direct_report: while a combination that such a group takes part in rests on fewer than k people, the smallest of
 * these groups goes (of two of one size, the colleagues).
 */
export function secondMasked(
  earlier: readonly (readonly string[])[],
  later: readonly LaterGroup[],
  k: number,
): LaterGroup["group"][] {
  const order = ["peer", "direct_report"] as const;
  const size = ({ people }: LaterGroup) => new Set(people).size;
  let shown = [...later].sort((a, b) => size(a) - size(b) || order.indexOf(a.group) - order.indexOf(b.group));
  for (;;) {
    const rows = [...earlier, ...shown.map(({ people }) => people)].map((people) => new Set(people));
    const exposed = exposedRows(rows, k);
    const smallest = shown.find((_, index) => exposed.has(earlier.length + index));
    if (smallest === undefined) break;
    shown = shown.filter((one) => one !== smallest);
  }
  return order.filter(
    (group) => later.some((one) => one.group === group) && !shown.some((one) => one.group === group),
  );
}
