import * as z from "zod";
import { calendarDate, endpoint, line, paragraphs } from "#platform/contract/endpoint.ts";
import {
  maxActionLength,
  maxMeasureLength,
  maxSentenceLength,
  maxSupporters,
  maxWhyLength,
  objectiveStatuses,
  pillars,
} from "../vocabulary.ts";
import { aboutPlan, Plan } from "./plan.ts";

const id = z.uuid();
const version = z.int().min(0);
const onPlan = { allow: "signedIn", object: "profileId", needsProvedAddress: true } as const;
const objectivePath = "/development-plans/{profileId}/objectives";
const actionPath = "/development-plans/{profileId}/actions";

export const ObjectiveFields = z.strictObject({
  pillar: z.enum(pillars),
  sentence: line(maxSentenceLength),
  measure: paragraphs(maxMeasureLength),
  skillId: id.nullable(),
  startsOn: calendarDate.nullable(),
  dueOn: calendarDate.nullable(),
  isPrivate: z.boolean(),
  supporterIds: z.array(id).max(maxSupporters),
});
export type ObjectiveFields = z.infer<typeof ObjectiveFields>;

export const ActionFields = z.strictObject({
  text: line(maxActionLength),
  dueOn: calendarDate.nullable(),
  /** The action of the library that it is taken from. */
  libraryKey: line(80).nullable(),
});

/** Each answers the plan as it stands then. A version that is not the stored one is refused: another wrote meanwhile. */
export const objectiveEndpoints = {
  /** `id` null, `version` 0: a new one. */
  saveObjective: endpoint({
    ...onPlan,
    method: "POST",
    path: objectivePath,
    summary: "Add or change an objective",
  })
    .input(z.strictObject({ ...aboutPlan, id: id.nullable(), version, ...ObjectiveFields.shape }))
    .output(Plan),
  /** `why`: of what is set aside. */
  setObjectiveStatus: endpoint({
    ...onPlan,
    method: "POST",
    path: `${objectivePath}/{id}/status`,
    summary: "Say how far an objective is",
  })
    .input(
      z.strictObject({
        ...aboutPlan,
        id,
        version,
        status: z.enum(objectiveStatuses),
        why: paragraphs(maxWhyLength).nullable(),
      }),
    )
    .output(Plan),
  /** Under a pillar, in front of `before`, which stands there; null: after all of them. */
  moveObjective: endpoint({
    ...onPlan,
    method: "POST",
    path: `${objectivePath}/{id}/place`,
    summary: "Move an objective, within its pillar or to another",
  })
    .input(z.strictObject({ ...aboutPlan, id, version, pillar: z.enum(pillars), before: id.nullable() }))
    .output(Plan),
  removeObjective: endpoint({
    ...onPlan,
    method: "DELETE",
    path: `${objectivePath}/{id}`,
    summary: "Remove an objective with its actions",
  })
    .input(z.strictObject({ ...aboutPlan, id, version }))
    .output(Plan),
  /** `id` null, `version` 0: a new one, at the end. */
  saveAction: endpoint({
    ...onPlan,
    method: "POST",
    path: `${objectivePath}/{objectiveId}/actions`,
    summary: "Add or change an action of an objective",
  })
    .input(
      z.strictObject({
        ...aboutPlan,
        objectiveId: id,
        id: id.nullable(),
        version,
        ...ActionFields.shape,
      }),
    )
    .output(Plan),
  /** Says what is so: ticked twice is ticked once, and keeps its first day. */
  tickAction: endpoint({
    ...onPlan,
    method: "POST",
    path: `${actionPath}/{id}/tick`,
    summary: "Say whether an action is done",
  })
    .input(z.strictObject({ ...aboutPlan, id, isDone: z.boolean() }))
    .output(Plan),
  /** `before`: the action that it goes in front of; null for the end. */
  moveAction: endpoint({
    ...onPlan,
    method: "POST",
    path: `${actionPath}/{id}/place`,
    summary: "Move an action, within its objective or to another",
  })
    .input(z.strictObject({ ...aboutPlan, id, objectiveId: id, before: id.nullable() }))
    .output(Plan),
  removeAction: endpoint({
    ...onPlan,
    method: "DELETE",
    path: `${actionPath}/{id}`,
    summary: "Remove an action",
  })
    .input(z.strictObject({ ...aboutPlan, id }))
    .output(Plan),
};
