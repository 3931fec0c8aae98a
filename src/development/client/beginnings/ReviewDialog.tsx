import { useQuery } from "@tanstack/react-query";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { CheckboxField, DateField, TextAreaField, TextField } from "#platform/ui/forms/fields.tsx";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { useCloseGuard } from "#platform/ui/forms/useCloseGuard.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { maxMeasureLength, maxSentenceLength, type Pillar } from "../../vocabulary.ts";
import { maxModelActions } from "../../vocabulary/library.ts";
import { PillarField } from "../PillarField.tsx";
import { usePlanPage } from "../plan/usePlanPage.ts";
import { development } from "../queries.ts";
import { toNewObjective, type ProposedObjective, type ProposedAction } from "./beginning.ts";
import { useBeginningTexts } from "./useBeginningTexts.ts";
import styles from "./beginnings.module.css";

interface ReviewDialogProps {
  proposed: readonly ProposedObjective[];
  /** With what is written until then. */
  onBack: (written: readonly ProposedObjective[]) => void;
  onClose: () => void;
}

interface Values {
  objectives: readonly ProposedObjective[];
}

/** The objectives as they would be saved: read through, changed, taken out. Nothing is saved before. */
export function ReviewDialog({ proposed, onBack, onClose }: ReviewDialogProps) {
  const { review: texts } = useBeginningTexts();
  const { dialog } = useTexts("developmentPlan");
  const say = useSay();
  const { actions } = usePlanPage();
  const form = useEditForm<Values>({
    initial: { objectives: proposed },
    notSaved: texts.notSaved,
    check: ({ objectives }) =>
      Object.fromEntries(
        objectives.map(({ sentence }, index) => [
          `objectives.${index}.sentence`,
          sentence.trim() === "" ? { sentence: dialog.needsSentence } : null,
        ]),
      ),
    send: async ({ objectives }) => {
      await actions.addObjectives.attempt(objectives.map(toNewObjective));
      onClose();
    },
  });
  const { objectives } = form.values;
  const list = form.list<ProposedObjective>("objectives");
  const { close, guard } = useCloseGuard(form.isDirty && !form.busy, onClose);
  return (
    <>
      <Dialog open onClose={close} title={texts.title} size="large">
        <FormLayout
          onSubmit={form.onSubmit}
          summary={form.summary}
          fullWidth
          footer={
            <>
              <Button onClick={() => onBack(objectives)}>{texts.back}</Button>
              <Button variant="primary" type="submit" busy={form.busy}>
                {say(texts.save, { count: objectives.length })}
              </Button>
            </>
          }
        >
          <p className={styles.words}>{texts.words}</p>
          {objectives.map(({ key }, index) => (
            <ObjectiveFields
              key={key}
              form={form}
              index={index}
              onRemove={objectives.length > 1 ? () => list.remove(index) : null}
            />
          ))}
        </FormLayout>
      </Dialog>
      {guard}
    </>
  );
}

interface ObjectiveFieldsProps {
  form: ReturnType<typeof useEditForm<Values>>;
  index: number;
  /** Null for the last one that is left. */
  onRemove: (() => void) | null;
}

function ObjectiveFields({ form, index, onRemove }: ObjectiveFieldsProps) {
  const { review: texts } = useBeginningTexts();
  const { dialog } = useTexts("developmentPlan");
  const say = useSay();
  const { isOwn } = usePlanPage();
  const path = `objectives.${index}`;
  const objective = form.values.objectives[index];
  if (!objective) return null;
  return (
    <fieldset className={styles.objective}>
      <legend>{say(texts.numbered, { number: index + 1 })}</legend>
      <TextField
        {...form.at<string>(`${path}.sentence`)}
        label={dialog.sentence}
        maxLength={maxSentenceLength}
      />
      <TextAreaField
        {...form.at<string>(`${path}.measure`)}
        label={dialog.measure}
        description={dialog.measureHint}
        optional
        rows={2}
        maxLength={maxMeasureLength}
      />
      <div className={styles.pair}>
        <PillarField {...form.at<Pillar>(`${path}.pillar`)} />
        <DateField {...form.at<string>(`${path}.dueOn`)} label={dialog.due} optional />
      </div>
      {objective.evidence ? (
        <Ideas objective={objective} onChange={(actions) => form.set(`${path}.actions`, actions)} />
      ) : (
        <Actions
          legend={texts.actions}
          actions={objective.actions}
          onChange={(actions) => form.set(`${path}.actions`, actions)}
        />
      )}
      {isOwn && (
        <SwitchField
          label={dialog.private}
          description={objective.isPrivate ? dialog.privateHint : undefined}
          checked={objective.isPrivate}
          onChange={(isPrivate) => form.set(`${path}.isPrivate`, isPrivate)}
        />
      )}
      {onRemove && (
        <Button
          size="small"
          accessibleName={say(texts.removeNamed, { objective: objective.sentence })}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      )}
    </fieldset>
  );
}

type OnActions = (actions: readonly ProposedAction[]) => void;

/** What the library has for the skill of a priority; none is chosen to begin with. */
function Ideas({ objective, onChange }: { objective: ProposedObjective; onChange: OnActions }) {
  const { review: texts } = useBeginningTexts();
  const { language } = useLanguage();
  const { skillId } = objective;
  const query = useQuery({
    ...development.listLibrary.queryOptions({
      input: { kind: "action", limit: maxModelActions, ...(skillId !== null && { skillId }) },
    }),
    enabled: skillId !== null,
  });
  const proposed = (query.data?.items ?? []).map(({ key, title }) => ({
    key,
    text: translated(language, title).text,
    isChosen: objective.actions.some((action) => action.key === key && action.isChosen),
  }));
  return <Actions legend={texts.ideas} actions={proposed} onChange={onChange} />;
}

function Actions({
  legend,
  actions,
  onChange,
}: {
  legend: string;
  actions: readonly ProposedAction[];
  onChange: OnActions;
}) {
  if (actions.length === 0) return null;
  return (
    <fieldset className={styles.proposed}>
      <legend>{legend}</legend>
      {actions.map(({ key, text, isChosen }) => (
        <CheckboxField
          key={key}
          label={text}
          checked={isChosen}
          onChange={(checked) =>
            onChange(actions.map((one) => (one.key === key ? { ...one, isChosen: checked } : one)))
          }
        />
      ))}
    </fieldset>
  );
}
