import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { whyNotLaunch } from "#evaluations/rules/launch.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import type { AwaitedProposal } from "../proposal.ts";
import { launchFacts } from "../wizard/steps.ts";

const LaunchDialog = later(async () => (await import("../launch/LaunchDialog.tsx")).LaunchDialog);

/** Whether nothing is missing; an open proposal is checked apart. */
const isReady = (evaluation: Evaluation) => whyNotLaunch(launchFacts(evaluation)) === null;

interface BeforeLaunchProps {
  evaluation: Evaluation;
  proposal: AwaitedProposal | null | undefined;
}

/** Whose turn it is, for those who run it. */
export function TurnBeforeLaunch({ evaluation, proposal }: BeforeLaunchProps) {
  const { turn } = useTexts("room");
  const say = useSay();
  const { language } = useLanguage();
  const { status, startsOn, subject } = evaluation;
  if (status === "pending")
    return startsOn ? say(turn.planned, { date: formatDay(language, startsOn) }) : turn.plannedSoon;
  if (proposal && subject)
    return say(turn.proposal[proposal.turn], {
      name: fullName(subject),
      manager: proposal.manager ? fullName(proposal.manager) : "",
      date: formatDay(language, proposal.dueOn),
    });
  return isReady(evaluation) ? turn.ready : turn.draft;
}

/** The next action of what is not launched yet. A draft that is ready is launched by the last step of its preparation. */
export function BeforeLaunch({ evaluation, proposal }: BeforeLaunchProps) {
  const room = useTexts("room");
  const { id, status } = evaluation;
  if (status === "pending") return <LaunchNow evaluation={evaluation} />;
  if (proposal === undefined) return null;
  if (proposal?.turn === "reader")
    return (
      <LinkButton variant="primary" fullWidth to={paths.editEvaluation(id, { step: "3" })}>
        {room.decideProposal}
      </LinkButton>
    );
  if (!proposal && isReady(evaluation))
    return (
      <LinkButton variant="primary" fullWidth to={paths.editEvaluation(id, { step: "4" })}>
        {room.launchDraft}
      </LinkButton>
    );
  // While another person must act on the proposal the link is secondary; what else is missing can be prepared.
  return (
    <LinkButton variant={proposal ? "secondary" : "primary"} fullWidth to={paths.editEvaluation(id)}>
      {room.continue}
    </LinkButton>
  );
}

/** Launches a planned evaluation before its day. */
function LaunchNow({ evaluation }: { evaluation: Evaluation }) {
  const room = useTexts("room");
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="primary" fullWidth onClick={() => setIsAsked(true)}>
        {room.launchNow}
      </Button>
      <LaunchDialog open={isAsked} evaluation={evaluation} onClose={() => setIsAsked(false)} />
    </>
  );
}
