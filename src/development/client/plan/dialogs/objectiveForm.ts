import type { ObjectiveFields } from "../../../contract/objectives.ts";
import type { Objective } from "../../../contract/plan.ts";
import type { Pillar } from "../../../vocabulary.ts";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";

/** What the form of an objective shows. */
export interface ObjectiveValues {
  pillar: Pillar;
  sentence: string;
  measure: string;
  startsOn: string;
  dueOn: string;
  supporters: readonly Pickable[];
  isPrivate: boolean;
}

export type StoredObjective = Pick<
  Objective,
  | "pillar"
  | "sentence"
  | "measure"
  | "startsOn"
  | "dueOn"
  | "supporters"
  | "isPrivate"
  | "isAdjusted"
  | "version"
> & { skill: Objective["skill"]; lastChange: Objective["lastChange"] | null };

export const makeNewObjective = (pillar: Pillar): StoredObjective => ({
  pillar,
  sentence: "",
  measure: null,
  skill: null,
  startsOn: null,
  dueOn: null,
  supporters: [],
  isPrivate: false,
  isAdjusted: false,
  version: 0,
  lastChange: null,
});

export const toValues = (stored: StoredObjective): ObjectiveValues => ({
  pillar: stored.pillar,
  sentence: stored.sentence,
  measure: stored.measure ?? "",
  startsOn: stored.startsOn ?? "",
  dueOn: stored.dueOn ?? "",
  supporters: stored.supporters,
  isPrivate: stored.isPrivate,
});

export const toFields = (
  { supporters, startsOn, dueOn, sentence, measure, ...values }: ObjectiveValues,
  { skill }: Pick<StoredObjective, "skill">,
): ObjectiveFields => ({
  ...values,
  sentence: sentence.trim(),
  measure: measure.trim(),
  startsOn: startsOn || null,
  dueOn: dueOn || null,
  skillId: skill?.id ?? null,
  supporterIds: supporters.map(({ id }) => id),
});
