import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { isProtected } from "#evaluations/rules/enumerations.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import { evaluationsApi, runInOrder } from "../../queries.ts";

interface Candidate extends Pickable {
  suggestedRole: string;
}

interface LanePickerProps {
  evaluationId: string;
  role: InvitedRole;
  /** Resolves once the screen shows the person added. */
  onAdded: (evaluation: Evaluation) => Promise<void>;
  /** Receives the id of a field whose text matches no chosen person, and null when there is none. */
  onUnmatchedField?: (id: string | null) => void;
}

/**
 * One person after the other for one role: choosing adds at once, and the field waits for the next one while the
 * server writes. Who may open the report is not choosable in a group that is anonymous. Nothing is sent before launch.
 */
export function LanePicker({ evaluationId, role, onAdded, onUnmatchedField }: LanePickerProps) {
  const { participation } = useTexts("wizard");
  const { lanes } = participation;
  const say = useSay();
  const formatFailure = useFailureWords();
  const [error, setError] = useState<string | null>(null);
  /** Chosen, and not yet among the participants. */
  const [coming, setComing] = useState<readonly string[]>([]);
  const id = `participant-${role}`;

  const search = async (text: string): Promise<Candidate[]> => {
    const { items } = await evaluationsApi.potentialParticipants({
      id: evaluationId,
      limit: 20,
      ...(text ? { search: text } : {}),
    });
    const candidates = items
      .filter((found) => !coming.includes(found.id))
      .map((found) => ({
        ...found,
        avatar: { initials: initials(found), picture: found.avatar },
        detail: found.jobTitle ? `${found.jobTitle} · ${found.email}` : found.email,
        disabledReason: found.readsReport && isProtected(role) ? participation.cannotAnswer : null,
      }));
    // People suggested for this role come first; those who may not answer in it, last.
    const getRank = ({ disabledReason, suggestedRole }: Candidate) =>
      disabledReason !== null ? 2 : suggestedRole === role ? 0 : 1;
    return candidates.toSorted((a, b) => getRank(a) - getRank(b));
  };
  const add = useAction({
    run: ({ id: profileId }: Candidate) =>
      runInOrder(() => evaluationsApi.addParticipant({ id: evaluationId, profileId, role })),
    isRepeatable: true,
    onSuccess: onAdded,
    announce: (_, added) => say(participation.added, { name: fullName(added) }),
    onFailure: (failure) => {
      setError(
        failure.code === "invalid_participant_profile" ? participation.unknownPerson : formatFailure(failure),
      );
      return true;
    },
  });
  const choose = async (person: Candidate) => {
    setError(null);
    setComing((all) => [...all, person.id]);
    await add.run(person);
    setComing((all) => all.filter((one) => one !== person.id));
  };
  return (
    <PersonPicker<Candidate>
      id={id}
      label={lanes.add[role]}
      value={null}
      onChange={(person) => person && void choose(person)}
      search={search}
      onUnmatched={(text) => onUnmatchedField?.(text ? id : null)}
      error={error}
    />
  );
}
