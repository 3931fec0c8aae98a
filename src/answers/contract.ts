import * as z from "zod";
import { LinkOwner } from "#auth/contract/linkOwner.ts";
import { EvaluationStatus, ParticipantStatus } from "#evaluations/contract/evaluation.ts";
import { ParticipantRole, QuestionnaireItem, Scale } from "#evaluations/contract/questionnaire.ts";
import { reportReaders } from "#evaluations/vocabulary/readers.ts";
import { PersonFace, PersonName } from "#people/contract/person.ts";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";
import { linkUse } from "#platform/contract/limits.ts";
import { Zone } from "#platform/contract/zone.ts";

const evaluationId = z.uuid();
/** Sent by a page that may outlive its session: under another person's session it is refused, as without one. */
const respondentId = z.uuid().optional();

/** Who will open the report, derived from the access rules (evaluations/rules/readers.ts); never a list typed by hand. */
export const ReportReader = z.enum(reportReaders);

/** By position, as in the questionnaire. Scores: null no answer, 0 not observed, else the level or option. */
export const Answers = z.object({
  scores: z.array(z.number().int().nullable()),
  revisions: z.array(z.number().int()),
  texts: z.record(z.string(), z.string()),
});
export type Answers = z.infer<typeof Answers>;

/** The status of the author's comments in the published report. `withheld`: too few people of the group answered. */
const CommentsInReport = z.enum(["shown", "withheld", "manager"]);
export type CommentsInReport = z.infer<typeof CommentsInReport>;

export const AnswerForm = z.object({
  evaluationId,
  /** The participant: unsent answers of a device are accepted under their session only. */
  respondentId: z.uuid(),
  name: z.string(),
  status: EvaluationStatus,
  subject: PersonName,
  /** The questions are about oneself. */
  isSelf: z.boolean(),
  role: ParticipantRole,
  participantStatus: ParticipantStatus,
  dueOn: z.string().nullable(),
  /** Where that day ends. A form that a device kept from an earlier version has none. */
  zone: Zone.optional(),
  scale: Scale,
  commentsMandatory: z.boolean(),
  threshold: z.number().int(),
  readers: z.array(ReportReader),
  reviewedBeforePublication: z.boolean(),
  /** A form that a device kept from an earlier version has none: it showed them. */
  showsComments: z.boolean().optional(),
  /** The notice of its launch, and what that announced. A form that a device kept from an earlier version has none. */
  noticeVersion: z.int().optional(),
  joins: z.boolean().optional(),
  quotes: z.boolean().optional(),
  feeds: z.boolean().optional(),
  /** Its sentence about drafts by AI, where it has one: it comes with the form, so that the others do without its words. */
  draftsNotice: z.object({ fr: z.string(), en: z.string() }).optional(),
  privacyOfficer: z.string().nullable(),
  companyName: z.string(),
  noticeAcknowledged: z.boolean(),
  items: z.array(QuestionnaireItem),
  answers: Answers,
  /** For those who wrote something, once the report is published; else null. Never a count. */
  commentsInReport: CommentsInReport.nullable(),
});
export type AnswerForm = z.infer<typeof AnswerForm>;

export const MyPart = z.object({
  evaluationId,
  name: z.string(),
  subject: PersonFace,
  isSelf: z.boolean(),
  role: ParticipantRole,
  /** §4 of the specification: to_do, completed, declined, archived. */
  status: z.enum(["to_do", "completed", "declined", "archived"]),
  dueOn: z.string().nullable(),
  questionCount: z.number().int(),
  answeredQuestions: z.number().int(),
  minutes: z.number().int(),
});
export type MyPart = z.infer<typeof MyPart>;

export const AboutMe = z.object({
  evaluationId,
  name: z.string(),
  status: EvaluationStatus,
  dueOn: z.string().nullable(),
  reportReady: z.boolean(),
});
export type AboutMe = z.infer<typeof AboutMe>;

/** The content of the invitation, shown before a click opens anything: nothing answered since. */
const LinkWelcome = AnswerForm.pick({
  role: true,
  isSelf: true,
  dueOn: true,
  zone: true,
  threshold: true,
  readers: true,
  reviewedBeforePublication: true,
  showsComments: true,
  noticeVersion: true,
  joins: true,
  quotes: true,
  feeds: true,
  draftsNotice: true,
  privacyOfficer: true,
  companyName: true,
}).extend({
  subject: PersonName.omit({ id: true }),
  questionCount: z.number().int(),
  minutes: z.number().int(),
});
export type LinkWelcome = z.infer<typeof LinkWelcome>;

