import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import type { Note } from "../../contract/notes.ts";
import type { Plan } from "../../contract/plan.ts";
import type { NoteKind } from "../../vocabulary.ts";
import { NoteDialog } from "./NoteDialog.tsx";
import { useNoteActions } from "./useNoteActions.ts";
import { useNoteTexts } from "./useNoteTexts.ts";

export type NoteQuestion = { ask: "write"; note: Note | null } | { ask: "remove"; note: Note };

interface NoteDialogsProps {
  open: boolean;
  plan: Plan;
  kind: NoteKind;
  question: NoteQuestion | null;
  onClose: () => void;
}

export function NoteDialogs({ plan, kind, question, onClose }: NoteDialogsProps) {
  if (question?.ask === "write")
    return <NoteDialog plan={plan} kind={kind} note={question.note} onClose={onClose} />;
  return question && <Removal plan={plan} note={question.note} onClose={onClose} />;
}

function Removal({ plan, note, onClose }: { plan: Plan; note: Note; onClose: () => void }) {
  const texts = useNoteTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { remove } = useNoteActions(plan);
  const { id, version, kind, day, meeting } = note;
  const name = say(texts.note[kind], { date: formatDay(language, day) });
  const confirm = async () => {
    await remove.run({ id, version });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={say(texts.removal.title, { note: name })}
      confirmLabel={texts.remove}
      danger
      busy={remove.busy}
      onConfirm={() => void confirm()}
    >
      {meeting && !meeting.isPast && texts.removal.meeting}
    </ConfirmDialog>
  );
}
