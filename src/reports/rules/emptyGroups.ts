import type { Snapshot } from "#disclosure/contract.ts";
import { hasJointGroup, isProtected } from "#disclosure/rules/columns.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import { formatList, say } from "#platform/texts.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { Report } from "../contract.ts";
import { isMaskedByName, listMaskings } from "./presentation.ts";
import type { ReportWords } from "./words.ts";

/** So many more than the threshold are worth inviting: the group is shown although two of them do not answer. */
const inviteMargin = 2;

/** A group of which no figure is shown anywhere: one sentence says so, and no table repeats it in each of its rows. */
export function isEmptyGroup({ groups, items }: Pick<Snapshot, "groups" | "items">, group: Group): boolean {
  if (groups.some((each) => each.group === group && !each.shown)) return true;
  if (!isProtected(group)) return false;
  const rated = items.flatMap(({ cells }) => (cells ? [cells[group]] : []));
  return rated.length > 0 && rated.every((cell) => cell?.form === "masked");
}

/** The groups that tables and drawings have a column or a lane for, in their order. */
export const listShownGroups = (snapshot: Pick<Snapshot, "groups" | "items">): Group[] =>
  snapshot.groups.map(({ group }) => group).filter((group) => !isEmptyGroup(snapshot, group));

/** The same, then both protected groups together where neither is shown and the report may join them. */
export const listShownColumns = (snapshot: Pick<Snapshot, "groups" | "items">): Column[] => [
  ...listShownGroups(snapshot),
  ...(hasJointGroup(snapshot) ? (["joint"] as const) : []),
];

export type MaskingNote = {
  group: Group;
  what: string;
  /** What it takes to be shown, whichever rule hid it and however many answered; then how to have more next time. */
  why: string;
};

/** The sentence of each group of which something or everything is hidden, of one wording for each kind of group. */
export function listMaskingNotes(report: Report, words: ReportWords): MaskingNote[] {
  const { snapshot } = report;
  const { masking } = words.texts;
  const inSome = new Map(listMaskings(snapshot).map(({ group, skills }) => [group, skills]));
  return snapshot.groups.flatMap(({ group, shown }): MaskingNote[] => {
    if (!isProtected(group)) {
      if (shown) return [];
      return group === "manager" && isMaskedByName(snapshot, group)
        ? [{ group, ...masking.manager[countManagers(snapshot)] }]
        : [{ group, what: describeSilent(group, report, words), why: "" }];
    }
    const what = masking.of[group];
    const why = describeNeeds(group, report, words);
    if (isEmptyGroup(snapshot, group))
      return [{ group, what: `${what.charAt(0).toUpperCase()}${what.slice(1)}.`, why }];
    const skills = inSome.get(group)?.map(({ name }) => words.translateName(name));
    if (!skills) return [];
    const named = { skills: formatList(words.language, skills), what };
    return [{ group, what: say(words.language, masking.inSkills, named), why }];
  });
}

function describeNeeds(
  group: "peer" | "direct_report",
  { snapshot, isSubject }: Report,
  { language, texts: { masking } }: ReportWords,
): string {
  const { k } = snapshot.policy;
  const next = masking.next[isSubject ? "you" : "them"][group];
  return [
    say(language, masking.needs, { k }),
    ...(hasJointGroup(snapshot) ? [masking.joined[group]] : []),
    say(language, next, { count: k + inviteMargin }),
  ].join(" ");
}

/** The person or their manager, who are named in the report, gave no answer. */
function describeSilent(
  group: "self" | "manager",
  { snapshot, isSubject }: Report,
  { language, name, texts: { masking } }: ReportWords,
): string {
  const { self, manager } = masking.silent[isSubject ? "you" : "them"];
  return group === "self" ? say(language, self, { name }) : manager[countManagers(snapshot)];
}

const countManagers = ({ groups }: Pick<Snapshot, "groups">) =>
  (groups.find(({ group }) => group === "manager")?.invited ?? 0) > 1 ? "other" : "one";
