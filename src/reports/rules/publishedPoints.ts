import type { Snapshot, Tag } from "#disclosure/contract.ts";
import type { Translated } from "#evaluations/contract/questionnaire.ts";
import type { ReportLayout } from "../contract/layout.ts";
import { listPoints } from "./sections.ts";

/** A tag that a report prints beside a skill. */
export interface PublishedPoint {
  skillId: string;
  skill: Translated;
  tag: Tag;
  mostlyManager: boolean;
  /** The report begins with it. */
  isEssential: boolean;
}

/** The tags that the page of a report prints, with its layout: those that it begins with first. */
export function listPublishedPoints(
  snapshot: Pick<Snapshot, "highlights" | "skills">,
  { sections }: Pick<ReportLayout, "sections">,
): PublishedPoint[] {
  const essentials = (sections.includes("essentials") ? listPoints(snapshot) : []).map(({ kind, skill }) => ({
    skillId: skill.id,
    skill: skill.name,
    tag: kind,
    mostlyManager: skill.mostlyManager,
    isEssential: true,
  }));
  const named = new Set(essentials.map(({ skillId }) => skillId));
  const others = sections.includes("views") ? snapshot.skills : [];
  return [
    ...essentials,
    ...others.flatMap(({ id, name, tag, mostlyManager }) =>
      tag && !named.has(id) ? [{ skillId: id, skill: name, tag, mostlyManager, isEssential: false }] : [],
    ),
  ];
}
