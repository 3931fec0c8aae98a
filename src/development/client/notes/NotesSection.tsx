import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useSay } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import type { Note } from "../../contract/notes.ts";
import type { Plan } from "../../contract/plan.ts";
import { whyNotWriteNote } from "../../rules/notes.ts";
import type { NoteKind } from "../../vocabulary.ts";
import styles from "../beside/beside.module.css";
import type { NoteQuestion } from "./NoteDialogs.tsx";
import { NoteLine } from "./NoteLine.tsx";
import { useNoteTexts } from "./useNoteTexts.ts";

const NoteDialogs = later(async () => (await import("./NoteDialogs.tsx")).NoteDialogs);

/** The latest ones are shown, the others on demand. */
const shown = 3;

interface NotesSectionProps {
  plan: Plan;
  kind: NoteKind;
  notes: readonly Note[];
}

/** What was said about a plan, and who reads it. */
export function NotesSection({ plan, kind, notes }: NotesSectionProps) {
  const texts = useNoteTexts();
  const say = useSay();
  const [question, setQuestion] = useState<NoteQuestion | null>(null);
  const { person, reader } = plan;
  const intro = texts.intros[kind];
  const toLine = (note: Note) => <NoteLine key={note.id} plan={plan} note={note} onAsk={setQuestion} />;
  const older = notes.slice(shown);
  return (
    <Section
      title={texts.titles[kind]}
      intro={reader === "owner" ? intro.own : say(intro.others, { first: person.firstName })}
      action={
        whyNotWriteNote(reader, kind, person) === null && (
          <Button
            size="small"
            icon={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setQuestion({ ask: "write", note: null })}
          >
            {texts.add[kind]}
          </Button>
        )
      }
    >
      {notes.length === 0 ? (
        <p className={styles.quiet}>{texts.none[kind]}</p>
      ) : (
        <ul className={styles.list}>{notes.slice(0, shown).map(toLine)}</ul>
      )}
      {older.length > 0 && (
        <Disclosure summary={say(texts.more, { count: older.length })}>
          <ul className={styles.list}>{older.map(toLine)}</ul>
        </Disclosure>
      )}
      <NoteDialogs
        open={question !== null}
        plan={plan}
        kind={kind}
        question={question}
        onClose={() => setQuestion(null)}
      />
    </Section>
  );
}
