import type {
  ActionContent,
  CourseContent,
  LibraryContent,
  LibraryEntry,
  LibraryLine,
  ModelContent,
  OfferedEntry,
} from "../contract/library.ts";
import type { ErrorCode } from "#platform/errors.ts";
import { libraryKinds, type LibraryKind } from "../vocabulary.ts";
import { maxLibraryEntries } from "../vocabulary/library.ts";

/** What a company stored: its change of one of ours, or one of its own. */
export type StoredEntry = LibraryContent & { key: string; isArchived: boolean; version: number };
/** One of ours, as it comes with the product. */
export type OurEntry = LibraryContent & { key: string };

/** A skill of the company that is not archived. */
export interface KnownSkill {
  id: string;
  key: string;
  name: { fr: string; en: string | null };
}

type Words = { fr: string; en: string | null };

/** Two contents that say the same, in whatever order their fields were stored. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null)
    return one === other;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    left.length === right.length &&
    left.every(([name, value]) => isSame(value, (other as Record<string, unknown>)[name]))
  );
};

/** The library of a company: its own entries first, then ours, each as the company changed it. */
export function mergeLibrary(ours: readonly OurEntry[], stored: readonly StoredEntry[]): LibraryEntry[] {
  const toName = ({ kind, key }: { kind: LibraryKind; key: string }) => `${kind} ${key}`;
  const changes = new Map(stored.map((entry) => [toName(entry), entry]));
  const known = new Set(ours.map(toName));
  const own = stored
    .filter((entry) => !known.has(toName(entry)))
    .map((entry): LibraryEntry => ({ ...entry, source: "own" }));
  return [
    ...own,
    ...ours.map((entry): LibraryEntry => {
      const change = changes.get(toName(entry));
      if (!change) return { ...entry, source: "ours", isArchived: false, version: 0 };
      return { ...change, source: isSame(change.content, entry.content) ? "ours" : "changed" };
    }),
  ];
}

/** The skills that an entry names, the main one first. */
function listSkillKeys({ kind, content }: LibraryContent): string[] {
  if (kind === "action") return [content.skill];
  if (kind === "course") return content.skills;
  return [...new Set(content.objectives.map(({ skill }) => skill))];
}

/** What names an entry in a list. */
export function getTitle({ kind, content }: LibraryContent): Words {
  if (kind === "action") return content.label;
  return kind === "course" ? content.title : content.name;
}

/** Its words in both languages, title first. */
function listWords(entry: LibraryContent): Words[] {
  const { kind, content } = entry;
  const title = getTitle(entry);
  if (kind !== "model") return [title, content.detail];
  return [
    title,
    content.purpose,
    ...content.objectives.flatMap(({ sentence, measure }) => [sentence, measure]),
  ];
}

/**
 * What the company offers of its library: nothing archived, and nothing whose skills it no longer has. Of a model, the
 * objectives and actions that are offered themselves.
 */
export function offerLibrary(
  entries: readonly LibraryEntry[],
  skills: readonly KnownSkill[],
): OfferedEntry[] {
  const byKey = new Map(skills.map(({ key, id, name }) => [key, { id, name }]));
  const open = entries.filter(({ isArchived }) => !isArchived);
  const actions = new Map(
    open.flatMap((entry) =>
      entry.kind === "action" && byKey.has(entry.content.skill)
        ? [[entry.key, entry.content.label] as const]
        : [],
    ),
  );
  return open.flatMap((entry): OfferedEntry[] => {
    const { key } = entry;
    if (entry.kind === "action") return offerAction(key, entry.content, byKey);
    if (entry.kind === "course") return offerCourse(key, entry.content, byKey);
    return offerModel(key, entry.content, byKey, actions);
  });
}

type ByKey = ReadonlyMap<string, { id: string; name: Words }>;

function offerAction(
  key: string,
  { skill: name, kind, label, detail }: ActionContent,
  byKey: ByKey,
): OfferedEntry[] {
  const skill = byKey.get(name);
  return skill ? [{ kind: "action", key, skill, actionKind: kind, title: label, detail }] : [];
}

