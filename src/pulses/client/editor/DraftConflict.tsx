import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { EditConflict } from "#platform/ui/conflict/EditConflict.tsx";
import type { Template } from "../../contract/templates.ts";
import { isSamePlan } from "../../rules/plan.ts";
import type { DraftFields, TemplateDraft } from "./useTemplateDraft.ts";
import styles from "./editor.module.css";

interface DraftConflictProps {
  open: boolean;
  draft: TemplateDraft;
  stored: Template;
}

/** Two people write the same survey: what the other has saved, and one’s own words kept until one decides. */
export function DraftConflict({ open, draft, stored }: DraftConflictProps) {
  const texts = useTexts("pulseEditor");
  const { language } = useLanguage();
  const { base, overwrite, adopt } = draft.conflict;
  if (!open) return null;
  const parts = {
    name: ({ content }: DraftFields) => translated(language, content.name).text,
    purpose: ({ content }: DraftFields) => translated(language, content.purpose).text,
    questions: ({ content }: DraftFields) =>
      content.questions.map(({ text }) => translated(language, text).text).join(" · "),
  };
  const words = (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => parts[part](base) !== parts[part](stored))
    .map((part) => ({
      label: texts.fields[part],
      now: parts[part](stored),
      yours: parts[part](draft) === parts[part](base) ? null : parts[part](draft),
    }));
  const changes = isSamePlan(base.plan, stored.plan)
    ? words
    : // They are many, and stand in the pane once one has chosen.
      [...words, { label: texts.fields.settings, now: texts.otherSettings, yours: null }];
  return (
    <div className={styles.conflict}>
      <EditConflict open={open} by={null} changes={changes} busy={false} onOverwrite={overwrite} />
      <Button size="small" onClick={adopt}>
        {texts.takeTheirs}
      </Button>
    </div>
  );
}
