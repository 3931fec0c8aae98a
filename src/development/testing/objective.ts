import type { ObjectiveFields } from "../contract/objectives.ts";

/** A new objective, as a form sends it. */
export const makeObjective = (facts: Partial<ObjectiveFields> = {}) => ({
  id: null,
  version: 0,
  pillar: "leader" as const,
  sentence: "Écouter avant de proposer",
  measure: "",
  skillId: null,
  startsOn: null,
  dueOn: null,
  isPrivate: false,
  supporterIds: [],
  ...facts,
});
