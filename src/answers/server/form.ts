import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { resolveNotice, selectDraftsKey } from "#evaluations/rules/notice.ts";
import { listReportReaders } from "#evaluations/rules/readers.ts";
import { en } from "#evaluations/texts/drafts.en.ts";
import { fr } from "#evaluations/texts/drafts.fr.ts";
import type { ParticipantRole, ParticipantStatus } from "#evaluations/vocabulary.ts";
import type { Zone } from "#platform/zone.ts";
import type { PersonName } from "#people/contract/person.ts";
import type { AnswerForm, Answers, CommentsInReport } from "../contract.ts";
import type { EvaluationRow } from "./queries/ownParticipation.ts";

interface FormFacts {
  respondentId: string;
  evaluation: EvaluationRow;
  evaluationStatus: EvaluationRow["status"];
  subject: PersonName;
  companyName: string;
  zone: Zone;
  privacyOfficer: string | null;
  role: ParticipantRole;
  status: ParticipantStatus;
  noticeAcknowledged: boolean;
  items: QuestionnaireItem[];
  answers: Answers;
  commentsInReport: CommentsInReport | null;
}

/** The form as it crosses the wire. Its readers come from the very rule that opens the report. */
export function toAnswerForm(facts: FormFacts): AnswerForm {
  const { evaluation, subject } = facts;
  const announced = resolveNotice(evaluation);
  const draftsKey = selectDraftsKey(facts.role, announced);
  return {
    evaluationId: evaluation.id,
    respondentId: facts.respondentId,
    name: evaluation.name,
    status: facts.evaluationStatus,
    subject: { id: subject.id, firstName: subject.firstName, lastName: subject.lastName },
    isSelf: facts.role === "subject",
    role: facts.role,
    participantStatus: facts.status,
    dueOn: evaluation.dueOn,
    zone: facts.zone,
    scale: evaluation.scale,
    commentsMandatory: evaluation.commentsMandatory,
    threshold: evaluation.threshold,
    readers: listReportReaders({
      teamManagerReads: evaluation.teamManagerReads,
      authorIsSubject: evaluation.authorProfileId === evaluation.subjectProfileId,
    }),
    reviewedBeforePublication: evaluation.release === "by_hand",
    showsComments: evaluation.showsComments,
    ...announced,
    ...(draftsKey && { draftsNotice: { fr: fr[draftsKey], en: en[draftsKey] } }),
    privacyOfficer: facts.privacyOfficer,
    companyName: facts.companyName,
    noticeAcknowledged: facts.noticeAcknowledged,
    items: facts.items,
    answers: facts.answers,
    commentsInReport: facts.commentsInReport,
  };
}
