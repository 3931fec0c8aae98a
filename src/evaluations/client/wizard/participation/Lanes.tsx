import { IconUsersPlus, IconX } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type { Evaluation, Participant } from "#evaluations/contract/evaluation.ts";
import { isProtected } from "#evaluations/rules/enumerations.ts";
import { addsDirectManager, getInvitedRoles } from "#evaluations/rules/launch.ts";
import type { PersonFace } from "#people/contract/person.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { Button, IconButton } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { notify } from "#platform/ui/actions/notify.ts";
import { Section } from "#platform/ui/page/Section.tsx";
import { truncated } from "#platform/ui/tooltip/tooltip.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import { evaluationsApi, useKeepEvaluation } from "../../queries.ts";
import { useChange } from "../../useChange.ts";
import { LanePicker } from "./LanePicker.tsx";
import { Chances } from "../../launch/WillBeShown.tsx";
import styles from "./participation.module.css";

const ManyDialog = later(async () => (await import("./ManyDialog.tsx")).ManyDialog);

interface LanesProps {
  evaluation: Evaluation;
  onUnmatchedField: (id: string | null) => void;
}

/** One lane for each role that answers: how many are advised, the field that adds the next one, and who is in it. */
export const Lanes = ({ evaluation, onUnmatchedField }: LanesProps) => (
  <div className={styles.lanes}>
    {getInvitedRoles(evaluation.evaluationType).map((role) => (
      <Lane key={role} role={role} evaluation={evaluation} onUnmatchedField={onUnmatchedField} />
    ))}
  </div>
);

function Lane({ evaluation, role, onUnmatchedField }: LanesProps & { role: InvitedRole }) {
  const { groups, roles } = useTexts("evaluations");
  const { lanes, many } = useTexts("wizard").participation;
  const say = useSay();
  const [isChoosing, setIsChoosing] = useState(false);
  const keep = useKeepEvaluation();
  const invited = evaluation.participants.filter((one) => one.role === role);
  // One more than the threshold: an absence masks nothing.
  const wanted = evaluation.threshold + 1;
  const count = invited.length;
  // Many people have no direct report: nothing is advised before a first one is there.
  const isOpen = role !== "direct_report" || count > 0;
  const advice =
    isProtected(role) && isOpen && count < wanted
      ? say(lanes.advised[role], { count, wanted })
      : isProtected(role) && isOpen
        ? String(count)
        : null;
  return (
    <Section title={isProtected(role) ? groups[role] : roles[role]} action={advice && <span>{advice}</span>}>
      <LanePicker
        evaluationId={evaluation.id}
        role={role}
        onAdded={keep}
        onUnmatchedField={onUnmatchedField}
      />
      <div>
        {isProtected(role) && (
          <Button
            variant="quiet"
            size="small"
            icon={<IconUsersPlus size={18} aria-hidden="true" />}
            accessibleName={say(many.actionNamed, { group: groups[role] })}
            onClick={() => setIsChoosing(true)}
          >
            {many.action}
          </Button>
        )}
        {isProtected(role) && (
          <ManyDialog
            open={isChoosing}
            evaluationId={evaluation.id}
            role={role}
            onAdded={keep}
            onClose={() => setIsChoosing(false)}
          />
        )}
        <ul className={styles.seats}>
          {role === "manager" && <JoiningManager evaluation={evaluation} />}
          {invited.map((participant) => (
            <InvitedParticipant key={participant.id} evaluationId={evaluation.id} participant={participant} />
          ))}
        </ul>
        {role === "manager" && <ManagerNote evaluation={evaluation} hasManager={count > 0} />}
        {isProtected(role) && count > 0 && (
          <div className={styles.chances}>
            <Chances evaluation={evaluation} role={role} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** The direct manager, by name: launching seats them. */
function JoiningManager({ evaluation: { joiningManager } }: { evaluation: Evaluation }) {
  const { participation } = useTexts("wizard");
  if (!joiningManager) return null;
  return <Seat person={joiningManager} detail={participation.joinsAtLaunch} />;
}

function ManagerNote({ evaluation, hasManager }: { evaluation: Evaluation; hasManager: boolean }) {
  const { participation } = useTexts("wizard");
  const say = useSay();
  const { subject, evaluationType, joiningManager } = evaluation;
  if (!subject) return null;
  const isMissing =
    !hasManager && !joiningManager && addsDirectManager(evaluationType) && !subject.hasDirectManager;
  return (
    <p className={styles.chances}>
      {isMissing ? say(participation.noManager, { name: fullName(subject) }) : participation.lanes.manager}
    </p>
  );
}

interface SeatProps {
  person: PersonFace;
  detail: string;
  action?: ReactNode;
}

const Seat = ({ person, detail, action }: SeatProps) => (
  <li className={styles.place}>
    <Avatar initials={initials(person)} picture={person.avatar} />
    <span className={styles.who}>
      {fullName(person)}
      <span className={styles.detail} {...truncated()}>
        {detail}
      </span>
    </span>
    {action}
  </li>
);

function InvitedParticipant({
  evaluationId,
  participant,
}: {
  evaluationId: string;
  participant: Participant;
}) {
  const { participation } = useTexts("wizard");
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
        action: { label: participation.undo, run: comeBack, isUndo: true },
      });
  };
  return (
    <Seat
      person={person}
      detail={person.email}
      action={
        <IconButton
          label={say(participation.remove, { name })}
          icon={<IconX size={20} aria-hidden="true" />}
          onClick={() => void remove()}
        />
      }
    />
  );
}
