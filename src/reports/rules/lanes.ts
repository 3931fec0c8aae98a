import type { SkillResult, Snapshot } from "#disclosure/contract.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import type { ChartValue } from "#platform/chartGeometry.ts";
import { say, whoseName } from "#platform/texts.ts";
import type { Report } from "../contract.ts";
import { listShownGroups } from "./emptyGroups.ts";
import { saySpecialBasis, sayShortCell } from "./compact.ts";
import { toChartValue } from "./presentation.ts";
import type { ReportWords } from "./words.ts";

/** Whose view one lane of the main chart shows. */
export type LaneName = Column | "others";

export interface Lane {
  name: LaneName;
  label: string;
  /** What is drawn; null where there is no figure. */
  value: ChartValue | null;
  /** The figure in words, as it is read. */
  text: string;
  /** The same on one line; null where the words are short already. */
  short: string | null;
  isNumber: boolean;
  /** What a mean rests on, where the legend does not say it. */
  basis: string;
}

/**
 * The lanes of a report, in the order of the drawing: the person, « les autres » where more than one group makes them,
 * then the groups of which a figure is shown.
 */
export function listLanes(snapshot: Pick<Snapshot, "groups" | "items" | "skills">): LaneName[] {
  const shown = listShownGroups(snapshot);
  return [
    ...shown.filter((group) => group === "self"),
    ...(snapshot.skills.some(({ othersOf }) => othersOf.length > 1) ? ["others" as const] : []),
    ...shown.filter((group) => group !== "self"),
    ...(snapshot.skills.some(({ joint }) => joint) ? ["joint" as const] : []),
  ];
}

/** « Regards croisés », or whose the only view is. */
export function formatViewsTitle(
  { snapshot, isSubject }: Pick<Report, "snapshot" | "isSubject">,
  { language, name, texts: { views } }: ReportWords,
): string {
  const isAlone = listLanes(snapshot).join(" ") === "self";
  if (!isAlone) return views.title;
  return say(language, isSubject ? views.own : views.ownOf, { whose: whoseName(language, name) });
}

export const formatLaneName = (name: LaneName, { column, texts }: ReportWords): string =>
  name === "others" ? texts.views.others : column(name);

/** What each lane shows of one skill. */
export function buildLanes(
  skill: SkillResult,
  names: readonly LaneName[],
  snapshot: Snapshot,
  words: ReportWords,
): Lane[] {
  return names.map((name): Lane => {
    const isGroup = name !== "others" && name !== "joint";
    const cell = isGroup ? skill.cells[name] : skill[name];
    return {
      name,
      label: formatLaneName(name, words),
      value: toChartValue(cell),
      text: name === "others" ? words.cell(cell, "peer") : words.mean(skill, name),
      short: sayShortCell(words, cell),
      isNumber: cell?.form === "value",
      basis: isGroup ? saySpecialBasis(words, snapshot, skill.cells[name], name) : words.approximate(cell),
    };
  });
}

/** The marks of the drawing, where only characters are. */
const signs: Record<LaneName, string> = {
  self: "●",
  others: "○",
  manager: "■",
  peer: "▲",
  direct_report: "◆",
  joint: "⬢",
};

/** A line for each lane of a skill, with its mark: the tooltip of a drawing. */
export const describeLanes = (lanes: readonly Lane[], { texts }: ReportWords): string =>
  lanes
    .filter(({ text }) => text !== "")
    .map(({ name, label, text, short, basis }) =>
      [`${signs[name]}\u00A0${label}`, `${short ?? text}${basis === "" ? "" : ` (${basis})`}`].join(
        texts.views.colon,
      ),
    )
    .join("\n");
