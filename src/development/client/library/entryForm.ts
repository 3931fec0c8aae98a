import type { LibraryContent } from "../../contract/library.ts";
import { getTitle } from "../../rules/library.ts";
import { pillars, type LibraryKind, type Pillar } from "../../vocabulary.ts";
import {
  actionKinds,
  courseFormats,
  maxHours,
  type ActionKind,
  type CourseFormat,
} from "../../vocabulary/library.ts";

interface Words {
  fr: string;
  en: string;
}
export interface ObjectiveValues {
  /** What tells it apart in the form alone. */
  id: string;
  sentence: Words;
  measure: Words;
  /** The key of its skill. */
  skill: string;
  /** The keys of its actions. */
  actions: readonly string[];
}

/** What the form of an entry shows, of whatever kind. */
export interface EntryValues {
  title: Words;
  detail: Words;
  /** The key of the main skill; empty for a model, whose objectives have theirs. */
  skill: string;
  form: ActionKind | CourseFormat;
  hours: string;
  /** Of a model. */
  pillar: Pillar;
  objectives: readonly ObjectiveValues[];
}

const toValue = ({ fr, en }: { fr: string; en: string | null }): Words => ({ fr, en: en ?? "" });
const toStored = ({ fr, en }: Words) => ({ fr: fr.trim(), en: en.trim() || null });

export function toEntryValues(entry: LibraryContent): EntryValues {
  const common = { title: toValue(getTitle(entry)), hours: "", pillar: pillars[0], objectives: [] };
  const { kind, content } = entry;
  if (kind === "action")
    return { ...common, detail: toValue(content.detail), skill: content.skill, form: content.kind };
  if (kind === "course")
    return {
      ...common,
      detail: toValue(content.detail),
      skill: content.skills[0] ?? "",
      form: content.format,
      hours: String(content.hours),
    };
  return {
    ...common,
    detail: toValue(content.purpose),
    skill: "",
    form: "experience",
    pillar: content.pillar,
    objectives: content.objectives.map(({ sentence, measure, skill, actions }, index) => ({
      id: String(index),
      sentence: toValue(sentence),
      measure: toValue(measure),
      skill,
      actions,
    })),
  };
}

const none = { fr: "", en: null };

/** A new entry of a kind. */
export function makeNewEntry(
  kind: LibraryKind,
  { key: skill, pillar }: { key: string; pillar: Pillar | null },
): LibraryContent {
  if (kind === "action") return { kind, content: { skill, kind: actionKinds[0], label: none, detail: none } };
  if (kind === "course")
    return {
      kind,
      content: { skills: [skill], format: courseFormats[0], hours: 2, title: none, detail: none },
    };
  const objectives = [{ sentence: none, measure: none, skill, actions: [] }];
  return { kind, content: { pillar: pillar ?? pillars[0], name: none, purpose: none, objectives } };
}

/** What the form of a new entry begins with, whatever its kind will be. */
export function makeNewValues(skill: Parameters<typeof makeNewEntry>[1]): EntryValues {
  const { pillar, objectives } = toEntryValues(makeNewEntry("model", skill));
  return { ...toEntryValues(makeNewEntry("course", skill)), pillar, objectives };
}

export const makeNewObjective = (id: string, skill: string): ObjectiveValues => ({
  id,
  sentence: toValue(none),
  measure: toValue(none),
  skill,
  actions: [],
});

/** The entry with what the form says; what the form does not show stays. */
export function toEntryContent(entry: LibraryContent, values: EntryValues): LibraryContent {
  const [title, detail] = [toStored(values.title), toStored(values.detail)];
  const { kind, content } = entry;
  if (kind === "action") {
    const form = actionKinds.find((one) => one === values.form) ?? content.kind;
    return { kind, content: { skill: values.skill, kind: form, label: title, detail } };
  }
  if (kind === "course") {
    const format = courseFormats.find((one) => one === values.form) ?? content.format;
    const others = content.skills.slice(1).filter((skill) => skill !== values.skill);
    return {
      kind,
      content: { skills: [values.skill, ...others], format, hours: Number(values.hours), title, detail },
    };
  }
  const objectives = values.objectives.map(({ sentence, measure, skill, actions }) => ({
    sentence: toStored(sentence),
    measure: toStored(measure),
    skill,
    actions: [...actions],
  }));
  return { kind, content: { pillar: values.pillar, name: title, purpose: detail, objectives } };
}

export const isHours = (hours: string): boolean =>
  /^\d+$/.test(hours) && Number(hours) >= 1 && Number(hours) <= maxHours;
