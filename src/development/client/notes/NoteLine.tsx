import { IconCalendarEvent } from "@tabler/icons-react";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { Note } from "../../contract/notes.ts";
import type { Plan } from "../../contract/plan.ts";
import { formatClock } from "../formatClock.ts";
import styles from "../beside/beside.module.css";
import { toNotePlace } from "../beside/places.ts";
import { useNamedPlace } from "../beside/useNamedPlace.ts";
import type { NoteQuestion } from "./NoteDialogs.tsx";
import { useNoteActions } from "./useNoteActions.ts";
import { useNoteTexts } from "./useNoteTexts.ts";

interface NoteLineProps {
  plan: Plan;
  note: Note;
  onAsk: (question: NoteQuestion) => void;
}

/** A note with its day and who wrote it, who alone may change it. */
export function NoteLine({ plan, note, onAsk }: NoteLineProps) {
  const texts = useNoteTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { profileId } = useViewer();
  const { takeMeeting } = useNoteActions(plan);
  const { id, day, text, author, meeting, kind } = note;
  const { place, isNamed } = useNamedPlace<HTMLLIElement>(toNotePlace(id));
  const date = formatDay(language, day);
  const mayChange = author.id === profileId && plan.person.isActive;
  const on = meeting && formatDay(language, meeting.on, "withWeekday");
  return (
    <li
      ref={place}
      id={toNotePlace(id)}
      tabIndex={-1}
      className={`${styles.item} ${isNamed ? styles.named : ""}`}
    >
      <div className={styles.words}>
        <p className={styles.quiet}>{say(texts.by, { date, name: fullName(author) })}</p>
        <p className={styles.text}>{text}</p>
        {meeting && on && (
          <div className={styles.meeting}>
            <p className={styles.plain}>
              {say(meeting.isPast ? texts.past : texts.next, {
                date: on,
                time: formatClock(language, meeting.time),
              })}
            </p>
            {!meeting.isPast && (
              <Button
                size="small"
                variant="quiet"
                icon={<IconCalendarEvent size={18} aria-hidden="true" />}
                accessibleName={say(texts.calendarOf, { date: on })}
                busy={takeMeeting.busy}
                onClick={() => void takeMeeting.run(id)}
              >
                {texts.calendar}
              </Button>
            )}
          </div>
        )}
      </div>
      {mayChange && (
        <ActionMenu
          name={say(texts.note[kind], { date })}
          actions={[
            { label: texts.edit, onChoose: () => onAsk({ ask: "write", note }) },
            { label: texts.remove, danger: true, onChoose: () => onAsk({ ask: "remove", note }) },
          ]}
        />
      )}
    </li>
  );
}
