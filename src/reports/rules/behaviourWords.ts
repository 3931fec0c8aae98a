import type { ItemResult } from "#disclosure/contract.ts";
import { say } from "#platform/texts.ts";
import type { BehaviourSet, Behaviours, Viewpoint } from "./behaviours.ts";
import type { AnyCell } from "./presentation.ts";
import type { ReportWords } from "./words.ts";

export const selectBehaviourCell = (item: ItemResult, viewpoint: Viewpoint): AnyCell | null => {
  if (viewpoint === "others" || viewpoint === "joint") return item[viewpoint];
  return item.cells?.[viewpoint] ?? null;
};

/** « Selon vos collègues, parmi 24 questions ». */
export const describeViewpoint = (
  { viewpoint, shown, highest, lowest }: Behaviours,
  { language, texts: { behaviours }, who }: ReportWords,
): string => {
  const of = viewpoint === "others" ? ((highest ?? lowest)?.items[0]?.othersOf ?? []) : [viewpoint];
  return say(language, behaviours.by, { who: who(of), count: shown });
};

/** « Le plus haut », « Les 3 plus hauts »: an order among them is told only where it is proven. */
export function describeBehaviourSet(
  end: "highest" | "lowest",
  { items, isOrdered }: BehaviourSet,
  { language, texts: { behaviours } }: ReportWords,
): string {
  const title = say(language, behaviours[end], { count: items.length });
  return isOrdered ? title : `${title}${behaviours.unordered}`;
}
