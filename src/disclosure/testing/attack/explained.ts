import type { WeightRow } from "#evaluations/contract/questionnaire.ts";
import type { Comparison, GroupCells, Policy, Snapshot } from "../../contract.ts";
import { differenceOf, isSilentBeside, type Recounted, recounted, recountedHighlights } from "./recounted.ts";

/**
 * Recounts every figure that must follow from the published cells (« les autres », gaps, states, tags, the choice and
 * the order of highlights). One that the cells do not explain says something else about the answers, and is returned
 * by name.
 *
 * One number is used and not published: the deviation of a skill pooled over the company. Whoever attacks is given it
 * here, so that nothing but that number may stand behind a state. Without it they learn of a gap of `least` or more
 * whether it is beyond the noise of at least thirty reports, and of a smaller one nothing (attackOnTags.test.ts).
 */
export function unexplained(report: Snapshot, pooledSd: Policy["pooledSd"]): string[] {
  const { policy } = report;
  const { weights } = policy;
  const rowOfSkill = (id: string, family: string | null) =>
    weights.skills[id] ?? (family ? weights.families[family] : null) ?? weights.default;
  const found: string[] = "pooledSd" in policy ? ["the pooled deviation"] : [];
  const check = (
    name: string,
    told: Comparison & { cells: GroupCells },
    row: WeightRow,
    { isSilent = false, deviation = null }: { isSilent?: boolean; deviation?: number | null } = {},
  ): Recounted => {
    const expected = recounted({ cells: told.cells, row, isSilent, deviation, policy });
    const wrong = differenceOf(told, expected);
    if (wrong) found.push(`${name}: ${wrong}`);
    return expected;
  };
  const skills = report.skills.map((skill) => {
    const row = rowOfSkill(skill.id, skill.family?.id ?? null);
    return { id: skill.id, ...check(skill.id, skill, row, { deviation: pooledSd?.[skill.id] ?? null }) };
  });
  if (report.values) check("values", report.values, weights.values);
  if (report.objectives) check("objectives", report.objectives, weights.objectives);
  for (const item of report.items) {
    const { position, cells, skillId, dimension } = item;
    if (!cells) continue;
    const family = report.skills.find(({ id }) => id === skillId)?.family?.id ?? null;
    const rows = {
      skill: rowOfSkill(skillId ?? "", family),
      value: weights.values,
      objective: weights.objectives,
    };
    const row = rows[dimension];
    check(`question ${position}`, { ...item, cells }, row, { isSilent: isSilentBeside(report, cells, row) });
  }
  const inOrder = (highlights: Snapshot["highlights"]) =>
    highlights.map(({ kind, skillId }) => `${kind} ${skillId}`).join();
  if (inOrder(report.highlights) !== inOrder(recountedHighlights(skills))) found.push("highlights");
  return found;
}
