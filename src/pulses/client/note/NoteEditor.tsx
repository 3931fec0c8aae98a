import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useEffect } from "react";
import { focusField } from "#platform/client/form.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button, IconButton } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { FormConflict } from "#platform/ui/conflict/FormConflict.tsx";
import { useDecideFirst } from "#platform/ui/conflict/useDecideFirst.ts";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { DateField, TextAreaField, TextField } from "#platform/ui/forms/fields.tsx";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { useLeaveGuard } from "#platform/ui/forms/useLeaveGuard.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { Row } from "#platform/ui/page/Section.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import { searchPeople } from "#teams/client/searchPeople.ts";
import type { Note } from "../../contract/note.ts";
import { maxNoteActions, maxNoteLength } from "../../vocabulary.ts";
import { pulses, pulsesApi } from "../queries.ts";
import {
  checkNote,
  maxActionLength,
  newAction,
  toNoteValues,
  toSentActions,
  type ActionValues,
  type NoteValues,
} from "./noteForm.ts";
import styles from "./note.module.css";

interface NoteEditorProps {
  runId: string;
  note: Note;
  onDone: () => void;
}

/** Writes the note. Two people who do so at once see what the other has saved, and keep their own words until they choose. */
export function NoteEditor({ runId, note, onDone }: NoteEditorProps) {
  const texts = useTexts("pulseNote");
  const { picker } = useTexts("kit");
  const { actions: words } = useTexts("platform");
  const say = useSay();
  const today = useToday();
  const describeAction = useActionWords();
  const save = useAction({
    run: (input: Parameters<typeof pulsesApi.saveNote>[0]) => pulsesApi.saveNote(input),
    refresh: [pulses.key()],
    announce: () => texts.saved,
  });
  const edit = useVersionedForm<Note, NoteValues>({
    stored: note,
    toValues: toNoteValues,
    labels: { text: texts.fields.text, actions: texts.fields.actions },
    inWords: (name, { actions }) =>
      name === "actions" ? actions.map(describeAction).join(" · ") : undefined,
    comparable: ({ text, actions }) => ({ text, actions: toSentActions(actions) }),
    notSaved: texts.notSaved,
    check: (values) =>
      checkNote(values, {
        isPublished: note.publishedOn !== null,
        noPerson: picker.people.unmatched,
        today,
        dayOver: texts.dayOver,
        knownDays: note.actions.map(({ dueOn }) => dueOn),
      }),
    send: async ({ text, actions }, { version }) => {
      await save.attempt({ id: runId, version, text: text.trim(), actions: toSentActions(actions) });
      onDone();
    },
  });
  const { form, conflict, onSubmit, adopt } = edit;
  const decideFirst = useDecideFirst(conflict);
  const list = form.list<ActionValues>("actions");
  const guard = useLeaveGuard(form.isDirty);
  useEffect(() => focusField("text"), []);
  const cancel = () => {
    adopt();
    onDone();
  };
  const add = () => {
    list.insert(newAction);
    setTimeout(() => focusField(`actions.${list.items.length}.text`));
  };
  return (
    <>
      {guard}
      <FormLayout
        onSubmit={onSubmit}
        summary={form.summary}
        footer={
          <>
            <Button onClick={cancel}>{words.cancel}</Button>
            <Button type="submit" variant="primary" busy={form.busy} disabledReason={decideFirst}>
              {words.save}
            </Button>
          </>
        }
      >
        <FormConflict conflict={conflict} />
        <TextAreaField
          label={texts.fields.text}
          description={texts.fields.textHint}
          maxLength={maxNoteLength}
          rows={6}
          {...form.field("text")}
        />
        {list.items.map((_, index) => {
          const path = `actions.${index}`;
          const number = index + 1;
          return (
            // Actions have no identity of their own before they are stored.
            // oxlint-disable-next-line react/no-array-index-key
            <fieldset key={index} className={styles.fieldset}>
              <legend className={styles.legend}>{say(texts.fields.action, { number })}</legend>
              <TextField
                label={texts.fields.what}
                maxLength={maxActionLength}
                {...form.at<string>(`${path}.text`)}
              />
              <div className={styles.row}>
                <PersonPicker
                  {...form.at<Pickable | null>(`${path}.owner`)}
                  label={texts.fields.who}
                  optional
                  onUnmatched={(text) => form.set(`${path}.unmatched`, text)}
                  search={searchPeople}
                />
                <DateField label={texts.fields.by} optional {...form.at<string>(`${path}.dueOn`)} />
                <IconButton
                  label={say(texts.remove, { number })}
                  icon={<IconTrash size={20} aria-hidden="true" />}
                  onClick={() => list.remove(index)}
                />
              </div>
            </fieldset>
          );
        })}
        {list.items.length < maxNoteActions && (
          <Row>
            <Button size="small" icon={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
              {texts.add}
            </Button>
          </Row>
        )}
      </FormLayout>
    </>
  );
}

/** An action in words, for a reader who compares two versions. */
function useActionWords() {
  const texts = useTexts("pulseNote");
  const { language } = useLanguage();
  const say = useSay();
  return ({ text, owner, dueOn, doneOn }: ActionValues) => {
    const day = doneOn ?? dueOn;
    const facts = [
      ...(owner ? [`${owner.firstName} ${owner.lastName}`.trim()] : []),
      ...(day ? [say(doneOn ? texts.done : texts.by, { date: formatDay(language, day) })] : []),
    ];
    return facts.length > 0 ? `${text} (${facts.join(", ")})` : text;
  };
}
