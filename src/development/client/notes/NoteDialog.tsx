import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedDialog } from "#platform/ui/conflict/VersionedDialog.tsx";
import { DateField, SelectField, TextAreaField } from "#platform/ui/forms/fields.tsx";
import type { Note } from "../../contract/notes.ts";
import type { Plan } from "../../contract/plan.ts";
import { maxNoteLength, type NoteKind } from "../../vocabulary.ts";
import { formatClock } from "../formatClock.ts";
import { listTimes } from "./times.ts";
import { useNoteActions } from "./useNoteActions.ts";
import { useNoteTexts } from "./useNoteTexts.ts";

interface NoteDialogProps {
  plan: Plan;
  kind: NoteKind;
  /** Null for a new one. */
  note: Note | null;
  onClose: () => void;
}

type StoredNote = Pick<Note, "day" | "text" | "meeting" | "version">;
interface Values {
  day: string;
  text: string;
  meetingOn: string;
  time: string;
}

/** The form of a note; that of a follow-up arranges the next meeting too. It says who reads what is written. */
export function NoteDialog({ plan, kind, note, onClose }: NoteDialogProps) {
  const { dialog: texts } = useNoteTexts();
  const { conflict: titles } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const { person, reader, today } = plan;
  const { save } = useNoteActions(plan);
  const [isNew] = useState<StoredNote>({ day: today, text: "", meeting: null, version: 0 });
  const edit = useVersionedForm<StoredNote, Values>({
    stored: note ?? isNew,
    toValues: ({ day, text, meeting }) => ({
      day,
      text,
      meetingOn: meeting?.on ?? "",
      time: meeting?.time ?? "10:00",
    }),
    labels: { day: texts.day, text: texts.text, meetingOn: texts.meetingOn, time: texts.time },
    notSaved: texts.notSaved,
    replaced: texts.saved,
    check: ({ day, text }) => ({
      day: day === "" ? { sentence: texts.needsDay } : null,
      text: text.trim() === "" ? { sentence: texts.needsText } : null,
    }),
    send: async ({ day, text, meetingOn, time }, { version }) => {
      const meeting = meetingOn === "" ? null : { on: meetingOn, time };
      await save.attempt({ id: note?.id ?? null, version, kind, day, text: text.trim(), meeting });
      onClose();
    },
  });
  const { form } = edit;
  const { meetingOn, time } = form.values;
  return (
    <VersionedDialog title={texts[note ? "edit" : "add"][kind]} edit={edit} titles={titles} onClose={onClose}>
      <TextAreaField
        {...form.field("text")}
        label={texts.text}
        description={
          reader === "owner"
            ? texts.seenOwn
            : say(note ? texts.seenOthers : texts.told, { first: person.firstName })
        }
        maxLength={maxNoteLength}
        rows={6}
      />
      <DateField {...form.field("day")} label={texts.day} max={today} />
      {kind === "follow_up" && (
        <>
          <DateField
            {...form.field("meetingOn")}
            label={texts.meetingOn}
            description={
              reader === "owner"
                ? texts.meetingHint.own
                : say(texts.meetingHint.others, { first: person.firstName })
            }
            min={today}
            optional
          />
          {meetingOn !== "" && (
            <SelectField
              {...form.field("time")}
              label={texts.time}
              options={listTimes(time).map((value) => ({ value, label: formatClock(language, value) }))}
            />
          )}
        </>
      )}
    </VersionedDialog>
  );
}
