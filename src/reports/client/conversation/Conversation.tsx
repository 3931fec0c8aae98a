import { useState } from "react";
import { useLanguage } from "#platform/client/language.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { SectionError } from "#platform/ui/page/QueryView.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { Report } from "../../contract.ts";
import { describeConversation } from "../../rules/conversation.ts";
import type { ReportWords } from "../../rules/words.ts";
import { en as questionsEn } from "../../texts/conversation/texts.en.ts";
import { fr as questionsFr } from "../../texts/conversation/texts.fr.ts";
import { type NoteKey, noteKeys } from "../../vocabulary/conversation.ts";
import { exampleId } from "../example/exampleId.ts";
import { ReportSection } from "../parts/ReportSection.tsx";
import { TagBadge } from "../parts/TagBadge.tsx";
import styles from "./conversation.module.css";
import { NoteField } from "./NoteField.tsx";
import { keepInPage, keepOnServer } from "./notebook.ts";
import { SavedMark, SaveTrouble } from "./SaveState.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { useNotebook, useNotes } from "./useNotebook.ts";

interface ConversationProps {
  id: string;
  report: Report;
  words: ReportWords;
  /** The document that is printed holds the notes. */
  isPrinted: boolean;
  onPrint: (isPrinted: boolean) => void;
}

/** The end of a report: three questions to talk about it, and the notes that their writer alone sees. */
export function Conversation({ id, report, words: reportWords, isPrinted, onPrint }: ConversationProps) {
  const { evaluationId } = report;
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const isExample = evaluationId === exampleId;
  const { query, notebook } = useNotebook(evaluationId, isExample ? keepInPage : keepOnServer(evaluationId));
  const { words, state } = useNotes(notebook);
  /** Under the note written last one learns that notes are not stored. */
  const [written, setWritten] = useState<NoteKey>("free");
  const asked = { fr: questionsFr, en: questionsEn }[language];
  const { intro, questions } = describeConversation(report, reportWords, asked);

  const conflicts = state?.kind === "conflict" ? state.conflicts : [];
  const field = (key: NoteKey, label: string) => {
    const position = noteKeys.indexOf(key);
    return (
      <NoteField
        label={label}
        words={words[key] ?? ""}
        disabled={!notebook}
        isPrinted={isPrinted}
        trouble={
          key === written &&
          notebook &&
          state &&
          !isExample && <SaveTrouble state={state} onRetry={notebook.retry} />
        }
        conflict={conflicts.find((conflict) => conflict.position === position) ?? null}
        onWrite={(typed) => {
          setWritten(key);
          notebook?.write(key, typed);
        }}
        onSettle={(kept) => notebook?.settle(position, kept)}
      />
    );
  };
  return (
    <ReportSection
      id={id}
      title={reportWords.texts.sections.conversation}
      inside={intro}
      intro={intro}
      state={!isExample && <SavedMark state={state} />}
    >
      {!notebook && query.error && <SectionError error={query.error} onRetry={() => void query.refetch()} />}
      <ol className={styles.questions}>
        {questions.map(({ question, point, skill, lead, words: sentence }) => (
          <li key={question}>
            {point && (
              <p className={styles.about}>
                <strong>{skill}</strong>
                <TagBadge tag={point.kind} mostlyManager={point.skill.mostlyManager} />
              </p>
            )}
            {lead && <p className={styles.lead}>{lead}</p>}
            {field(question, sentence)}
          </li>
        ))}
        <li>{field("free", asked.free)}</li>
      </ol>
      <div className={styles.foot}>
        <p>{isExample ? texts.inPage : texts.onlyYou}</p>
        <CheckboxField label={texts.print} checked={isPrinted} onChange={onPrint} />
      </div>
      {report.isSubject && !isExample && <ToPlan report={report} label={texts.toPlan} />}
    </ReportSection>
  );
}

/** For who has signed in: the example has no reader, and a session of a report link opens this report alone. */
function ToPlan({ report: { subject, evaluationId }, label }: { report: Report; label: string }) {
  if (useViewer().scope !== "full") return null;
  return (
    <p className={styles.next}>
      <LinkButton to={paths.developmentPlan(subject.id, { begin: "report", report: evaluationId })}>
        {label}
      </LinkButton>
    </p>
  );
}
