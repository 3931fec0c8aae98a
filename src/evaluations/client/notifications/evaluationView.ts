import type { Icon } from "@tabler/icons-react";
import type { NotifiedEvaluation } from "#evaluations/contract/notification.ts";
import type { NotificationView } from "#notifications/client/feed/view.ts";
import { openReport, paths } from "#paths.ts";
import { ofName, say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

/** One sentence, or another one once the requested action is done. */
type Sentence = string | { toDo: string; settled: string };

/** A notification about an evaluation: `{subject}` is the person evaluated, `{ofSubject}` « de Camille Tremblay ». */
export const buildEvaluationView = (
  icon: Icon,
  getSentence: (language: Language, evaluation: NotifiedEvaluation) => Sentence,
): NotificationView => ({
  icon,
  sentence: ({ facts, isToDo }, language) => {
    const evaluation = facts as NotifiedEvaluation;
    const { subjectName: subject } = evaluation;
    const words = getSentence(language, evaluation);
    const sentence = typeof words === "string" ? words : isToDo ? words.toDo : words.settled;
    return say(language, sentence, { subject, ofSubject: ofName(language, subject) });
  },
  about: ({ facts }) => (facts as NotifiedEvaluation).evaluationName,
  address: ({ facts, objectId }) => addresses[(facts as NotifiedEvaluation).opens](objectId),
});

const addresses: Record<NotifiedEvaluation["opens"], (id: string) => string> = {
  form: paths.answer,
  own: () => paths.myEvaluations(),
  report: (id) => openReport(id, false),
  review: (id) => openReport(id, true),
  flags: paths.flaggedComments,
  evaluation: paths.evaluation,
  nomination: paths.nomination,
  decision: paths.decideNomination,
  approval: (id) => paths.editEvaluation(id, { step: "3" }),
};
