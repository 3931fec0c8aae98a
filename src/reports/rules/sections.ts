import type { Highlight, ItemResult, SkillResult, Snapshot } from "#disclosure/contract.ts";
import { say, translated, whoseName } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Report } from "../contract.ts";
import type { LayoutSection } from "../vocabulary/layoutSections.ts";
import { reportPlace, toQuestionPlace } from "./commentAddresses.ts";
import { listRemainingItems, resolveShownViews } from "./presentation.ts";
import { listProvenSets } from "./provenSets.ts";
import type { ReportWords } from "./words.ts";

/** The rated questions of the values or of the objectives: the rows of their section. */
export const listRatedItems = ({ items }: Pick<Snapshot, "items">, dimension: "value" | "objective") =>
  items.filter((item) => item.dimension === dimension && item.type === "star_rating");

/** A section of the page; its address is its id. No layout leaves out the last two. */
export type SectionId = LayoutSection | "method" | "openings";

type SectionsSource = Pick<Report, "snapshot" | "isSubject" | "layout"> & {
  /** There is an earlier report with which the reader may compare this one. */
  hasEarlier?: boolean;
};

/** Whether a report has something for a section; a section without content is not in the list. */
const hasContent: Record<SectionId, (report: SectionsSource) => boolean> = {
  essentials: ({ snapshot }) => snapshot.highlights.length > 0,
  views: ({ snapshot }) => snapshot.skills.length > 0 || listRemainingItems(snapshot).length > 0,
  behaviours: ({ snapshot }) => listProvenSets(snapshot).length > 0,
  values: ({ snapshot }) => listRatedItems(snapshot, "value").length > 0,
  objectives: ({ snapshot }) => listRatedItems(snapshot, "objective").length > 0,
  comments: () => true,
  since: ({ hasEarlier = false }) => hasEarlier,
  conversation: () => true,
  method: () => true,
  openings: ({ isSubject }) => isSubject,
};

/** The sections that the layout shows and this report has something for, in their order. */
export const listSections = (report: SectionsSource): SectionId[] =>
  [...report.layout.sections, "method" as const, "openings" as const].filter((id) => hasContent[id](report));

export interface Point {
  kind: Highlight["kind"];
  skill: SkillResult;
  quote: Highlight["quote"];
}

export const listPoints = ({ highlights, skills }: Pick<Snapshot, "highlights" | "skills">): Point[] =>
  highlights.flatMap(({ kind, skillId, quote }) => {
    const skill = skills.find((each) => each.id === skillId);
    return skill ? [{ kind, skill, quote }] : [];
  });

/** « L’essentiel en trois points ». */
export function formatEssentialsTitle(
  count: number,
  { language, texts: { essentials } }: ReportWords,
): string {
  const number = count === 2 ? essentials.numbers.two : essentials.numbers.three;
  return say(language, essentials.title, { count, number });
}

/** « Les réponses des autres ne peuvent pas… », addressed to the reader; empty when the report has more to show. */
export function describeNotEnough(
  { isSubject, snapshot }: Report,
  { language, texts, name }: ReportWords,
): string {
  const shown = resolveShownViews(snapshot);
  if (shown === "asked") return "";
  if (shown === "none") return texts.noView;
  return isSubject ? texts.onlySelf : say(language, texts.onlySelfOf, { whose: whoseName(language, name) });
}

/** What is shown under a question without a figure. */
export const describeNothing = (
  { type }: Pick<ItemResult, "type">,
  { texts: { skills } }: ReportWords,
): string => (type === "text" ? skills.nothingWritten : skills.nothing);

/** A question, or the heading that replaces it where comments are pooled. */
export type PlaceTitle = { text: string; lang: Language };

/** The heading of a place where something was written; pooled places have one that replaces a question. */
export function formatPlaceTitle({ items }: Snapshot, id: string, words: ReportWords): PlaceTitle {
  const { pooled } = words.texts.comments;
  const item = items.find(({ position }) => id === toQuestionPlace(position));
  if (item) return translated(words.language, item.text);
  return { text: id === reportPlace ? pooled.group : pooled.skill, lang: words.language };
}
