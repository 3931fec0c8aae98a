import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { getInvitedRoles, subjectTakesPart } from "#evaluations/rules/launch.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import shared from "../../evaluations.module.css";
import { Lanes } from "./Lanes.tsx";

interface ParticipationStepProps {
  evaluation: Evaluation;
  /** Receives the id of a field whose text matches no chosen person, and null when there is none. */
  onUnmatchedField: (id: string | null) => void;
}

export function ParticipationStep({ evaluation, onUnmatchedField }: ParticipationStepProps) {
  const { participation } = useTexts("wizard");
  const say = useSay();
  const mayInvite = useCan("managePeople");
  const { subject, evaluationType, joiningManager } = evaluation;
  if (!subject)
    return (
      <Notice
        tone="warning"
        action={
          <LinkButton size="small" to={paths.editEvaluation(evaluation.id)}>
            {participation.toInformation}
          </LinkButton>
        }
      >
        {participation.chooseSubject}
      </Notice>
    );
  if (getInvitedRoles(evaluationType).length === 0) return <Notice>{participation.alone}</Notice>;
  const answers = subjectTakesPart(evaluation);
  const invited = evaluation.participants.filter(({ role }) => role !== "subject").length;
  const count = invited + (answers ? 1 : 0) + (joiningManager ? 1 : 0);
  return (
    <>
      <p role="status" className={shared.plain}>
        <strong>{say(participation.table, { count })}</strong>{" "}
        <span className={shared.muted}>
          {say(answers ? participation.subjectAnswers : participation.subjectDoesNotAnswer, {
            name: fullName(subject),
          })}{" "}
          {participation.invitation.beforeLaunch}
        </span>
      </p>
      <Lanes key={evaluationType} evaluation={evaluation} onUnmatchedField={onUnmatchedField} />
      {mayInvite && (
        <p className={`${shared.plain} ${shared.muted}`}>
          {participation.missingPerson}{" "}
          <InternalLink to={paths.invitePerson()}>{participation.invitePerson}</InternalLink>
        </p>
      )}
    </>
  );
}
