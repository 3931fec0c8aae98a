import { useEffect, useRef, useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { PersonFace } from "#people/contract/person.ts";
import { whyNotChangeSubject } from "#evaluations/rules/status.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { peopleApi } from "../../queries.ts";
import type { Draft } from "../useDraft.ts";
import { useSuggestedNames } from "../useSuggestedNames.ts";

const subjectFieldId = "evaluation-subject";

const toPickable = ({ id, firstName, lastName, avatar }: PersonFace): Pickable => ({
  id,
  firstName,
  lastName,
  avatar: { initials: initials({ firstName, lastName }), picture: avatar },
});

interface SubjectFieldProps {
  draft: Draft;
  evaluation: Evaluation | null;
  /** The one that the address names. */
  subject: PersonFace | null;
  /** Receives the id of a field whose text matches no chosen person, and null when there is none. */
  onUnmatchedField: (id: string | null) => void;
}

/** Choosing the person names the evaluation too, unless it was given a name. */
export function SubjectField({ draft, evaluation, subject: named, onUnmatchedField }: SubjectFieldProps) {
  const { fields, set, failure, position } = draft;
  const { information } = useTexts("wizard");
  const formatError = useErrorWords();
  const viewer = useViewer();
  const names = useSuggestedNames();
  const [picked, setPicked] = useState<Pickable | null>(null);
  const shown =
    picked?.id === fields.subjectProfileId
      ? picked
      : evaluation?.subject
        ? toPickable(evaluation.subject)
        : null;

  const search = async (text: string): Promise<Pickable[]> => {
    const { items } = await peopleApi.choices({ limit: 20, ...(text ? { search: text } : {}) });
    return items.map(({ email, jobTitle, isEvaluable, ...person }) => ({
      ...toPickable(person),
      detail: jobTitle ? `${jobTitle} · ${email}` : email,
      disabledReason: isEvaluable ? null : information.notEvaluable,
    }));
  };
  const choose = (person: Pickable | null) => {
    setPicked(person);
    const isUnnamed = fields.name.trim() === "" || (position && fields.name === names.ofPosition(position));
    set({
      subjectProfileId: person?.id ?? null,
      ...(person && isUnnamed ? { name: names.ofPerson(person, position) } : {}),
    });
  };
  const isStarted = useRef(false);
  useEffect(() => {
    if (!named || isStarted.current) return;
    isStarted.current = true;
    choose(toPickable(named));
  });
  const isRefused = failure?.code === "invalid_author_or_subject" || failure?.code === "forbidden";
  const isMyself = fields.subjectProfileId === viewer.profileId && fields.evaluationType !== "self";
  if (evaluation?.subject && whyNotChangeSubject(evaluation))
    return (
      <TextField
        label={information.subject}
        description={information.subjectOfCampaign}
        value={fullName(evaluation.subject)}
        onChange={() => undefined}
        disabled
      />
    );
  return (
    <PersonPicker
      id={subjectFieldId}
      label={information.subject}
      description={information.subjectHint}
      value={fields.subjectProfileId ? shown : null}
      onChange={choose}
      onUnmatched={(text) => onUnmatchedField(text ? subjectFieldId : null)}
      search={search}
      error={isRefused ? (isMyself ? information.onlySelf : formatError(failure.code)) : null}
    />
  );
}
