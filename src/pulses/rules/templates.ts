import type { PulseContent } from "../contract/content.ts";

const maxName = 120;

/** A copy is told apart by its name, in the words of each language; `{name}` stands for that of its model. */
export function nameCopy({ fr, en }: PulseContent["name"], words: { fr: string; en: string }) {
  const fill = (pattern: string, name: string) =>
    name === "" ? "" : pattern.replace("{name}", () => name.slice(0, maxName - pattern.length));
  return { fr: fill(words.fr, fr), en: en === null ? null : fill(words.en, en) };
}

/** What is put away is taken back before it is changed. */
export const whyNotChange = ({ isArchived }: { isArchived: boolean }): "pulse_archived" | null =>
  isArchived ? "pulse_archived" : null;

/** Runs that are planned would still be asked of people. */
export const whyNotArchive = ({ isRunning }: { isRunning: boolean }): "pulse_running" | null =>
  isRunning ? "pulse_running" : null;
