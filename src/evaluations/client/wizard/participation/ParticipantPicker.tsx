import { IconPlus } from "@tabler/icons-react";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { isProtected } from "#evaluations/rules/enumerations.ts";
import { getInvitedRoles } from "#evaluations/rules/launch.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { paths } from "#paths.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { PersonPicker, type Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { usePreload } from "#platform/ui/usePreload.ts";
import { useCan } from "#platform/ui/viewer.tsx";
import type { InvitedRole } from "#weights/vocabulary.ts";
import shared from "../../evaluations.module.css";
import { evaluationsApi, runInOrder, useKeepEvaluation } from "../../queries.ts";
import { focusField } from "../focusField.ts";
import styles from "./participation.module.css";

const InviteDialog = lazyRouteComponent(() => import("./InviteDialog.tsx"), "InviteDialog");

interface Candidate extends Pickable {
  readsReport: boolean;
  suggestedRole: InvitedRole;
  email: string;
  alreadyInvited: boolean;
}

interface ParticipantPickerProps {
  evaluation: Evaluation;
  /** The role that is looked for, instead of the one that suits the person chosen. */
  wanted?: InvitedRole | null;
  onUnmatchedField?: (id: string | null) => void;
}

export const participantFieldId = "participant-person";

/**
 * One person, one role; a reader of the report is offered the manager's role only, with the reason. Before launch adding
 * sends nothing; afterwards it sends an invitation, which is announced and confirmed first.
 */
export function ParticipantPicker({ evaluation, wanted = null, onUnmatchedField }: ParticipantPickerProps) {
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { participation } = own;
  const { invitation } = participation;
  const say = useSay();
  const { language } = useLanguage();
  const keep = useKeepEvaluation();
  const formatFailure = useFailureWords();
  const mayInvite = useCan("managePeople");
  const [person, setPerson] = useState<Candidate | null>(null);
  const [role, setRole] = useState<InvitedRole>(wanted ?? "peer");
  const [error, setError] = useState<string | null>(null);
  const [confirming, setConfirming] = useState(false);
  const isRunning = !isBeforeLaunch(evaluation.status);
  usePreload(InviteDialog);
  const roles = getInvitedRoles(evaluation.evaluationType);
  const open = person?.readsReport ? roles.filter((one) => !isProtected(one)) : roles;

  const search = async (text: string): Promise<Candidate[]> => {
    const { items } = await evaluationsApi.potentialParticipants({
      id: evaluation.id,
      limit: 20,
      ...(text ? { search: text } : {}),
    });
    const candidates = items.map(({ suggestedRole, ...found }) => ({
      ...found,
      avatar: { initials: initials(found), picture: found.avatar },
      detail: found.jobTitle ? `${found.jobTitle} · ${found.email}` : found.email,
      suggestedRole: suggestedRole === "subject" ? "peer" : suggestedRole,
      disabledReason: found.readsReport && !roles.includes("manager") ? participation.cannotAnswer : null,
    }));
    // The server does not know whom this role keeps from answering.
    return candidates.toSorted(
      (a, b) => Number(a.disabledReason !== null) - Number(b.disabledReason !== null),
    );
  };
  const choose = (chosen: Candidate | null) => {
    setPerson(chosen);
    setError(null);
    if (chosen) setRole(wanted ?? chosen.suggestedRole);
  };
  /** The row is seen; the email that left, or will, is not: none before launch, none twice. */
  const announceAdded = (added: Candidate, { participants }: Evaluation) => {
    const names = { name: fullName(added), email: added.email };
    if (!isRunning || added.alreadyInvited) return announce(say(participation.added, names));
    const leavesOn = participants.find((one) => one.person.id === added.id)?.mail?.leavesOn;
    return notify.success(
      leavesOn
        ? say(invitation.sentLater, { ...names, date: formatDay(language, leavesOn) })
        : say(invitation.sent, names),
    );
  };
  const add = useAction({
    run: (added: Candidate) =>
      runInOrder(() => evaluationsApi.addParticipant({ id: evaluation.id, profileId: added.id, role })),
    onSuccess: async (now, added) => {
      await keep(now);
      announceAdded(added, now);
      setConfirming(false);
      // Another person may have been chosen meanwhile.
      setPerson((chosen) => (chosen === added ? null : chosen));
      focusField(participantFieldId);
    },
    onFailure: (failure) => {
      setConfirming(false);
      setError(
        failure.code === "invalid_participant_profile" ? participation.unknownPerson : formatFailure(failure),
      );
      return true;
    },
  });
  const addChosen = () => {
    setError(null);
    if (person) void add.run(person);
  };
  return (
    <div>
      <div className={styles.picker}>
        <PersonPicker
          id={participantFieldId}
          initialFocus
          label={participation.person}
          description={participation.personHint}
          value={person}
          onChange={choose}
          search={search}
          onUnmatched={(text) => onUnmatchedField?.(text ? participantFieldId : null)}
          error={error}
        />
        <SelectField
          label={participation.role}
          description={person?.readsReport ? participation.onlyManager : undefined}
          value={role}
          onChange={setRole}
          options={open.map((value) => ({ value, label: texts.roles[value] }))}
        />
        <Button
          icon={<IconPlus size={20} aria-hidden="true" />}
          busy={add.busy && !confirming}
          disabledReason={person ? null : participation.choosePerson}
          onClick={() => (isRunning ? setConfirming(true) : addChosen())}
        >
          {isRunning ? invitation.action : participation.add}
        </Button>
      </div>
      <p className={shared.muted}>{isRunning ? invitation.before : invitation.beforeLaunch}</p>
      {confirming && person && (
        <Suspense>
          <InviteDialog
            evaluation={evaluation}
            person={person}
            role={role}
            busy={add.busy}
            onClose={() => setConfirming(false)}
            onConfirm={addChosen}
          />
        </Suspense>
      )}
      {mayInvite && (
        <p className={shared.muted}>
          {participation.missingPerson}{" "}
          <InternalLink to={paths.invitePerson()}>{participation.invitePerson}</InternalLink>
        </p>
      )}
    </div>
  );
}
