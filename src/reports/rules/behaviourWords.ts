import type { ItemResult } from "#disclosure/contract.ts";
import { formatList, say } from "#platform/texts.ts";
import type { BehaviourSet, Behaviours, Viewpoint } from "./behaviours.ts";
import type { AnyCell } from "./presentation.ts";
import type { ReportWords } from "./words.ts";

export const selectBehaviourCell = (item: ItemResult, viewpoint: Viewpoint): AnyCell | null => {
  if (viewpoint === "others" || viewpoint === "joint") return item[viewpoint];
  return item.cells?.[viewpoint] ?? null;
};

const sayWho = ({ viewpoint, highest, lowest }: Behaviours, { who }: ReportWords) =>
  who(viewpoint === "others" ? ((highest ?? lowest)?.items[0]?.othersOf ?? []) : [viewpoint]);

/** « Selon vos collègues, parmi 24 questions ». */
export const describeViewpoint = (found: Behaviours, words: ReportWords): string =>
  say(words.language, words.texts.behaviours.by, { who: sayWho(found, words), count: found.shown });

/** « Ce qui ressort le plus, selon votre gestionnaire et vos collègues. » */
export const describeViewpoints = (all: readonly Behaviours[], words: ReportWords): string =>
  say(words.language, words.texts.behaviours.inside, {
    who: formatList(
      words.language,
      all.map((found) => sayWho(found, words)),
    ),
  });

/** « Le plus haut », « Les 3 plus hauts, sans ordre entre eux »: their order is told as far as it is proven. */
export function describeBehaviourSet(
  end: "highest" | "lowest",
  { items, order }: BehaviourSet,
  { language, texts: { behaviours } }: ReportWords,
): string {
  const title = say(language, behaviours[end], { count: items.length });
  return order === "all" ? title : `${title}${behaviours.unordered[order]}`;
}
