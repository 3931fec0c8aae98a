import type { WeightRow } from "#evaluations/contract/questionnaire.ts";
import type { Comparison, Group, GroupCells, Snapshot } from "../../contract.ts";

/**
 * Recounts every figure that must follow from the published cells (« les autres », gaps, tags, highlights) with its own
 * arithmetic. One that the cells do not explain says something else about the answers, and is returned by name.
 * The states between notable and inconclusive may use the pooled deviation, which is not published: their signs count.
 */
export function unexplained(report: Snapshot): string[] {
  const { weights } = report.policy;
  const rowOfSkill = (id: string, family: string | null) =>
    weights.skills[id] ?? (family ? weights.families[family] : null) ?? weights.default;
  const found: string[] = [];
  const check = (name: string, cells: GroupCells, row: WeightRow, told: Comparison, isQuestion: boolean) => {
    const wrong = mismatch(report, cells, row, told, isQuestion);
    if (wrong) found.push(`${name}: ${wrong}`);
  };
  for (const skill of report.skills)
    check(skill.id, skill.cells, rowOfSkill(skill.id, skill.family?.id ?? null), skill, false);
  if (report.values) check("values", report.values.cells, weights.values, report.values, false);
  if (report.objectives)
    check("objectives", report.objectives.cells, weights.objectives, report.objectives, false);
  for (const item of report.items) {
    if (!item.cells) continue;
    const skill = report.skills.find(({ id }) => id === item.skillId);
    const rows = {
      skill: rowOfSkill(item.skillId ?? "", skill?.family?.id ?? null),
      value: weights.values,
      objective: weights.objectives,
    };
    check(`question ${item.position}`, item.cells, rows[item.dimension], item, true);
  }
  for (const { kind, skillId } of report.highlights) {
    const skill = report.skills.find(({ id }) => id === skillId);
    if (skill?.tag !== kind) found.push(`highlight ${skillId}`);
  }
  return found;
}

const others: readonly Group[] = ["manager", "peer", "direct_report"];
const isProtected = (group: Group) => group === "peer" || group === "direct_report";
const tenths = (value: number) => Math.round(value * 10);

function mismatch(
  report: Snapshot,
  cells: GroupCells,
  row: WeightRow,
  told: Comparison,
  isQuestion: boolean,
): string | null {
  const { policy, groups } = report;
  const isHidden = ({ group, shown }: Snapshot["groups"][number]) =>
    shown && isProtected(group) && row[group] > 0 && cells[group]?.form !== "value";
  const isSilent = isQuestion && groups.some(isHidden);
  const feeding = isSilent
    ? []
    : others.flatMap((group) => {
        const cell = cells[group];
        return cell?.form === "value" && row[group] > 0 ? [{ group, cell, weight: row[group] }] : [];
      });
  if (told.othersOf.join() !== feeding.map(({ group }) => group).join()) return "groups";
  if (feeding.length === 0) {
    const nothing = told.others ?? told.gap ?? told.state ?? told.tag;
    return nothing === null ? null : "said of hidden cells";
  }
  const total = feeding.reduce((sum, { weight }) => sum + weight, 0);
  const product = feeding.reduce((sum, { weight, cell }) => sum + weight * tenths(cell.value), 0);
  const rounded = Math.floor((2 * product + total) / (2 * total));
  const [low, high] = [tenths(policy.ends.low), tenths(policy.ends.high)];
  const limited = feeding.some(({ group }) => isProtected(group))
    ? Math.min(high, Math.max(low, rounded))
    : rounded;
  const value = told.others?.value;
  if (value === undefined || value !== limited / 10) return "others";
  if (told.others?.n !== feeding.reduce((sum, { cell }) => sum + cell.n, 0)) return "number of people";
  const self = cells.self?.form === "value" ? cells.self.value : null;
  if (self === null) return told.gap === null && told.tag === null ? null : "gap without self";
  return told.gap?.value === (limited - tenths(self)) / 10 ? null : "gap";
}
