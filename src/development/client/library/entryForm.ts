import type { LibraryContent } from "../../contract/library.ts";
import { getTitle } from "../../rules/library.ts";
import type { LibraryKind } from "../../vocabulary.ts";
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
interface ObjectiveValues {
  sentence: Words;
  measure: Words;
}

/** What the form of an entry shows, of whatever kind. */
export interface EntryValues {
  title: Words;
  detail: Words;
  /** The key of the main skill; empty for a model, whose objectives have theirs. */
  skill: string;
  form: ActionKind | CourseFormat;
  hours: string;
  objectives: readonly ObjectiveValues[];
}

const toValue = ({ fr, en }: { fr: string; en: string | null }): Words => ({ fr, en: en ?? "" });
const toStored = ({ fr, en }: Words) => ({ fr: fr.trim(), en: en.trim() || null });

export function toEntryValues(entry: LibraryContent): EntryValues {
  const common = { title: toValue(getTitle(entry)), hours: "", objectives: [] };
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
    objectives: content.objectives.map(({ sentence, measure }) => ({
      sentence: toValue(sentence),
      measure: toValue(measure),
    })),
  };
}

/** A new action or course. */
export const makeNewEntry = (kind: Exclude<LibraryKind, "model">, skill: string): LibraryContent => {
  const none = { fr: "", en: null };
  return kind === "action"
    ? { kind, content: { skill, kind: actionKinds[0], label: none, detail: none } }
    : { kind, content: { skills: [skill], format: courseFormats[0], hours: 2, title: none, detail: none } };
};

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
  const objectives = content.objectives.map((objective, index) => {
    const written = values.objectives[index];
    return written
      ? { ...objective, sentence: toStored(written.sentence), measure: toStored(written.measure) }
      : objective;
  });
  return { kind, content: { ...content, name: title, purpose: detail, objectives } };
}

export const isHours = (hours: string): boolean =>
  /^\d+$/.test(hours) && Number(hours) >= 1 && Number(hours) <= maxHours;