function offerCourse(
  key: string,
  { skills: names, ...content }: CourseContent,
  byKey: ByKey,
): OfferedEntry[] {
  const skills = names.flatMap((name) => byKey.get(name) ?? []);
  return skills.length > 0 ? [{ kind: "course", key, skills, ...content }] : [];
}

function offerModel(
  key: string,
  { pillar, name, purpose, objectives: listed }: ModelContent,
  byKey: ByKey,
  actions: ReadonlyMap<string, Words>,
): OfferedEntry[] {
  const objectives = listed.flatMap(({ skill: skillKey, actions: keys, ...written }) => {
    const skill = byKey.get(skillKey);
    const offered = keys.flatMap((one) => {
      const title = actions.get(one);
      return title ? [{ key: one, title }] : [];
    });
    return skill ? [{ ...written, skill, actions: offered }] : [];
  });
  return objectives.length > 0
    ? [{ kind: "model", key, pillar, title: name, detail: purpose, objectives }]
    : [];
}

/** The line of an entry in the list of administration. */
export function toLibraryLine(entry: LibraryEntry, skills: readonly KnownSkill[]): LibraryLine {
  const { kind, key, source, isArchived } = entry;
  const names = listSkillKeys(entry);
  return {
    id: `${kind}.${key}`,
    kind,
    key,
    title: getTitle(entry),
    skills: names.flatMap((name) => {
      const skill = skills.find((one) => one.key === name);
      return skill ? [{ id: skill.id, name: skill.name }] : [];
    }),
    form:
      entry.kind === "action" ? entry.content.kind : entry.kind === "course" ? entry.content.format : null,
    source,
    isArchived,
    isTranslated: listWords(entry).every(({ en }) => Boolean(en)),
  };
}

export const whyNotAddEntry = (count: number): ErrorCode | null =>
  count >= maxLibraryEntries ? "too_many_library_entries" : null;

/** What an entry names and the company does not have: a skill, or an action of a model. */
export function findUnknown(
  { kind, content }: LibraryContent,
  known: { skills: readonly KnownSkill[]; actions: readonly string[] },
): "skill" | "actions" | null {
  const names = listSkillKeys({ kind, content } as LibraryContent);
  if (names.some((name) => known.skills.every(({ key }) => key !== name))) return "skill";
  if (kind !== "model") return null;
  return content.objectives.some(({ actions }) => actions.some((key) => !known.actions.includes(key)))
    ? "actions"
    : null;
}

export const getOfferedSkills = (entry: OfferedEntry): { id: string; name: Words }[] =>
  entry.kind === "action"
    ? [entry.skill]
    : entry.kind === "course"
      ? entry.skills
      : entry.objectives.map(({ skill }) => skill);

/** A model stands under one pillar; an action or a course under those of the skills that it names. */
export const isUnderPillar = (
  entry: OfferedEntry,
  pillar: string,
  known: readonly (KnownSkill & { familyKey: string })[],
): boolean => {
  if (entry.kind === "model") return entry.pillar === pillar;
  const named = getOfferedSkills(entry).map(({ id }) => id);
  return known.some(({ id, familyKey }) => familyKey === pillar && named.includes(id));
};

/** In the order of the skills of the company; those of one skill as the library lists them, its own first. Each with its place. */
export function orderBySkill<Entry extends { kind: LibraryKind; key: string }>(
  entries: readonly Entry[],
  listSkills: (entry: Entry) => readonly { id: string }[],
  known: readonly KnownSkill[],
): { entry: Entry; place: string }[] {
  const ranks = new Map(known.map(({ id }, index) => [id, index]));
  return entries
    .map((entry, index) => {
      const rank = ranks.get(listSkills(entry)[0]?.id ?? "") ?? known.length;
      const numbers = [libraryKinds.indexOf(entry.kind), rank, index];
      return { entry, place: numbers.map((number) => String(number).padStart(5, "0")).join(" ") };
    })
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
}
