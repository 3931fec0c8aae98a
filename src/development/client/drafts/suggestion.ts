import type { DraftedObjective, DraftOffer } from "../../contract/drafts.ts";
import type { NewObjective } from "../../contract/priorities.ts";
import type { Pillar } from "../../vocabulary.ts";

/** What the person may change of a suggestion before it is theirs. */
export interface Wording {
  sentence: string;
  measure: string;
  pillar: Pillar;
  dueOn: string;
  isPrivate: boolean;
  actions: readonly string[];
}

/** An objective that a model wrote, until the person has decided about it. Saved nowhere. */
export interface Suggestion {
  key: number;
  /** Of the asks made on this page, the one that brought it. */
  ask: number;
  written: DraftedObjective;
  wording: Wording;
  /** A reference to the report where it prints a tag beside the skill, never what stands there. */
  evidence: NewObjective["evidence"];
  state: "open" | "editing" | "accepted" | "dismissed";
}

export function toSuggestion(
  written: DraftedObjective,
  { key, ask }: Pick<Suggestion, "key" | "ask">,
  report: DraftOffer["report"],
): Suggestion {
  const { skillId } = written;
  const hasTag = report?.skills.some((skill) => skill.skillId === skillId && skill.tag !== null);
  const evidence = report && hasTag ? { evaluationId: report.evaluationId, skillId } : null;
  return { key, ask, written, wording: toWording(written), evidence, state: "open" };
}

export const toWording = ({ sentence, measure, pillar, actions }: DraftedObjective): Wording => ({
  sentence,
  measure,
  pillar,
  dueOn: "",
  isPrivate: false,
  actions,
});

const hasChanged = ({ written, wording }: Suggestion) =>
  JSON.stringify(wording) !== JSON.stringify(toWording(written));

/** It waits for a decision. */
export const isOpen = ({ state }: Pick<Suggestion, "state">) => state === "open" || state === "editing";

/**
 * What the page holds once another suggestion has come: the same sentence stands once, as it has just come, unless the person
 * has begun to change it.
 */
export function receive(all: readonly Suggestion[], arrived: Suggestion): readonly Suggestion[] {
  const same = all.find(({ written }) => written.sentence === arrived.written.sentence);
  if (!same) return [...all, arrived];
  const isKept = same.ask === arrived.ask || same.state === "editing" || hasChanged(same);
  return isKept ? all : [...all.filter((one) => one !== same), arrived];
}

/** Leaving the page would lose something: what waits for a decision, or words that brought no suggestion yet. */
export const mayLose = (suggestions: readonly Suggestion[], words: string, usedWords: string): boolean =>
  suggestions.some(isOpen) || (words.trim() !== "" && words !== usedWords);

/** What is added to the plan. */
export function toNewObjective({ written, wording, evidence }: Suggestion): NewObjective {
  const { sentence, measure, dueOn, actions, ...fields } = wording;
  return {
    ...fields,
    sentence: sentence.trim(),
    measure: measure.trim(),
    skillId: written.companySkillId,
    startsOn: null,
    dueOn: dueOn || null,
    evidence,
    actions: actions
      .map((text) => text.trim())
      .filter((text) => text !== "")
      .map((text) => ({ text, dueOn: null, libraryKey: null })),
  };
}

/** How many were taken as they were written, taken with changes, and left: for the log, which keeps no word of them. */
export function countDecisions(suggestions: readonly Suggestion[]) {
  const accepted = suggestions.filter(({ state }) => state === "accepted");
  const edited = accepted.filter(hasChanged);
  return {
    accepted: accepted.length - edited.length,
    edited: edited.length,
    dismissed: suggestions.filter(({ state }) => state === "dismissed").length,
  };
}
