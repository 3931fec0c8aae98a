import * as z from "zod";
import { Evaluation, Launched, Readability } from "#evaluations/contract/evaluation.ts";
import { protectedRoles } from "#evaluations/vocabulary.ts";
import { PersonFace, PersonName } from "#people/contract/person.ts";
import { calendarDate, endpoint, nothing } from "#platform/contract/endpoint.ts";
import { nominationRequests, search } from "#platform/contract/limits.ts";
import { pageInput, pageSchema } from "#platform/contract/page.ts";
import { deciders, nominationStatuses } from "./vocabulary.ts";

const id = z.uuid();
const Role = z.enum(protectedRoles);
/** People of a group: `maxGroupSize` of rules.ts. */
const maxGroupSize = 20;
const Bounds = z
  .strictObject({ least: z.int().min(0).max(maxGroupSize), most: z.int().min(1).max(maxGroupSize) })
  .refine(({ least, most }) => least <= most);
const GroupBounds = z.strictObject({ peer: Bounds.optional(), direct_report: Bounds.optional() });
const Status = z.enum(nominationStatuses);

const DecidedBy = z.enum(deciders);

const ProposedPerson = PersonFace.extend({ jobTitle: z.string().nullable(), role: Role });
export type ProposedPerson = z.infer<typeof ProposedPerson>;

/** As those who lead the evaluation see it. */
const Nomination = z.object({
  status: Status,
  bounds: GroupBounds,
  dueOn: calendarDate,
  note: z.string().nullable(),
  decidedBy: DecidedBy,
  /** Once sent, until it is decided; before, the person’s choice is theirs alone. */
  people: z.array(ProposedPerson),
  /** The same while: the chances of each group, by how many it has. */
  readabilityForecast: z.array(Readability),
});
export type Nomination = z.infer<typeof Nomination>;
const EvaluationNomination = z.object({
  nomination: Nomination.nullable(),
  /** Who may be asked to decide, or is: the active direct manager of the person evaluated. */
  manager: PersonName.nullable(),
});
export type EvaluationNomination = z.infer<typeof EvaluationNomination>;

/** As the person evaluated sees it. Nothing of who is invited in the end. */
const OwnNomination = z.object({
  evaluationId: id,
  evaluationName: z.string(),
  lead: PersonName,
  /** The direct manager, where it is they who decide now; null where those who lead do. */
  manager: PersonName.nullable(),
  status: Status,
  bounds: GroupBounds,
  dueOn: calendarDate,
  note: z.string().nullable(),
  /** The people they chose; empty once it is approved. */
  people: z.array(ProposedPerson),
});
export type OwnNomination = z.infer<typeof OwnNomination>;

/** A proposal that waits for the reader: their own, or the decision on one of a person who reports to them. */
export const WaitingNomination = z.object({
  evaluationId: id,
  name: z.string(),
  subject: PersonFace,
  /** About the reader. */
  isMine: z.boolean(),
  /** Sent back with a word. */
  isReturned: z.boolean(),
  /** Until when the person chooses. */
  dueOn: calendarDate,
});
export type WaitingNomination = z.infer<typeof WaitingNomination>;

/** As the direct manager who decides sees it: nothing else of the evaluation, not even who is invited already. */
const ProposalToDecide = z.object({
  evaluationId: id,
  evaluationName: z.string(),
  subject: PersonFace,
  lead: PersonName,
  bounds: GroupBounds,
  people: z.array(ProposedPerson),
  threshold: z.int(),
  readabilityForecast: z.array(Readability),
});
export type ProposalToDecide = z.infer<typeof ProposalToDecide>;

const Candidates = pageSchema(
  ProposedPerson.extend({
    /** Will read the report, so answers in no group. */
    readsReport: z.boolean(),
  }),
);
const Note = z.string().trim().min(1).max(600);
const ProfileIds = z.array(id).max(2 * maxGroupSize);

