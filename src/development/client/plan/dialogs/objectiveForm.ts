import type { ObjectiveFields } from "../../../contract/objectives.ts";
import type { Objective } from "../../../contract/plan.ts";
import type { Pillar } from "../../../vocabulary.ts";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";

/** What the form of an objective shows. */
export interface ObjectiveValues {
  pillar: Pillar;
  sentence: string;
  /** Empty: none. */
  skillId: string;
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
  skillId: stored.skill?.id ?? "",
  measure: stored.measure ?? "",
  startsOn: stored.startsOn ?? "",
  dueOn: stored.dueOn ?? "",
  supporters: stored.supporters,
  isPrivate: stored.isPrivate,
});

export const toFields = ({
  supporters,
  startsOn,
  dueOn,
  sentence,
  skillId,
  measure,
  ...values
}: ObjectiveValues): ObjectiveFields => ({
  ...values,
  sentence: sentence.trim(),
  measure: measure.trim(),
  startsOn: startsOn || null,
  dueOn: dueOn || null,
  skillId: skillId || null,
  supporterIds: supporters.map(({ id }) => id),
});
