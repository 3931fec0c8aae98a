import { isProtected } from "./enumerations.ts";
import {
  isEntitled,
  mayManage,
  mayReadReport,
  resolveStandpoint,
  type ManagedFacts,
  type PersonFacts,
  type ReportFacts,
  type Standpoint,
} from "./relations.ts";

/** Who manages a person: directly, and by the teams that the person is in. */
export interface Ties {
  directManagerId: string | null;
  teamManagerIds: readonly string[];
}
export interface TieChange {
  before: Ties;
  after: Ties;
}

/** Those whose relation to a person changes. A person has none to themself by managing their own team. */
export const listAffected = (subjectId: string, { before, after }: TieChange): string[] =>
  [...new Set([before, after].flatMap((ties) => [ties.directManagerId, ...ties.teamManagerIds]))]
    .filter((id) => id !== null)
    .filter((id) => id !== subjectId && describeTies(id, before) !== describeTies(id, after));

const describeTies = (id: string, { directManagerId, teamManagerIds }: Ties) =>
  `${directManagerId === id},${teamManagerIds.includes(id)}`;

/** Whether a person loses a relation, whatever they gain instead. */
const losesTie = (id: string, { before, after }: TieChange) =>
  (before.directManagerId === id && after.directManagerId !== id) ||
  (before.teamManagerIds.includes(id) && !after.teamManagerIds.includes(id));

export interface AffectedEvaluation extends ManagedFacts, ReportFacts {
  authorId: string;
  subjectId: string;
}

/** What a change of ties does to the rights of one person over one evaluation. */
export interface AccessChange {
  report: "opens" | "closes" | "kept" | null;
  /** Of a running evaluation: whether its report will be theirs to read. */
  comingReport: "opens" | "closes" | null;
  evaluation: "runs" | "runsNoMore" | null;
  /** The new relation opens no report to who answers in a protected group. */
  isBarred: boolean;
  /** No direct manager any more, and asked for an answer as one. */
  isStillAsked: boolean;
}

/** Compares the rights before and after by the rules that decide on each request (relations.ts). */
export function compareAccess(
  person: PersonFacts,
  evaluation: AffectedEvaluation,
  ties: TieChange,
  { part, isPromotedBySubject }: { part: Standpoint["part"]; isPromotedBySubject: boolean },
): AccessChange {
  const { authorId, subjectId, status } = evaluation;
  const stand = ({ directManagerId, teamManagerIds }: Ties) =>
    resolveStandpoint(
      person,
      {
        authorId,
        subjectId,
        subjectDirectManagerId: directManagerId,
        subjectTeamManagerIds: teamManagerIds,
      },
      part,
      { isPromotedBySubject },
    );
  const [before, after] = [stand(ties.before), stand(ties.after)];
  const isRunning = status === "in_progress";
  const isInGroup = part !== null && isProtected(part.role);
  const mayAnswerInGroup = isInGroup && part.status !== "declined";
  const read = compare(mayReadReport(before, evaluation), mayReadReport(after, evaluation));
  const entitled = compare(isEntitled(before, evaluation), isEntitled(after, evaluation));
  const isOpen = status !== "completed" && status !== "archived";
  const manage = compare(mayManage(before, evaluation), mayManage(after, evaluation));
  return {
    report: {
      gained: "opens" as const,
      lost: "closes" as const,
      kept: losesTie(person.id, ties) ? ("kept" as const) : null,
      none: null,
    }[read],
    comingReport:
      isRunning && !mayAnswerInGroup
        ? { gained: "opens" as const, lost: "closes" as const, kept: null, none: null }[entitled]
        : null,
    evaluation: isOpen
      ? { gained: "runs" as const, lost: "runsNoMore" as const, kept: null, none: null }[manage]
      : null,
    isBarred:
      entitled === "gained" &&
      (isRunning ? mayAnswerInGroup : isInGroup && part.status === "completed" && evaluation.hasReport),
    isStillAsked:
      isRunning &&
      ties.before.directManagerId === person.id &&
      ties.after.directManagerId !== person.id &&
      part?.role === "manager" &&
      part.status !== "declined",
  };
}

const compare = (before: boolean, after: boolean) =>
  before ? (after ? "kept" : "lost") : after ? "gained" : "none";
