import { useState } from "react";
import type { Evaluation, EvaluationType } from "#evaluations/contract/evaluation.ts";
import { evaluationTypes, scales } from "#evaluations/rules/enumerations.ts";
import { mayLeaveSubjectOut, rolesOf } from "#evaluations/rules/launch.ts";
import type { PersonFace } from "#people/contract/person.ts";
import { initials } from "#people/rules.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whyNotOptionalName } from "#platform/names.ts";
import { formatList } from "#platform/texts.ts";
import { ChoiceCards } from "#platform/ui/ChoiceCards.tsx";
import { TextAreaField, TextField } from "#platform/ui/fields.tsx";
import { SwitchField } from "#platform/ui/SwitchField.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/PersonPicker.tsx";
import { Section, Stack } from "#platform/ui/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { peopleApi } from "../../queries.ts";
import { StartField } from "../position/StartField.tsx";
import type { Draft, StartingPosition } from "../useDraft.ts";
import { useSuggestedNames } from "../useSuggestedNames.ts";
import { DueField } from "./DueField.tsx";

interface StepProps {
  draft: Draft;
  evaluation: Evaluation | null;
  isNew: boolean;
  /** The one that the address names. */
  position: StartingPosition | null;
  /** Told the id of a field that holds a name for which nobody was chosen, and null when none does. */
  onUnmatchedField: (id: string | null) => void;
}

export function InformationStep(props: StepProps) {
  const { draft } = props;
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { information } = own;
  const platform = useTexts("platform");
  const { fields, set } = draft;
  const wrongName = whyNotOptionalName(fields.name);
  // What was chosen before the company stopped offering it stays a choice.
  const offered = scales.filter(
    (scale) => scale === fields.scale || (props.evaluation?.offeredScales.includes(scale) ?? true),
  );
  const optionalSubject = mayLeaveSubjectOut(fields.evaluationType);
  return (
    <>
      <Section title={information.general}>
        <Stack>
          {props.isNew && <StartField {...props} />}
          <SubjectField {...props} />
          <TextField
            id="evaluation-name"
            label={own.information.name}
            description={information.nameHint}
            value={fields.name}
            error={wrongName && platform.fields[wrongName]}
            maxLength={160}
            onChange={(name) => set({ name }, "afterPause")}
          />
          <TypeCards value={fields.evaluationType} onChange={(evaluationType) => set({ evaluationType })} />
        </Stack>
      </Section>
      <Section title={information.calendar}>
        <Stack>
          <DueField value={fields.dueOn} onChange={(dueOn) => set({ dueOn })} />
          <TextAreaField
            label={information.description}
            description={information.descriptionHint}
            optional
            rows={3}
            maxLength={2000}
            value={fields.description ?? ""}
            onChange={(words) => set({ description: words || null }, "afterPause")}
          />
        </Stack>
      </Section>
      <Section title={information.response}>
        <Stack>
          <ChoiceCards
            legend={information.scale}
            value={fields.scale}
            onChange={(scale) => set({ scale })}
            choices={offered.map((scale) => ({
              value: scale,
              label: texts.scales[scale],
              description: texts.scaleWords[scale],
            }))}
          />
          <SwitchField
            label={information.subjectAnswers}
            description={information.subjectAnswersHint}
            checked={!optionalSubject || fields.subjectAnswers}
            disabledReason={optionalSubject ? null : information.subjectAlwaysAnswers}
            onChange={(subjectAnswers) => set({ subjectAnswers })}
          />
          <SwitchField
            label={information.comments}
            description={information.commentsHint}
            checked={fields.commentsMandatory}
            onChange={(commentsMandatory) => set({ commentsMandatory })}
          />
        </Stack>
      </Section>
    </>
  );
}

function TypeCards({ value, onChange }: { value: EvaluationType; onChange: (type: EvaluationType) => void }) {
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { information } = own;
  const { language } = useLanguage();
  const say = useSay();
  const answering = (type: EvaluationType) =>
    formatList(
      language,
      (["subject", ...rolesOf(type)] as const).map((role) => information.answering[role]),
    );
  return (
    <ChoiceCards
      legend={information.type}
      value={value}
      onChange={onChange}
      choices={evaluationTypes.map((type) => ({
        value: type,
        label: texts.types[type],
        description: (
          <>
            {information.typeMeaning[type]} {say(information.whoAnswers, { people: answering(type) })}.
          </>
        ),
      }))}
    />
  );
}

const subjectFieldId = "evaluation-subject";

const pickable = ({ id, firstName, lastName, avatar }: PersonFace): Pickable => ({
  id,
  firstName,
  lastName,
  avatar: { initials: initials({ firstName, lastName }), picture: avatar },
});

type SubjectFieldProps = Pick<StepProps, "draft" | "evaluation" | "onUnmatchedField">;

function SubjectField({ draft, evaluation, onUnmatchedField }: SubjectFieldProps) {
  const { fields, set, failure, position } = draft;
  const { information } = useTexts("wizard");
  const errorWords = useErrorWords();
  const viewer = useViewer();
  const names = useSuggestedNames();
  const [picked, setPicked] = useState<Pickable | null>(null);
  const shown =
    picked?.id === fields.subjectProfileId
      ? picked
      : evaluation?.subject
        ? pickable(evaluation.subject)
        : null;

  const search = async (text: string): Promise<Pickable[]> => {
    const { items } = await peopleApi.choices({ limit: 20, ...(text ? { search: text } : {}) });
    return items.map(({ email, jobTitle, isEvaluable, ...person }) => ({
      ...pickable(person),
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
  const isRefused = failure?.code === "invalid_author_or_subject" || failure?.code === "forbidden";
  const isMyself = fields.subjectProfileId === viewer.profileId && fields.evaluationType !== "self";
  return (
    <PersonPicker
      id={subjectFieldId}
      label={information.subject}
      description={information.subjectHint}
      value={fields.subjectProfileId ? shown : null}
      onChange={choose}
      onUnmatched={(text) => onUnmatchedField(text ? subjectFieldId : null)}
      search={search}
      error={isRefused ? (isMyself ? information.onlySelf : errorWords(failure.code)) : null}
    />
  );
}