export const nominationsContract = {
  ofEvaluation: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/evaluations/{id}/nomination",
    summary: "Whom the person evaluated was asked to propose, and proposes",
  })
    .input(z.strictObject({ id }))
    .output(EvaluationNomination),
  ask: endpoint({
    allow: "evaluate",
    object: "id",
    limit: nominationRequests,
    method: "PUT",
    path: "/evaluations/{id}/nomination",
    summary: "Ask the person evaluated to propose who answers",
  })
    .input(
      z.strictObject({
        id,
        bounds: GroupBounds,
        dueOn: calendarDate,
        decidedBy: DecidedBy.default("lead"),
      }),
    )
    .output(EvaluationNomination),
  cancel: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}/nomination",
    summary: "Choose oneself after all",
  })
    .input(z.strictObject({ id }))
    .output(EvaluationNomination),
  sendBack: endpoint({
    allow: "evaluate",
    object: "id",
    limit: nominationRequests,
    method: "POST",
    path: "/evaluations/{id}/nomination/return",
    summary: "Send a proposal back with a word",
  })
    .input(z.strictObject({ id, note: Note }))
    .output(EvaluationNomination),
  /** Those of the proposal who are kept; others are added as in every evaluation. */
  approve: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/nomination/approval",
    summary: "Approve a proposal: these people are invited",
  })
    .input(z.strictObject({ id, profileIds: ProfileIds }))
    .output(Evaluation),
  /** The same and the launch, all or nothing. */
  approveAndLaunch: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/nomination/launch",
    summary: "Approve a proposal and launch the evaluation",
  })
    .input(z.strictObject({ id, profileIds: ProfileIds, acceptsSmallGroups: z.boolean().optional() }))
    .output(Launched),
  waiting: endpoint({
    allow: "signedIn",
    method: "GET",
    path: "/nominations",
    summary: "Whom I am asked to propose about, and proposals that I decide as direct manager",
    needsProvedAddress: true,
  })
    .input(nothing)
    .output(z.object({ items: z.array(WaitingNomination) })),
  mine: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    method: "GET",
    path: "/nominations/{evaluationId}",
    summary: "Whom I am asked to propose",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ evaluationId: id }))
    .output(OwnNomination),
  candidates: endpoint({
    allow: "signedIn",
    limit: search,
    object: "evaluationId",
    method: "GET",
    path: "/nominations/{evaluationId}/candidates",
    summary: "People whom I can propose",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ evaluationId: id, ...pageInput }))
    .output(Candidates),
  /** The whole choice, kept as it is; with `send` it goes to those who decide. */
  propose: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    method: "PUT",
    path: "/nominations/{evaluationId}",
    summary: "Choose whom I propose, and send it",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ evaluationId: id, profileIds: ProfileIds, send: z.boolean() }))
    .output(OwnNomination),
  toDecide: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    method: "GET",
    path: "/nominations/{evaluationId}/decision",
    summary: "What somebody who reports to me proposes, for me to decide",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ evaluationId: id }))
    .output(ProposalToDecide),
  addable: endpoint({
    allow: "signedIn",
    limit: search,
    object: "evaluationId",
    method: "GET",
    path: "/nominations/{evaluationId}/decision/candidates",
    summary: "People whom I can add to what I decide",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ evaluationId: id, ...pageInput }))
    .output(Candidates),
  /** Those who are kept, and those who are added. */
  decide: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    method: "POST",
    path: "/nominations/{evaluationId}/decision",
    summary: "Approve what somebody who reports to me proposes",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ evaluationId: id, profileIds: ProfileIds.min(1) }))
    .output(nothing),
  askAgain: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    limit: nominationRequests,
    method: "POST",
    path: "/nominations/{evaluationId}/decision/return",
    summary: "Send it back to somebody who reports to me, with a word",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ evaluationId: id, note: Note }))
    .output(nothing),
};
