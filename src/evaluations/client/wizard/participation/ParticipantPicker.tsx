import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract.ts";
import { isProtected } from "#evaluations/rules/enumerations.ts";
import { rolesOf, type InvitedRole } from "#evaluations/rules/launch.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { SelectField } from "#platform/ui/fields.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { notify } from "#platform/ui/notify.ts";
import { PersonPicker, type Pickable } from "#platform/ui/PersonPicker.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import shared from "../../evaluations.module.css";
import { evaluationsApi, inTurn, useKeepEvaluation } from "../../queries.ts";
import { backToField } from "../backToField.ts";
import styles from "./participation.module.css";

interface Candidate extends Pickable {
  readsReport: boolean;
  suggestedRole: InvitedRole;
}

/** One person, one role, one click; who may open the report is offered the manager's seat only, and told why. */
export function ParticipantPicker({ evaluation }: { evaluation: Evaluation }) {
  const texts = useTexts("evaluations");
  const { participation } = texts;
  const say = useSay();
  const keep = useKeepEvaluation();
  const wordsOf = useFailureWords();
  const mayInvite = useCan("managePeople");
  const [person, setPerson] = useState<Candidate | null>(null);
  const [role, setRole] = useState<InvitedRole>("peer");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const roles = rolesOf(evaluation.evaluationType);
  const open = person?.readsReport ? roles.filter((one) => !isProtected(one)) : roles;

  const search = async (text: string): Promise<Candidate[]> => {
    const { items } = await evaluationsApi.potentialParticipants({
      id: evaluation.id,
      limit: 20,
      ...(text ? { search: text } : {}),
    });
    return items.map(({ suggestedRole, ...found }) => ({
      ...found,
      detail: found.jobTitle ? `${found.jobTitle} · ${found.email}` : found.email,
      suggestedRole: suggestedRole === "subject" ? "peer" : suggestedRole,
      disabledReason: found.readsReport && !roles.includes("manager") ? participation.cannotAnswer : null,
    }));
  };
  const choose = (chosen: Candidate | null) => {
    setPerson(chosen);
    setError(null);
    if (chosen) setRole(chosen.suggestedRole);
  };
  const add = async () => {
    if (!person) return;
    setBusy(true);
    setError(null);
    try {
      await keep(
        await inTurn(() => evaluationsApi.addParticipant({ id: evaluation.id, profileId: person.id, role })),
      );
      notify.success(say(participation.added, { name: fullName(person) }));
      // Somebody else may have been chosen meanwhile.
      setPerson((now) => (now === person ? null : now));
      backToField("participant-person");
    } catch (thrown) {
      const failure = failureFrom(thrown);
      setError(
        failure.code === "invalid_participant_profile" ? participation.unknownPerson : wordsOf(failure),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <div className={styles.picker}>
        <PersonPicker
          id="participant-person"
          label={participation.person}
          description={participation.personHint}
          value={person}
          onChange={choose}
          search={search}
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
          busy={busy}
          disabledReason={person ? null : participation.choosePerson}
          onClick={() => void add()}
        >
          {participation.add}
        </Button>
      </div>
      {mayInvite && (
        <p className={shared.muted}>
          {participation.missingPerson}{" "}
          <InternalLink to={paths.invitePerson()}>{participation.invitePerson}</InternalLink>
        </p>
      )}
    </div>
  );
}
