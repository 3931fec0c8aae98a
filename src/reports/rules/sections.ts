import type { Highlight, ItemResult, SkillResult, Snapshot } from "#disclosure/contract.ts";
import { formatList, say, translated, whoseName } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Report } from "../contract.ts";
import {
  type Radar,
  buildRadar,
  listRemainingItems,
  resolveShownViews,
  type Writing,
} from "./presentation.ts";
import type { ReportWords } from "./words.ts";

/** The rated questions of the values or of the objectives: the rows of a heat table. */
export const listRatedItems = ({ items }: Pick<Snapshot, "items">, dimension: "value" | "objective") =>
  items.filter((item) => item.dimension === dimension && item.type === "star_rating");

/** The sections that this report has something for, in their order. */
export function listSections({ snapshot, isSubject }: Pick<Report, "snapshot" | "isSubject">) {
  const { highlights, skills } = snapshot;
  return [
    highlights.length > 0 && ("essentials" as const),
    skills.length > 0 && ("views" as const),
    buildRadar(snapshot) && ("overview" as const),
    (skills.length > 0 || listRemainingItems(snapshot).length > 0) && ("skills" as const),
    listRatedItems(snapshot, "value").length > 0 && ("values" as const),
    listRatedItems(snapshot, "objective").length > 0 && ("objectives" as const),
    "comments" as const,
    "method" as const,
    isSubject && ("openings" as const),
  ].filter((id) => typeof id === "string");
}

export interface Point {
  kind: Highlight["kind"];
  skill: SkillResult;
}

export const listPoints = ({ highlights, skills }: Pick<Snapshot, "highlights" | "skills">): Point[] =>
  highlights.flatMap(({ kind, skillId }) => {
    const skill = skills.find((each) => each.id === skillId);
    return skill ? [{ kind, skill }] : [];
  });

/** How the radar is read, and which groups have no number that it could draw. */
export function describeRings(
  { series }: Radar,
  { groups }: Pick<Snapshot, "groups">,
  { language, texts: { overview }, group }: ReportWords,
): string {
  const absent = groups.filter((each) => series.every((drawn) => drawn.group !== each.group));
  if (absent.length === 0) return overview.rings;
  const names = formatList(
    language,
    absent.map((each) => group(each.group)),
  );
  return `${overview.rings} ${say(language, overview.notDrawn, { groups: names })}`;
}

/** « L’essentiel en trois points ». */
export function formatEssentialsTitle(
  count: number,
  { language, texts: { essentials } }: ReportWords,
): string {
  const number = count === 2 ? essentials.numbers.two : essentials.numbers.three;
  return say(language, essentials.title, { count, number });
}

/** « Pas assez de réponses… », addressed to the reader; empty when the report has more to show. */
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

export interface CommentGroup {
  id: string;
  /** The question, or the heading that replaces it where comments are pooled. */
  title: { text: string; lang: Language };
  /** Empty for a question without a skill in the report. */
  skill: string;
  writings: Writing[];
}

/** The heading of a place where something was written; pooled places have one that replaces a question. */
export function formatPlaceTitle({ items }: Snapshot, id: string, words: ReportWords): CommentGroup["title"] {
  const { pooled } = words.texts.comments;
  const item = items.find(({ position }) => id === `question-${position}`);
  if (item) return translated(words.language, item.text);
  return { text: id === "group" ? pooled.group : pooled.skill, lang: words.language };
}

/** The places that have comments, in order. */
export function groupComments(
  writings: readonly Writing[],
  snapshot: Snapshot,
  words: ReportWords,
): CommentGroup[] {
  const { skills } = snapshot;
  const names = new Map(skills.map(({ id, name }) => [id, words.translateName(name)]));
  return [...Map.groupBy(writings, ({ place }) => place.id).entries()].flatMap(([id, own]) => {
    const place = own[0]?.place;
    if (!place) return [];
    const title = formatPlaceTitle(snapshot, id, words);
    return [{ id, title, skill: names.get(place.skillId ?? "") ?? "", writings: own }];
  });
}
