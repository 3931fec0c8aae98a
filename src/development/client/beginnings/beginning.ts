import type { OfferedModel } from "../../contract/library.ts";
import type { NewObjective, Priority } from "../../contract/priorities.ts";
import { toPillar } from "../../rules/priorities.ts";
import type { Pillar } from "../../vocabulary.ts";

/** An action that is proposed with an objective. */
export interface ProposedAction {
  key: string;
  text: string;
  isChosen: boolean;
}

/** An objective that is read through before it is saved. */
export interface ProposedObjective {
  /** Of the priority, or of the objective of a model, that it comes from. */
  key: string;
  sentence: string;
  measure: string;
  pillar: Pillar;
  dueOn: string;
  isPrivate: boolean;
  actions: readonly ProposedAction[];
  skillId: string | null;
  evidence: NewObjective["evidence"];
}

type ToWords = (words: { fr: string; en: string | null }) => string;

/** The objectives of a model, with all of their actions. */
export const proposeFromModel = (
  { key: model, pillar, objectives }: OfferedModel,
  toWords: ToWords,
): ProposedObjective[] =>
  objectives.map(({ sentence, measure, skill, actions }, index) => ({
    key: `${model} ${index}`,
    sentence: toWords(sentence),
    measure: toWords(measure),
    pillar,
    dueOn: "",
    isPrivate: false,
    actions: actions.map(({ key, title }) => ({ key, text: toWords(title), isChosen: true })),
    skillId: skill.id,
    evidence: null,
  }));

/** One objective for each priority: it names the skill, and refers to the report for the rest. */
export const proposeFromPriorities = (
  chosen: readonly Priority[],
  { evaluationId, pillar, toSentence }: { evaluationId: string; pillar: Pillar; toSentence: ToWords },
): ProposedObjective[] =>
  chosen.map((point) => ({
    key: `${evaluationId} ${point.skillId}`,
    sentence: toSentence(point.skill),
    measure: "",
    pillar: toPillar(point.pillar, pillar),
    dueOn: "",
    isPrivate: false,
    actions: [],
    skillId: point.companySkillId,
    evidence: { evaluationId, skillId: point.skillId },
  }));

/** What was chosen, as it was written before who chooses went back. */
export const keepWritten = (
  chosen: readonly ProposedObjective[],
  written: readonly ProposedObjective[],
): readonly ProposedObjective[] => chosen.map((one) => written.find(({ key }) => key === one.key) ?? one);

export const toNewObjective = ({
  sentence,
  measure,
  dueOn,
  actions,
  ...proposed
}: ProposedObjective): NewObjective => ({
  pillar: proposed.pillar,
  isPrivate: proposed.isPrivate,
  skillId: proposed.skillId,
  evidence: proposed.evidence,
  sentence: sentence.trim(),
  measure: measure.trim(),
  startsOn: null,
  dueOn: dueOn || null,
  actions: actions
    .filter(({ isChosen }) => isChosen)
    .map(({ key, text }) => ({ text, dueOn: null, libraryKey: key })),
});
