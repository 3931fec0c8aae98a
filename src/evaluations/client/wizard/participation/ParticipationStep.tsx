import { IconTrash } from "@tabler/icons-react";
import type { Evaluation, Participant } from "#evaluations/contract/evaluation.ts";
import { addsDirectManager, rolesOf, subjectTakesPart } from "#evaluations/rules/launch.ts";
import { paths } from "#paths.ts";
import { fullName, initials } from "#people/rules.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { IconButton, LinkButton } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { notify } from "#platform/ui/notify.ts";
import { Section, Stack } from "#platform/ui/Section.tsx";
import shared from "../../evaluations.module.css";
import { evaluationsApi } from "../../queries.ts";
import { useChange } from "../../useChange.ts";
import { ParticipantPicker } from "./ParticipantPicker.tsx";
import { RoundTable } from "./RoundTable.tsx";
import { WillBeShown } from "./WillBeShown.tsx";
import styles from "./participation.module.css";

interface ParticipationStepProps {
  evaluation: Evaluation;
  /** Told the id of a field that holds a name for which nobody was chosen, and null when none does. */
  onUnmatchedField: (id: string | null) => void;
}

export function ParticipationStep({ evaluation, onUnmatchedField }: ParticipationStepProps) {
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { participation } = own;
  const say = useSay();
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
  const invited = evaluation.participants.filter(({ role }) => role !== "subject");
  const hasManagerSeat = invited.some(({ role }) => role === "manager");
  const wantsManager = addsDirectManager(evaluationType) && !hasManagerSeat;
  const answers = subjectTakesPart(evaluation);
  const isAlone = rolesOf(evaluationType).length === 0;
  return (
    <div className={shared.half}>
      <Section title={participation.title}>
        <RoundTable subject={subject} participants={invited} joining={joiningManager} />
        <p className={styles.count} role="status">
          {say(participation.table, { count: invited.length + (answers ? 1 : 0) + (joiningManager ? 1 : 0) })}
        </p>
      </Section>
      <Section title={participation.list}>
        <Stack>
          {isAlone ? (
            <Notice>{participation.alone}</Notice>
          ) : (
            <ParticipantPicker
              key={evaluationType}
              evaluation={evaluation}
              onUnmatchedField={onUnmatchedField}
            />
          )}
          {wantsManager && !subject.hasDirectManager && (
            <Notice>{say(participation.noManager, { name: fullName(subject) })}</Notice>
          )}
          <WillBeShown evaluation={evaluation} />
          <ul className={shared.list}>
            <li className={shared.line}>
              <Avatar initials={initials(subject)} picture={subject.avatar} />
              <span className={shared.lineWords}>
                {fullName(subject)}
                <span className={shared.detail}>
                  {texts.roles.subject} ·{" "}
                  {answers ? participation.subjectAnswers : participation.subjectDoesNotAnswer}
                </span>
              </span>
            </li>
            {joiningManager && (
              <li className={shared.line}>
                <Avatar initials={initials(joiningManager)} picture={joiningManager.avatar} />
                <span className={shared.lineWords}>
                  {fullName(joiningManager)}
                  <span className={shared.detail}>
                    {texts.roles.manager} · {participation.joinsAtLaunch}
                  </span>
                </span>
              </li>
            )}
            {invited.map((participant) => (
              <Seated key={participant.id} evaluationId={evaluation.id} participant={participant} />
            ))}
          </ul>
          {!isAlone && invited.length === 0 && <p className={shared.muted}>{participation.nobody}</p>}
        </Stack>
      </Section>
    </div>
  );
}

function Seated({ evaluationId, participant }: { evaluationId: string; participant: Participant }) {
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { participation } = own;
  const say = useSay();
  const { change } = useChange();
  const { id: participantId, person, role } = participant;
  const name = fullName(person);
  const comeBack = () => {
    if (role !== "subject")
      void change(() => evaluationsApi.addParticipant({ id: evaluationId, profileId: person.id, role }));
  };
  const remove = async () => {
    const gone = await change(() => evaluationsApi.removeParticipant({ id: evaluationId, participantId }));
    if (gone)
      notify.info(say(participation.removed, { name }), {
        action: { label: participation.undo, run: comeBack },
      });
  };
  return (
    <li className={shared.line}>
      <Avatar initials={initials(person)} picture={person.avatar} />
      <span className={shared.lineWords}>
        {name}
        <span className={shared.detail}>
          {texts.roles[role]} · {person.email}
        </span>
      </span>
      <IconButton
        label={say(participation.remove, { name })}
        icon={<IconTrash size={20} aria-hidden="true" />}
        onClick={() => void remove()}
      />
    </li>
  );
}
