import type { ItemResult } from "#disclosure/contract.ts";
import { formatList, formatScore, say } from "#platform/texts.ts";
import type { Report } from "../contract.ts";
import { type Behaviours, listBehaviours, mergeBehaviours, type StandingOut } from "./behaviours.ts";
import type { End, Viewpoint } from "./provenSets.ts";
import { sayShortCell } from "./compact.ts";
import { formatLaneName } from "./lanes.ts";
import type { AnyCell } from "./presentation.ts";
import type { ReportWords } from "./words.ts";

export const selectBehaviourCell = (item: ItemResult, viewpoint: Viewpoint): AnyCell | null => {
  if (viewpoint === "others" || viewpoint === "joint") return item[viewpoint];
  return item.cells?.[viewpoint] ?? null;
};

const sayWho = ({ viewpoint, highest, lowest }: Behaviours, { who }: ReportWords) =>
  who(viewpoint === "others" ? ((highest ?? lowest)?.items[0]?.othersOf ?? []) : [viewpoint]);

/** « selon votre gestionnaire et selon vos collègues ». */
function sayAccordingTo(all: readonly Behaviours[], words: ReportWords): string {
  const { accordingTo, accordingToBoth } = words.texts.behaviours;
  const alone = all.filter(({ viewpoint }) => viewpoint !== "joint");
  const others = formatList(
    words.language,
    alone.map((found) => say(words.language, accordingTo, { who: sayWho(found, words) })),
  );
  const joint = all.find(({ viewpoint }) => viewpoint === "joint");
  if (!joint) return others;
  const both = say(words.language, accordingTo, { who: sayWho(joint, words) });
  return others === "" ? both : say(words.language, accordingToBoth, { others, both });
}

/** A list of the section: its questions, or the sentence that stands in their place. */
export interface BehaviourList {
  end: End;
  title: string;
  rows: { found: StandingOut; skill: string; figures: BehaviourFigure[] }[];
  notes: { viewpoint: Viewpoint | null; words: string }[];
}

interface BehaviourFigure {
  viewpoint: Viewpoint;
  /** Whose figure it is, for those who do not see the mark. */
  label: string;
  text: string;
  short: string;
}

/**
 * What stands out, each question once with the marks of the views that prove it. The highest come first; where none can
 * be ranked, a sentence says so: the lowest never stand alone.
 */
export function describeBehaviours({ snapshot }: Pick<Report, "snapshot">, words: ReportWords) {
  const { language } = words;
  const { behaviours: texts } = words.texts;
  const all = listBehaviours(snapshot);
  const isMarked = all.length > 1;
  const findSkill = ({ skillId }: ItemResult) => snapshot.skills.find(({ id }) => id === skillId);
  const describeList = (end: End): BehaviourList => {
    const merged = mergeBehaviours(all, end);
    return {
      end,
      title: describeTitle(end, all, words),
      rows: merged.map((found) => {
        const skill = findSkill(found.item);
        return {
          found,
          skill: skill ? words.translateName(skill.name) : "",
          figures: found.viewpoints.map((viewpoint) => {
            const cell = selectBehaviourCell(found.item, viewpoint);
            const text = words.cell(cell, "peer");
            return {
              viewpoint,
              label: formatLaneName(viewpoint, words),
              text,
              short: sayShortCell(words, cell) ?? text,
            };
          }),
        };
      }),
      notes: end === "highest" ? describeMissing(all, merged.length === 0, words) : [],
    };
  };
  const lists = [describeList("highest"), describeList("lowest")];
  return {
    title: texts.title,
    intro: texts.intro,
    /** In one line, while the section is folded. */
    inside: say(language, texts.inside, { according: sayAccordingTo(all, words) }),
    /** Whether rows say whose view it is: where there is one, its name says it. */
    isMarked,
    /** « Selon vos collègues, parmi 24 questions ». */
    viewpoints: all.map((found) => ({
      viewpoint: found.viewpoint,
      words: say(language, texts.by, { who: sayWho(found, words), count: found.shown }),
    })),
    lists: lists.filter(({ rows, notes }) => rows.length + notes.length > 0),
  };
}

/** « Le plus haut », « Les 3 plus hauts » of one view; over several, each question is among the highest of one of them. */
function describeTitle(
  end: End,
  all: readonly Behaviours[],
  { language, texts: { behaviours } }: ReportWords,
): string {
  const [only, ...more] = all;
  if (more.length > 0) return behaviours.among[end];
  const set = only?.[end];
  if (!set) return behaviours.among[end];
  const title = say(language, behaviours[end], { count: set.items.length });
  return set.order === "all" ? title : `${title}${behaviours.unordered[set.order]}`;
}

/** Why a view that has lowest questions has no highest ones. */
function describeMissing(
  all: readonly Behaviours[],
  hasNone: boolean,
  { language, texts: { behaviours } }: ReportWords,
): BehaviourList["notes"] {
  const tied = all.flatMap(({ viewpoint, tie }) => {
    if (!tie) return [];
    const value = formatScore(language, tie.value);
    return [{ viewpoint, words: say(language, behaviours.tied, { count: tie.count, value }) }];
  });
  return tied.length > 0 || !hasNone ? tied : [{ viewpoint: null, words: behaviours.noHighest }];
}
