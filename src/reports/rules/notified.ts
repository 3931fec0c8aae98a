import { statusForMe } from "#answers/rules/status.ts";
import {
  isNotifiedOfUndecidedFlag,
  mayManage,
  mayRead,
  mayReadReport,
  whyNotDecideFlag,
  whyNotPublish,
  type ManagedFacts,
  type ReportFacts,
  type Standpoint,
} from "#evaluations/rules/relations.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import type { NotifiedEvaluation } from "#evaluations/contract/notification.ts";
import { waitsForManager, whyNotPropose } from "#nominations/rules.ts";
import { nominationKinds } from "#nominations/rules/notifications.ts";
import type { Decider, NominationStatus } from "#nominations/vocabulary.ts";
import { reportKinds } from "./notificationKinds.ts";

/** What is told about an evaluation, by every concept. */
export const kindsAboutEvaluations = { ...evaluationKinds, ...nominationKinds, ...reportKinds };
export type EvaluationKind = keyof typeof kindsAboutEvaluations;

type CurrentEvaluation = ManagedFacts &
  ReportFacts & {
    nomination?: { status: NominationStatus; decidedBy: Decider } | null;
    hasOpenFlags?: boolean;
    /** In a group, since a refusal. */
    hasShortGroup?: boolean;
    /** Somebody awaited has no open account. */
    hasLeftRaters?: boolean;
  };
type ShownNotification = Pick<NotifiedEvaluation, "opens"> & { isToDo: boolean };
type Rule = (who: Standpoint, evaluation: CurrentEvaluation) => ShownNotification | null;

/**
 * Where a notification about an evaluation leads somebody now, and whether it still waits for them. Null where it must
 * not even name the evaluation: archived or back to a draft, nothing is asked of them any more, or they may no longer see
 * what it announced.
 */
export const resolveNotification = (
  kind: EvaluationKind,
  who: Standpoint,
  evaluation: CurrentEvaluation,
): ShownNotification | null => rules[kind](who, evaluation);

const whenLaunched =
  (rule: Rule): Rule =>
  (who, evaluation) =>
    evaluation.status === "archived" || isBeforeLaunch(evaluation.status) ? null : rule(who, evaluation);

const toAnswer = whenLaunched((who, { status }) => {
  const mine = who.part && statusForMe(status, who.part.status);
  if (!mine || status === "completed") return null;
  return mine === "to_do" ? { isToDo: true, opens: "form" } : { isToDo: false, opens: "own" };
});

const report: Rule = (who, evaluation) =>
  mayReadReport(who, evaluation) ? { isToDo: false, opens: "report" } : null;

/**
 * While it is a draft whose person is asked: to them, what they propose; to whoever decides, what is to be approved; to
 * whoever leads, that it can be launched.
 */
const whenNominating =
  (
    rule: (
      who: Standpoint,
      evaluation: CurrentEvaluation,
      nomination: NonNullable<CurrentEvaluation["nomination"]>,
    ) => ShownNotification | null,
  ): Rule =>
  (who, evaluation) =>
    evaluation.status === "draft" && evaluation.nomination
      ? rule(who, evaluation, evaluation.nomination)
      : null;

/** To whoever leads it, while it waits in a status. */
const approval = (waited: NominationStatus) =>
  whenNominating((who, evaluation, { status }) =>
    !who.relations.includes("subject") && mayManage(who, evaluation)
      ? { isToDo: status === waited, opens: "approval" }
      : null,
  );

const rules: Record<EvaluationKind, Rule> = {
  evaluation_invitation: toAnswer,
  evaluation_reminder: toAnswer,
  group_short: whenLaunched((who, evaluation) =>
    evaluation.status === "in_progress" && evaluation.hasShortGroup && mayManage(who, evaluation)
      ? { isToDo: true, opens: "evaluation" }
      : null,
  ),
  rater_left: whenLaunched((who, evaluation) =>
    evaluation.status === "in_progress" && evaluation.hasLeftRaters && mayManage(who, evaluation)
      ? { isToDo: false, opens: "evaluation" }
      : null,
  ),
  nomination_asked: whenNominating((who, _evaluation, { status }) =>
    who.relations.includes("subject")
      ? { isToDo: whyNotPropose(status) === null, opens: "nomination" }
      : null,
  ),
  nomination_sent: whenNominating((who, evaluation, nomination) =>
    !who.relations.includes("subject") &&
    who.relations.includes("direct_manager") &&
    waitsForManager(nomination)
      ? { isToDo: true, opens: "decision" }
      : approval("sent")(who, evaluation),
  ),
  nomination_approved: approval("approved"),
  report_ready: whenLaunched(report),
  report_to_review: whenLaunched((who, evaluation) =>
    whyNotPublish(who, evaluation) === null ? { isToDo: true, opens: "review" } : report(who, evaluation),
  ),
  // Whoever leads it and answered in a protected group keeps its page, not its report.
  evaluation_completed: whenLaunched(
    (who, evaluation) =>
      report(who, evaluation) ?? (mayRead(who, evaluation) ? { isToDo: false, opens: "evaluation" } : null),
  ),
  // To those who decide, the flagged comments; to an owner who is told that nobody can, the page of the evaluation.
  comment_flagged: (who, evaluation) => {
    if (!evaluation.hasOpenFlags) return null;
    if (whyNotDecideFlag(who, evaluation) === null) return { isToDo: true, opens: "flags" };
    return isNotifiedOfUndecidedFlag(who) && mayRead(who, evaluation)
      ? { isToDo: false, opens: "evaluation" }
      : null;
  },
  flag_decided: report,
};
