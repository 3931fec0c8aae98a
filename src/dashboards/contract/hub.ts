import * as z from "zod";
import { EvaluationStatus } from "#evaluations/contract/evaluation.ts";
import { PersonFace } from "#people/contract/person.ts";
import { calendarDate, endpoint } from "#platform/contract/endpoint.ts";
import { countedPageSchema, pageInput } from "#platform/contract/page.ts";
import { periodKinds } from "#platform/vocabulary.ts";
import { lastCycleStates } from "../vocabulary.ts";
import { PeriodInput } from "./board.ts";

/** The last evaluation about a person that was launched: where it stands and since when, nothing of its report. */
const LastCycle = z.object({
  evaluationId: z.uuid(),
  name: z.string(),
  status: EvaluationStatus,
  isPublished: z.boolean(),
  /** When its report was published; until then, the day until which people answer, if there is one. */
  on: calendarDate.nullable(),
  /** The reader may open its report now. */
  mayOpen: z.boolean(),
});

export const PersonReports = PersonFace.extend({
  jobTitle: z.string().nullable(),
  /** Null: never evaluated. */
  last: LastCycle.nullable(),
});
export type PersonReports = z.infer<typeof PersonReports>;

/** A kind and the first day: « quarter.2026-10-01 ». */
const periodName = new RegExp(`^(${periodKinds.join("|")})\\.\\d{4}-\\d\\d-\\d\\d$`);

/** What the list is narrowed to; « period »: of the date of the last evaluation (platform/periods.ts). */
export const personReportsQuestion = {
  search: pageInput.search,
  state: z.enum(lastCycleStates).optional(),
  team: z.uuid().optional(),
  period: z.string().regex(periodName).optional(),
};
export type PersonReportsQuestion = z.infer<z.ZodObject<typeof personReportsQuestion>>;

/** From launch to closing, in days, of the evaluations that closed in the period; null below five of them. */
export const ClosingDays = z.object({
  days: z.object({ evaluations: z.int(), median: z.number(), from: z.int(), to: z.int() }).nullable(),
});
export type ClosingDays = z.infer<typeof ClosingDays>;

export const hubEndpoints = {
  reportsByPerson: endpoint({
    allow: "managePeople",
    method: "GET",
    path: "/reports-by-person",
    summary: "The last evaluation about each other person of the company: its state and its date",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ ...pageInput, ...personReportsQuestion }))
    .output(countedPageSchema(PersonReports)),
  closingDays: endpoint({
    allow: "managePeople",
    method: "GET",
    path: "/dashboard/closing-days",
    summary: "How many days evaluations took from their launch to their closing, in a period",
    needsProvedAddress: true,
  })
    .input(PeriodInput)
    .output(ClosingDays),
};
