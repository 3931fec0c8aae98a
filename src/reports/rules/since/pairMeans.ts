import type { ItemResult, Policy, Snapshot } from "#disclosure/contract.ts";
import { isProtected } from "#disclosure/rules/columns.ts";
import { combineParts, toRange } from "#disclosure/rules/ranges.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { ComparedFigure, ComparedRow } from "../../contract/since.ts";
import { type FigurePair, toFigure, type WeightedMeans } from "./change.ts";

/** A skill, or the values or the objectives taken together, with its rated questions. */
export interface Topic extends WeightedMeans, Pick<ComparedRow, "kind" | "id" | "name"> {
  questions: { key: string; item: ItemResult }[];
}

export interface Snapshots {
  past: Snapshot;
  now: Snapshot;
}

/**
 * The means of one group in both reports, over the same questions: as they are printed where they rest on the same ones;
 * else over those on which both rest, from what the reports print of each. Null where these are too few for a mean.
 */
export function pairMeans(
  before: Topic,
  after: Topic,
  group: Group,
  { past, now }: Snapshots,
): FigurePair | null {
  const [inPast, inNow] = [listUsedKeys(before, group, past), listUsedKeys(after, group, now)];
  if (areSame(inPast, inNow)) {
    const [earlier, later] = [toFigure(before.cells[group]), toFigure(after.cells[group])];
    return earlier && later && { past: earlier, now: later, questions: null };
  }
  const common = inPast.filter((key) => inNow.includes(key));
  if (common.length < now.policy.minItemsPerMean || !areSame(common, common)) return null;
  return {
    past: computeMeanOver(common, before, group, past.policy),
    now: computeMeanOver(common, after, group, now.policy),
    questions: { used: common.length, asked: after.questions.length },
  };
}

/** The same keys, each once. */
export const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 &&
  [one, other].every((keys) => new Set(keys).size === keys.length) &&
  one.length === other.length &&
  one.every((key) => other.includes(key));

/**
 * The questions on which a group's mean rests: of those that show a figure, the numbers alone where there are enough of
 * them, which the engine did not do before its third version. None where that is not how many the report says.
 */
function listUsedKeys(
  { questions, cells }: Topic,
  group: Group,
  { engineVersion, policy }: Snapshot,
): string[] {
  const cell = cells[group];
  if (!cell || cell.form === "masked") return [];
  const getForm = ({ item }: Topic["questions"][number]) => item.cells?.[group]?.form ?? "masked";
  const shown = questions.filter((one) => getForm(one) !== "masked");
  const values = shown.filter((one) => getForm(one) === "value");
  const used = engineVersion >= 3 && values.length >= policy.minItemsPerMean ? values : shown;
  return used.length === cell.questions.used ? used.map(({ key }) => key) : [];
}

/** As the engine combines the cells of the questions of a skill; a band stands for k people at least (§5). */
function computeMeanOver(
  keys: readonly string[],
  { questions }: Topic,
  group: Group,
  policy: Policy,
): ComparedFigure {
  const cells = questions.flatMap(({ key, item }) => {
    const cell = keys.includes(key) ? item.cells?.[group] : null;
    return cell && cell.form !== "masked" ? [cell] : [];
  });
  const parts = cells.map((cell) => ({
    weight: 1,
    range: toRange(cell, policy)!,
    end: cell.form === "value" ? cell.end : undefined,
  }));
  const { printed } = combineParts(parts, { of: "questions", limited: isProtected(group), policy });
  return { ...printed, n: Math.min(...cells.map((cell) => (cell.form === "band" ? policy.k : cell.n))) };
}
