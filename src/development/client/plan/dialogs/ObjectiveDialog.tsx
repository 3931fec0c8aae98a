import { useState } from "react";
import { fullName } from "#people/rules/names.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedDialog } from "#platform/ui/conflict/VersionedDialog.tsx";
import { DateField, SelectField, TextAreaField, TextField } from "#platform/ui/forms/fields.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { PeoplePicker } from "#platform/ui/pickers/PeoplePicker.tsx";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { countOpen, suggestedObjectives, whyNotDates, whyNotPrivate } from "../../../rules/objective.ts";
import { maxMeasureLength, maxSentenceLength, maxSupporters, type Pillar } from "../../../vocabulary.ts";
import { PillarField } from "../../PillarField.tsx";
import { searchColleagues } from "../../searchColleagues.ts";
import { usePlanPage } from "../usePlanPage.ts";
import { useReaders } from "../useReaders.ts";
import { useSkillOptions } from "./useSkillOptions.ts";
import {
  makeNewObjective,
  toFields,
  toValues,
  type ObjectiveValues,
  type StoredObjective,
} from "./objectiveForm.ts";
import styles from "../plan.module.css";

interface ObjectiveDialogProps {
  /** Null for a new one. */
  objectiveId: string | null;
  pillar: Pillar;
  onClose: () => void;
}

/** The form of an objective. Two people who change it at once see who was quicker, and keep their own words. */
export function ObjectiveDialog({ objectiveId, pillar, onClose }: ObjectiveDialogProps) {
  const { dialog: texts, conflict: titles } = useTexts("developmentPlan");
  const { pillar: pillarLabel, pillars: names } = useTexts("development");
  const say = useSay();
  const errorWords = useErrorWords();
  const { plan, isOwn, actions } = usePlanPage();
  const readers = useReaders(plan);
  const [isNew] = useState(makeNewObjective(pillar));
  const stored: StoredObjective = plan.objectives.find(({ id }) => id === objectiveId) ?? isNew;
  const skillOptions = useSkillOptions(stored.skill);
  const toReason = (code: ErrorCode | null) => code && { sentence: errorWords(code) };
  const edit = useVersionedForm<StoredObjective, ObjectiveValues>({
    stored,
    toValues,
    labels: {
      pillar: pillarLabel,
      sentence: texts.sentence,
      skillId: texts.skill,
      measure: texts.measure,
      startsOn: texts.starts,
      dueOn: texts.due,
      supporters: texts.supporters,
      isPrivate: texts.private,
    },
    inWords: (name, values) =>
      name === "pillar"
        ? names[values.pillar]
        : name === "skillId"
          ? skillOptions.find(({ value }) => value === values.skillId)?.label
          : name === "supporters"
            ? values.supporters.map((person) => fullName(person)).join(", ")
            : undefined,
    comparable: ({ supporters, ...values }) => ({ ...values, supporters: supporters.map(({ id }) => id) }),
    notSaved: texts.notSaved,
    replaced: texts.saved,
    shownBy: { supporterIds: "supporters" },
    check: ({ sentence, startsOn, dueOn }) => ({
      sentence: sentence.trim() === "" ? { sentence: texts.needsSentence } : null,
      dueOn: toReason(whyNotDates(startsOn || null, dueOn || null)),
    }),
    send: async (values, { version }) => {
      const { attempt } = objectiveId ? actions.saveObjective : actions.addObjective;
      await attempt({ id: objectiveId, version, ...toFields(values) });
      onClose();
    },
  });
  const { form } = edit;
  const { values } = form;
  const openCount = countOpen(plan.objectives);
  const notPrivate = whyNotPrivate(plan.reader, stored);
  const { lastChange } = stored;
  return (
    <VersionedDialog
      title={objectiveId ? texts.edit : texts.add}
      edit={edit}
      titles={titles}
      lastChange={lastChange && { by: fullName(lastChange.by), at: lastChange.at }}
      onClose={onClose}
    >
      {!objectiveId && openCount >= suggestedObjectives && (
        <p className={styles.quiet}>{say(texts.enough, { count: openCount })}</p>
      )}
      <TextField
        {...form.field("sentence")}
        label={texts.sentence}
        description={texts.sentenceHint}
        maxLength={maxSentenceLength}
        initialFocus
      />
      <PillarField {...form.field("pillar")} />
      <SelectField
        {...form.field("skillId")}
        label={texts.skill}
        description={texts.skillHint}
        optional
        options={skillOptions}
      />
      <TextAreaField
        {...form.field("measure")}
        label={texts.measure}
        description={texts.measureHint}
        optional
        rows={2}
        maxLength={maxMeasureLength}
      />
      <div className={styles.pair}>
        <DateField {...form.field("startsOn")} label={texts.starts} optional />
        <DateField {...form.field("dueOn")} label={texts.due} optional />
      </div>
      <PeoplePicker<Pickable>
        {...form.field("supporters")}
        label={texts.supporters}
        description={texts.supportersHint}
        optional
        onChange={(people) => form.set("supporters", people.slice(0, maxSupporters))}
        search={async (text) => (await searchColleagues(text)).filter(({ id }) => id !== plan.person.id)}
      />
      {isOwn && (
        <SwitchField
          label={texts.private}
          checked={values.isPrivate}
          description={values.isPrivate ? texts.privateHint : `${readers(false)}.`}
          disabledReason={notPrivate && errorWords(notPrivate)}
          onChange={(isPrivate) => form.set("isPrivate", isPrivate)}
        />
      )}
    </VersionedDialog>
  );
}
