import { statusForMe } from "#answers/rules/status.ts";
import {
  isToldOfUndecided,
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
import type { Notification, NotificationKind } from "#notifications/contract.ts";
import { isAsking, isNominating } from "#notifications/rules.ts";
import { waitsForManager, whyNotPropose, type DecidedBy, type NominationStatus } from "#nominations/rules.ts";

/**
 * Where a notification about an evaluation leads somebody now, and whether it still waits for them. Null where it must
 * not even name the evaluation: archived or back to a draft, nothing is asked of them any more, or they may no longer see
 * what it announced.
 */
export function shownNow(
  kind: NotificationKind,
  who: Standpoint,
  evaluation: ManagedFacts &
    ReportFacts &
    Nominated & {
      hasOpenFlags?: boolean;
      /** In a group, since a refusal. */ missesSomebody?: boolean;
      /** Somebody awaited has no open account. */ hasLeftRaters?: boolean;
    },
): Pick<Notification, "isToDo" | "opens"> | null {
  const { status } = evaluation;
  if (isNominating(kind)) return nominatingNow(kind, who, evaluation);
  if (kind === "comment_flagged") return flaggedNow(who, evaluation);
  if (kind === "flag_decided")
    return mayReadReport(who, evaluation) ? { isToDo: false, opens: "report" } : null;
  if (status === "archived" || isBeforeLaunch(status)) return null;
  if (kind === "group_short")
    return status === "in_progress" && evaluation.missesSomebody && mayManage(who, evaluation)
      ? { isToDo: true, opens: "evaluation" }
      : null;
  if (kind === "rater_left")
    return status === "in_progress" && evaluation.hasLeftRaters && mayManage(who, evaluation)
      ? { isToDo: false, opens: "evaluation" }
      : null;
  if (isAsking(kind)) {
    const mine = who.part && statusForMe(status, who.part.status);
    if (!mine || status === "completed") return null;
    return mine === "to_do" ? { isToDo: true, opens: "form" } : { isToDo: false, opens: "own" };
  }
  if (kind === "report_to_review" && whyNotPublish(who, evaluation) === null)
    return { isToDo: true, opens: "review" };
  if (mayReadReport(who, evaluation)) return { isToDo: false, opens: "report" };
  // Whoever leads it and answered in a protected group keeps its page, not its report.
  return kind === "evaluation_completed" && mayRead(who, evaluation)
    ? { isToDo: false, opens: "evaluation" }
    : null;
}

/** To those who decide, the flagged comments; to an owner who is told that nobody can, the page of the evaluation. */
function flaggedNow(
  who: Standpoint,
  evaluation: ManagedFacts & ReportFacts & { hasOpenFlags?: boolean },
): Pick<Notification, "isToDo" | "opens"> | null {
  if (!evaluation.hasOpenFlags) return null;
  if (whyNotDecideFlag(who, evaluation) === null) return { isToDo: true, opens: "flags" };
  return isToldOfUndecided(who) && mayRead(who, evaluation) ? { isToDo: false, opens: "evaluation" } : null;
}

interface Nominated {
  nomination?: { status: NominationStatus; decidedBy: DecidedBy } | null;
}

/**
 * While it is a draft whose person is asked: to them, what they propose; to whoever decides, what is to be approved; to
 * whoever leads, that it can be launched.
 */
function nominatingNow(
  kind: Extract<NotificationKind, `nomination_${string}`>,
  who: Standpoint,
  evaluation: ManagedFacts & Nominated,
): Pick<Notification, "isToDo" | "opens"> | null {
  const { status, nomination } = evaluation;
  if (status !== "draft" || !nomination) return null;
  if (kind === "nomination_asked")
    return who.relations.includes("subject")
      ? { isToDo: whyNotPropose(nomination.status) === null, opens: "nomination" }
      : null;
  if (who.relations.includes("subject")) return null;
  if (kind === "nomination_sent" && who.relations.includes("direct_manager") && waitsForManager(nomination))
    return { isToDo: true, opens: "decision" };
  if (!mayManage(who, evaluation)) return null;
  const waited = kind === "nomination_approved" ? "approved" : "sent";
  return { isToDo: nomination.status === waited, opens: "approval" };
}
