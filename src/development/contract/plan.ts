import * as z from "zod";
import { PersonFace, PersonName } from "#people/contract/person.ts";
import { calendarDate, endpoint } from "#platform/contract/endpoint.ts";
import { changeKinds, objectiveStatuses, pillars, planReaders } from "../vocabulary.ts";

const id = z.uuid();
/** Whose plan it is: what every call about a plan names. */
export const aboutPlan = { profileId: id };

export const Action = z.object({
  id,
  text: z.string(),
  dueOn: calendarDate.nullable(),
  doneOn: calendarDate.nullable(),
  libraryKey: z.string().nullable(),
  authorProfileId: id,
  /** Another than its author has written in it, or its owner has ticked what another wrote. */
  isAdjusted: z.boolean(),
  version: z.int(),
});
export type Action = z.infer<typeof Action>;

export const Objective = z.object({
  id,
  cycleId: id,
  pillar: z.enum(pillars),
  sentence: z.string(),
  measure: z.string().nullable(),
  skill: z.object({ id, name: z.object({ fr: z.string(), en: z.string().nullable() }) }).nullable(),
  status: z.enum(objectiveStatuses),
  setAsideWhy: z.string().nullable(),
  startsOn: calendarDate.nullable(),
  dueOn: calendarDate.nullable(),
  isPrivate: z.boolean(),
  /** Another than the owner has written in it: it stays shared. */
  isAdjusted: z.boolean(),
  authorProfileId: id,
  supporters: z.array(PersonName),
  actions: z.array(Action),
  version: z.int(),
  /** What was written last in it, by whom and when. */
  lastChange: z.object({ by: PersonName, at: z.iso.datetime() }),
});
export type Objective = z.infer<typeof Objective>;

const Cycle = z.object({ id, startedOn: calendarDate });
export type Cycle = z.infer<typeof Cycle>;

const Change = z.object({
  id,
  kind: z.enum(changeKinds),
  /** Null once the objective is gone, and for what concerns the whole plan. */
  objective: z.object({ id, sentence: z.string() }).nullable(),
  by: PersonName,
  at: z.iso.datetime(),
});
export type Change = z.infer<typeof Change>;

/** A manager to whom the plan is open, or opens on a day: at the owner’s yes before. */
const PlanManager = PersonName.extend({ opensOn: calendarDate.nullable() });
export type PlanManager = z.infer<typeof PlanManager>;

export const Plan = z.object({
  person: PersonFace.extend({ isActive: z.boolean() }),
  reader: z.enum(planReaders),
  /** Who reads it beside the person and those in charge; those to whom it is not open yet for the owner alone. */
  managers: z.array(PlanManager),
  /** The current one first; none where nothing was written yet. */
  cycles: z.array(Cycle),
  /** Those that this reader sees, in the order of the plan. */
  objectives: z.array(Objective),
  /** What others changed, the latest first; for the owner alone. */
  changes: z.array(Change),
  /** The day in the time zone of the company. */
  today: calendarDate,
});
export type Plan = z.infer<typeof Plan>;

export const planEndpoints = {
  /** Reading makes no plan: of a person without one, it is an empty page. */
  readPlan: endpoint({
    allow: "signedIn",
    object: "profileId",
    method: "GET",
    path: "/development-plans/{profileId}",
    summary: "The development plan of a person, as the reader sees it",
    needsProvedAddress: true,
  })
    .input(z.strictObject(aboutPlan))
    .output(Plan),
  /** What is open goes on in the new cycle; the rest stays in the one before. */
  beginCycle: endpoint({
    allow: "signedIn",
    object: "profileId",
    method: "POST",
    path: "/development-plans/{profileId}/cycles",
    summary: "Begin a cycle of a development plan",
    needsProvedAddress: true,
  })
    .input(z.strictObject(aboutPlan))
    .output(Plan),
  /** Opens the plan to a manager who has come, before it opens by itself. */
  acceptHandover: endpoint({
    allow: "signedIn",
    object: "profileId",
    method: "POST",
    path: "/development-plans/{profileId}/managers/{managerProfileId}",
    summary: "Open one’s development plan to a new manager",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ ...aboutPlan, managerProfileId: id }))
    .output(Plan),
};
