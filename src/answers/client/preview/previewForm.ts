import type { PreviewedQuestion } from "#skills/client/question/previewed.ts";
import type { AnswerForm } from "../../contract.ts";

const placeholderId = "00000000-0000-4000-8000-000000000000";

/** A form of one question, as it would be frozen at the launch of an evaluation. */
export const buildPreviewForm = (question: PreviewedQuestion, isSelf: boolean): AnswerForm => ({
  evaluationId: placeholderId,
  respondentId: placeholderId,
  name: "",
  status: "in_progress",
  subject: { id: placeholderId, firstName: "Camille", lastName: "" },
  isSelf,
  role: isSelf ? "subject" : "peer",
  participantStatus: "pending",
  dueOn: null,
  scale: "frequency",
  commentsMandatory: false,
  threshold: 3,
  readers: [],
  reviewedBeforePublication: false,
  privacyOfficer: null,
  companyName: "",
  noticeAcknowledged: true,
  items: [
    {
      position: 0,
      dimension: "skill",
      type: question.type,
      text: question.text,
      selfText: question.selfText,
      required: question.isRequired,
      options: question.options.map(({ fr, en }, index) => ({ value: index + 1, fr, en })),
      skill: null,
      sourceId: null,
    },
  ],
  answers: { scores: [null], texts: {}, revisions: [0] },
  commentsInReport: null,
});
