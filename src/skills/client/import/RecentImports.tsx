import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatMoment } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import type { QuestionImport } from "#skills/contract/imports.ts";
import { skills, skillsApi } from "../queries.ts";
import styles from "./import.module.css";

/** Lists what was imported within a day, by any admin, and undoes it. */
export function RecentImports() {
  const { recent: texts } = useTexts("questionImport");
  const say = useSay();
  const [asked, setAsked] = useState<QuestionImport | null>(null);
  const items = useQuery(skills.recentImports.queryOptions({ input: {} })).data?.items ?? [];
  const undo = useAction({
    run: (id: string) => skillsApi.undoImport({ id }),
    refresh: [skills.key()],
    announce: ({ removed, kept }) =>
      [say(texts.done, { count: removed }), ...(kept > 0 ? [say(texts.kept, { count: kept })] : [])].join(
        " ",
      ),
  });
  if (items.length === 0) return null;
  return (
    <Section title={texts.title} intro={texts.intro}>
      <ul className={styles.imports}>
        {items.map((one) => (
          <Line key={one.id} one={one} onUndo={() => setAsked(one)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={texts.confirm}
        confirmLabel={texts.undo}
        danger
        busy={undo.busy}
        onConfirm={() => {
          if (asked) void undo.run(asked.id).then(() => setAsked(null));
        }}
      >
        {asked && say(texts.consequence, { count: asked.added, file: asked.fileName })}
      </ConfirmDialog>
    </Section>
  );
}

function Line({ one, onUndo }: { one: QuestionImport; onUndo: () => void }) {
  const { recent: texts } = useTexts("questionImport");
  const say = useSay();
  const { language } = useLanguage();
  const { fileName, added, createdAt, undoneAt, kept } = one;
  return (
    <li className={styles.import}>
      <span className={styles.file}>
        {fileName}
        <span className={styles.detail}>
          {say(texts.line, {
            questions: say(texts.added, { count: added }),
            moment: formatMoment(language, new Date(createdAt)),
          })}
        </span>
      </span>
      {undoneAt === null ? (
        <Button size="small" onClick={onUndo}>
          {texts.undo} <VisuallyHidden>{say(texts.undoOf, { file: fileName })}</VisuallyHidden>
        </Button>
      ) : (
        <span>
          {texts.undone}
          {kept !== null && kept > 0 && (
            <span className={styles.detail}>{say(texts.kept, { count: kept })}</span>
          )}
        </span>
      )}
    </li>
  );
}
