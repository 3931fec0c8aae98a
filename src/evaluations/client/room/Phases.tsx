import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { PhaseLine } from "#platform/ui/display/PhaseLine.tsx";
import { Ring } from "#platform/ui/display/Ring.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { AwaitedProposal } from "../proposal.ts";
import shared from "../evaluations.module.css";
import { awaitedFrom, isAllIn, missingFrom, getPhaseIndex } from "./phase.ts";
import styles from "./room.module.css";

/** Seldom there: most evaluations are launched. */
const TurnBeforeLaunch = lazyRouteComponent(() => import("./BeforeLaunch.tsx"), "TurnBeforeLaunch");

interface PhasesProps {
  evaluation: Evaluation;
  proposal: AwaitedProposal | null | undefined;
}

/** Shows the phase, what is left, and who acts next. */
export function Phases({ evaluation, proposal }: PhasesProps) {
  const room = useTexts("room");
  const { phases } = room;
  const { answeredCount, participantCount } = evaluation;
  const isRunning = !isBeforeLaunch(evaluation.status);
  const turn = useTurn(evaluation, proposal);
  const awaitsReader = useAwaitsReader(evaluation);
  return (
    <div className={styles.phases}>
      {evaluation.status !== "archived" && (
        <PhaseLine
          label={phases.label}
          phases={[phases.preparing, phases.answering, phases.report]}
          current={getPhaseIndex(evaluation)}
          doneWord={room.done}
        />
      )}
      <div className={styles.turn}>
        {isRunning && answeredCount !== null && participantCount !== null && (
          <Ring answered={answeredCount} total={participantCount} size={36} />
        )}
        <p className={shared.plain} role="status">
          {turn}
        </p>
        {awaitsReader && <InternalLink to={paths.answer(evaluation.id)}>{room.turn.answer}</InternalLink>}
      </div>
    </div>
  );
}

/** Whether the reader is among the participants whose answers are awaited. */
function useAwaitsReader(evaluation: Evaluation): boolean {
  const { profileId } = useViewer();
  return (
    evaluation.status === "in_progress" &&
    missingFrom(evaluation).some(({ person }) => person.id === profileId)
  );
}

function useTurn(evaluation: Evaluation, proposal: PhasesProps["proposal"]): ReactNode {
  const { turn, allIn } = useTexts("room");
  const say = useSay();
  const { language } = useLanguage();
  const { status, rights } = evaluation;
  const awaitsReader = useAwaitsReader(evaluation);
  if (isBeforeLaunch(status))
    return rights.manage ? (
      <Suspense>
        <TurnBeforeLaunch evaluation={evaluation} proposal={proposal} />
      </Suspense>
    ) : (
      turn.draftSubject
    );
  if (status === "completed" || status === "review" || status === "archived") return turn[status];
  if (isAllIn(evaluation)) {
    const { releasesOn } = evaluation;
    const where = missingFrom(evaluation).length === 0 ? allIn : turn.closed;
    return `${where}. ${releasesOn ? say(turn.releases, { date: formatDay(language, releasesOn) }) : turn.allIn}`;
  }
  if (!rights.manage) return turn.subject;
  const { length: count } = awaitedFrom(evaluation);
  if (count === 0) return say(turn.inactive, { count: missingFrom(evaluation).length });
  return say(awaitsReader ? turn.withYou : turn.in_progress, { count });
}
