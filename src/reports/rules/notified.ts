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

/** The kinds of notifications about an evaluation, of every concept. */
export const kindsAboutEvaluations = { ...evaluationKinds, ...nominationKinds, ...reportKinds };
export type EvaluationKind = keyof typeof kindsAboutEvaluations;

type CurrentEvaluation = ManagedFacts &
  ReportFacts & {
    nomination?: { status: NominationStatus; decidedBy: Decider } | null;
    hasOpenFlags?: boolean;
    /** A group lacks respondents since a refusal. */
    hasShortGroup?: boolean;
    /** An awaited respondent has no open account. */
    hasLeftRaters?: boolean;
  };
type ShownNotification = Pick<NotifiedEvaluation, "opens"> & { isToDo: boolean };
type Rule = (who: Standpoint, evaluation: CurrentEvaluation) => ShownNotification | null;

/**
 * Resolves what a notification about an evaluation opens for its recipient now, and whether it is still to do. Null where
 * it must not even name the evaluation: archived or back to a draft, no longer requested from the recipient, or no longer
 * readable by them.
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
 * Applies a rule to a draft whose person is asked to propose respondents: the proposal for that person, the approval for
 * those who decide, the launch for those who lead.
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

/** Opens the approval for those who manage the evaluation; to do while the nomination has this status. */
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
  // A lead who answered in a protected group may open its page, not its report.
  evaluation_completed: whenLaunched(
    (who, evaluation) =>
      report(who, evaluation) ?? (mayRead(who, evaluation) ? { isToDo: false, opens: "evaluation" } : null),
  ),
  // Opens the flagged comments for those who decide; for an owner notified that there is no decider, the evaluation.
  comment_flagged: (who, evaluation) => {
    if (!evaluation.hasOpenFlags) return null;
    if (whyNotDecideFlag(who, evaluation) === null) return { isToDo: true, opens: "flags" };
    return isNotifiedOfUndecidedFlag(who) && mayRead(who, evaluation)
      ? { isToDo: false, opens: "evaluation" }
      : null;
  },
  flag_decided: report,
};
