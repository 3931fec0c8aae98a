import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import { Row, Section } from "#platform/ui/page/Section.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import type { Note } from "../../contract/note.ts";
import { pulses, pulsesApi } from "../queries.ts";
import { noNote } from "./noteForm.ts";
import { ShareNote, type NotedRun } from "./ShareNote.tsx";
import styles from "./note.module.css";

const NoteEditor = lazy(async () => ({ default: (await import("./NoteEditor.tsx")).NoteEditor }));

interface NoteSectionProps {
  /** Closed: of an open run nothing is retained yet. */
  run: NotedRun;
  note: Note | null;
  /** In charge of surveys; all others read what is published. */
  canEdit: boolean;
}

/** « Ce que nous retenons »: read, written and shared in the report. The texts « pulseNote » are its own. */
export function NoteSection({ run, note, canEdit }: NoteSectionProps) {
  const texts = useTexts("pulseNote");
  const [isEditing, setIsEditing] = useState(false);
  const edit = useFocusBack(isEditing);
  if (!canEdit && !note) return null;
  const hasWords = note !== null && (note.text !== "" || note.actions.length > 0);
  return (
    <Section title={texts.title} {...(canEdit && !hasWords && !isEditing && { intro: texts.intro })}>
      {isEditing ? (
        <Suspense fallback={<Skeleton shape="form" />}>
          <NoteEditor runId={run.id} note={note ?? noNote} onDone={() => setIsEditing(false)} />
        </Suspense>
      ) : (
        <>
          {note && <NoteWords runId={run.id} note={note} canEdit={canEdit} />}
          {canEdit && (
            <div className={styles.foot}>
              <NoteState note={hasWords ? note : null} />
              <Row>
                <span ref={edit}>
                  <Button onClick={() => setIsEditing(true)}>{hasWords ? texts.edit : texts.write}</Button>
                </span>
                <ShareNote run={run} note={note ?? noNote} />
              </Row>
            </div>
          )}
        </>
      )}
    </Section>
  );
}

/** The button that opened the editor has the focus again once it is closed. */
function useFocusBack(isEditing: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isEditing) place.current?.querySelector("button")?.focus();
    was.current = isEditing;
  }, [isEditing]);
  return place;
}

function NoteState({ note }: { note: Note | null }) {
  const texts = useTexts("pulseNote");
  const { language } = useLanguage();
  const say = useSay();
  if (!note) return null;
  const { publishedOn } = note;
  return (
    <p className={styles.state}>
      <StatusBadge variant={publishedOn ? "check" : "half"}>
        {publishedOn ? say(texts.published, { date: formatDay(language, publishedOn) }) : texts.draft}
      </StatusBadge>
      {publishedOn ? texts.publishedHint : texts.draftHint}
    </p>
  );
}

/** What was written; those in charge mark what is done. */
function NoteWords({ runId, note, canEdit }: { runId: string; note: Note; canEdit: boolean }) {
  const texts = useTexts("pulseNote");
  const today = useToday();
  const { language } = useLanguage();
  const say = useSay();
  const { text, actions, version } = note;
  /** Shown at once, until the note comes back from the server. */
  const [marked, setMarked] = useState<{ at: number; isDone: boolean; version: number } | null>(null);
  const isDone = (at: number) =>
    marked?.at === at && marked.version === version ? marked.isDone : actions[at]?.doneOn !== null;
  const mark = useAction({
    run: (change: { at: number; doneOn: string | null }) =>
      pulsesApi.saveNote({
        id: runId,
        version,
        text,
        actions: actions.map(({ text: what, ownerProfileId, dueOn, doneOn }, index) => ({
          text: what,
          ownerProfileId,
          dueOn,
          doneOn: index === change.at ? change.doneOn : doneOn,
        })),
      }),
    refresh: [pulses.key()],
    announce: () => texts.saved,
    onFailure: () => setMarked(null),
  });
  const toFacts = ({ ownerName, dueOn, doneOn }: Note["actions"][number]) => {
    const day = doneOn ?? dueOn;
    return [
      ...(ownerName ? [ownerName] : []),
      ...(day ? [say(doneOn ? texts.done : texts.by, { date: formatDay(language, day) })] : []),
    ].join(" · ");
  };
  return (
    <>
      <p className={styles.text}>{text}</p>
      {actions.length > 0 && (
        <>
          <h3 className={styles.heading}>{texts.actions}</h3>
          <ul className={styles.actions}>
            {actions.map((action, at) => (
              // Actions have no identity of their own.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className={styles.action}>
                <div className={styles.words}>
                  <p>{action.text}</p>
                  <p className={styles.facts}>{toFacts(action)}</p>
                </div>
                {canEdit && (
                  <CheckboxField
                    label={
                      <>
                        <span aria-hidden="true">{texts.isDone}</span>
                        <VisuallyHidden>{say(texts.isDoneNamed, { action: action.text })}</VisuallyHidden>
                      </>
                    }
                    checked={isDone(at)}
                    disabled={mark.busy}
                    onChange={(checked) => {
                      setMarked({ at, isDone: checked, version });
                      void mark.run({ at, doneOn: checked ? today : null });
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
