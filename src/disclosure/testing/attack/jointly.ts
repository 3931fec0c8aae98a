/** So many people answered a question, and their levels come to this sum. */
export type Answers = { n: number; sum: number };

/** By question, what it may be taken for. */
export type Scenario = Answers[][];

/** All means are counted in this part of a point: divisible by every number of people up to 10. */
export const unit = 2520;

/** Whether a mean before rounding, in units over so many questions, would be published as this one was. */
export type Shown = (total: number, questions: number) => boolean;

/** The totals that the other questions may bring, without and with one that has the fewest answers. */
type Totals = { without: Set<number>; withFewest: Set<number> };

/** Keeps of each question that the mean rests on what some choice of all the others completes to the published mean. */
export function propagateMean(
  scenario: Scenario,
  used: readonly number[],
  fewest: number | null,
  isShown: Shown,
): Scenario {
  const choices = used.map((index) =>
    scenario[index]!.map((answers) => ({
      answers,
      brings: (answers.sum * unit) / answers.n,
      isFewest: fewest === null || answers.n === fewest,
    })),
  );
  const nothing: Totals = { without: new Set([0]), withFewest: new Set() };
  const addQuestion = (totals: Totals, own: (typeof choices)[number]): Totals => {
    const next: Totals = { without: new Set(), withFewest: new Set() };
    for (const choice of own) {
      for (const total of totals.withFewest) next.withFewest.add(total + choice.brings);
      const reached = choice.isFewest ? next.withFewest : next.without;
      for (const total of totals.without) reached.add(total + choice.brings);
    }
    return next;
  };
  const before = [nothing];
  for (const own of choices) before.push(addQuestion(before.at(-1)!, own));
  let after = nothing;
  const possible = scenario.map((taken) => taken);
  for (let at = used.length - 1; at >= 0; at -= 1) {
    const own = choices[at]!;
    if (own.length > 1 || at === 0) {
      const rest = combineTotals(before[at]!, after);
      const kept = own.filter(({ brings: part, isFewest }) => {
        for (const total of rest.withFewest) if (isShown(total + part, used.length)) return true;
        if (!isFewest) return false;
        for (const total of rest.without) if (isShown(total + part, used.length)) return true;
        return false;
      });
      if (kept.length === 0) return scenario.map(() => []);
      possible[used[at]!] = kept.map(({ answers }) => answers);
    }
    after = addQuestion(after, own);
  }
  return possible;
}

function combineTotals(left: Totals, right: Totals): Totals {
  const all: Totals = { without: new Set(), withFewest: new Set() };
  for (const first of left.without) {
    for (const second of right.without) all.without.add(first + second);
    for (const second of right.withFewest) all.withFewest.add(first + second);
  }
  for (const first of left.withFewest) {
    for (const second of right.without) all.withFewest.add(first + second);
    for (const second of right.withFewest) all.withFewest.add(first + second);
  }
  return all;
}