export const answersContract = {
  /** Describes what a link to answer is about. Consumes and opens nothing: email programs open links to inspect them. */
  readLink: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/answer-links/readings",
    summary: "See what a link to answer is about",
  })
    .input(z.strictObject({ token: z.string().min(20).max(100) }))
    /** `invitation`: null when another person is signed in. */
    .output(
      z.object({
        owner: LinkOwner,
        invitation: z.object({ evaluationId, welcome: LinkWelcome }).nullable(),
      }),
    ),
  /** Opens, by a click, a session limited to the participant's own answers. The link is valid until they are final. */
  openLink: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/answer-links/openings",
    summary: "Open a link to answer",
  })
    .input(z.strictObject({ token: z.string().min(20).max(100) }))
    /** `signIn`: the account has a second factor, which comes first. */
    .output(z.object({ evaluationId, way: z.enum(["here", "signIn"]) })),
  /** My evaluations: pending, finished, and those about me. */
  mine: endpoint({
    allow: "answering",
    method: "GET",
    path: "/my-evaluations",
    summary: "The evaluations I take part in",
  })
    .input(nothing)
    .output(z.object({ toDo: z.array(MyPart), done: z.array(MyPart), aboutMe: z.array(AboutMe) })),
  countPending: endpoint({
    allow: "answering",
    method: "GET",
    path: "/my-evaluations/pending",
    summary: "How many answers are awaited from me",
  })
    .input(nothing)
    .output(z.object({ count: z.number().int() })),
  dueDays: endpoint({
    allow: "signedIn",
    needsProvedAddress: true,
    method: "GET",
    path: "/my-evaluations/due-days",
    summary: "The due days of what awaits my answers, for a calendar",
  })
    .input(nothing)
    .output(z.file().mime(["text/calendar"])),
  read: endpoint({
    allow: "answering",
    object: "evaluationId",
    method: "GET",
    path: "/evaluations/{evaluationId}/answers",
    summary: "The form, with what I have answered",
  })
    .input(z.strictObject({ evaluationId }))
    .output(AnswerForm),
  /** The form as it would be, for those who prepare the evaluation. Nothing is kept. */
  preview: endpoint({
    allow: "evaluate",
    object: "evaluationId",
    method: "GET",
    path: "/evaluations/{evaluationId}/preview",
    summary: "Try the form before launching",
  })
    .input(z.strictObject({ evaluationId, role: ParticipantRole.optional() }))
    .output(AnswerForm),
  /** The notice has been read. */
  begin: endpoint({
    allow: "answering",
    object: "evaluationId",
    method: "POST",
    path: "/evaluations/{evaluationId}/answers",
    summary: "Begin, having read who will see what",
  })
    .input(z.strictObject({ evaluationId, respondentId, noticeVersion: z.number().int().min(1).max(100) }))
    .output(z.object({})),
  /** One position at a time; counts only when its revision is newer. Otherwise 409 stale_answer. */
  save: endpoint({
    allow: "answering",
    object: "evaluationId",
    method: "PUT",
    path: "/evaluations/{evaluationId}/answers/{position}",
    summary: "Save one answer",
  })
    .input(
      z.strictObject({
        evaluationId,
        respondentId,
        position: z.coerce.number().int().min(0).max(999),
        revision: z.number().int().min(1).max(2_000_000_000),
        score: z.number().int().min(0).max(100).nullable(),
        text: z.string().max(4000).nullable(),
      }),
    )
    .output(z.object({ revision: z.number().int() })),
  finalise: endpoint({
    allow: "answering",
    object: "evaluationId",
    method: "POST",
    path: "/evaluations/{evaluationId}/completion",
    summary: "Finalise my answers",
  })
    .input(z.strictObject({ evaluationId, respondentId }))
    .output(z.object({})),
  decline: endpoint({
    allow: "answering",
    object: "evaluationId",
    method: "POST",
    path: "/evaluations/{evaluationId}/refusal",
    summary: "Say that I cannot answer",
  })
    .input(
      z.strictObject({ evaluationId, respondentId, note: z.string().trim().max(500).nullable().optional() }),
    )
    .output(z.object({})),
};
