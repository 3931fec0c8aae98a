import * as z from "zod";
import { AboutMe, MyPart } from "#answers/contract.ts";
import { Tag } from "#disclosure/contract.ts";
import { OwnPlan } from "#development/contract/ownPlan.ts";
import { WaitingCheckpoint } from "#development/contract/waiting.ts";
import { EvaluationStatus } from "#evaluations/contract/evaluation.ts";
import { Translated } from "#evaluations/contract/questionnaire.ts";
import { WaitingNomination } from "#nominations/contract.ts";
import { PersonFace } from "#people/contract/person.ts";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";
import { OpenSurvey, PublishedRun } from "#pulses/contract/survey.ts";
import { boardEndpoints, ShortEvaluation } from "./contract/board.ts";
import { hubEndpoints } from "./contract/hub.ts";

/** What the lead does next with an evaluation (rules/managedEvaluations.ts). */
export const NextAction = z.enum([
  "prepare",
  "await",
  "decide",
  "launch",
  "follow",
  "review",
  "read",
  "open",
]);
export type NextAction = z.infer<typeof NextAction>;

/** An evaluation that the reader prepared and still manages. Counts only: neither names nor roles of those who answer. */
export const ManagedEvaluationSummary = z.object({
  evaluationId: z.uuid(),
  name: z.string(),
  /** Null only in a draft. */
  subjectName: z.string().nullable(),
  status: EvaluationStatus,
  dueOn: z.string().nullable(),
  participantCount: z.number().int(),
  answeredCount: z.number().int(),
  next: NextAction,
});
export type ManagedEvaluationSummary = z.infer<typeof ManagedEvaluationSummary>;

/** A campaign that the reader prepared, of which something is prepared or runs: one row, whatever its people. */
export const ManagedCampaign = z.object({
  id: z.uuid(),
  name: z.string(),
  dueOn: z.string(),
  /** Drafts that await no proposal. */
  preparing: z.number().int(),
  /** Drafts with a proposal that the reader decides. */
  toDecide: z.number().int(),
  running: z.number().int(),
});
export type ManagedCampaign = z.infer<typeof ManagedCampaign>;

/** A report published lately that the reader may open: their own, or one that they have not opened yet. */
export const NewReport = z.object({
  evaluationId: z.uuid(),
  name: z.string(),
  subject: PersonFace,
  /** About the reader. */
  isMine: z.boolean(),
  releasedOn: z.string(),
});
export type NewReport = z.infer<typeof NewReport>;

/** A report with flagged comments about which the reader may decide. */
export const FlaggedReport = z.object({
  evaluationId: z.uuid(),
  name: z.string(),
  subject: PersonFace,
  count: z.int(),
});
export type FlaggedReport = z.infer<typeof FlaggedReport>;

/** The highlights of the latest published report about the reader. */
const LatestReport = z.object({
  evaluationId: z.uuid(),
  name: z.string(),
  releasedOn: z.string(),
  /** « L’essentiel », as the report names it: at most three. */
  points: z.array(z.object({ kind: Tag, skill: Translated, mostlyManager: z.boolean() })),
});
export type LatestReport = z.infer<typeof LatestReport>;

/** The pulse surveys of the reader alone: those that await their answer, and what followed from those that are over. */
const Surveys = z.object({ open: z.array(OpenSurvey), published: z.array(PublishedRun) });

export const Dashboard = z.object({
  /** Answers awaited from the reader. */
  toDo: z.array(MyPart),
  /** Proposals that the reader has to make, and those that they decide as direct manager. */
  nominations: z.array(WaitingNomination),
  /** Requests to take stock again that the reader is asked to launch. */
  checkpoints: z.array(WaitingCheckpoint),
  /** Launched evaluations about the reader, archived ones left out. */
  aboutMe: z.array(AboutMe),
  newReports: z.array(NewReport),
  flaggedReports: z.array(FlaggedReport),
  short: z.array(ShortEvaluation),
  latestReport: LatestReport.nullable(),
  surveys: Surveys,
  /** Null for who has neither a plan nor a report from which one could begin. */
  plan: OwnPlan.nullable(),
  led: z.array(ManagedEvaluationSummary),
  campaigns: z.array(ManagedCampaign),
  /** More evaluations are led than are listed. */
  leadsMore: z.boolean(),
  /** For those who manage people and evaluate; null for all other readers. */
  firstSteps: z.object({ hasInvited: z.boolean(), hasCreated: z.boolean() }).nullable(),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** The latest report about a person whom the reader manages, of those that the reader may open. */
const TeamReport = z.object({
  profileId: z.uuid(),
  evaluationId: z.uuid(),
  releasedOn: z.string(),
});
export type TeamReport = z.infer<typeof TeamReport>;

export const dashboardsContract = {
  teamReports: endpoint({
    allow: "signedIn",
    method: "GET",
    path: "/team-reports",
    summary: "The latest report of each person whom I manage",
    needsProvedAddress: true,
  })
    .input(nothing)
    .output(z.object({ items: z.array(TeamReport) })),
  read: endpoint({
    allow: "signedIn",
    method: "GET",
    path: "/dashboard",
    summary: "What waits for me, and what I lead",
    needsProvedAddress: true,
  })
    .input(nothing)
    .output(Dashboard),
  ...boardEndpoints,
  ...hubEndpoints,
};
