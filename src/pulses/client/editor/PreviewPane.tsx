import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { languages } from "#platform/vocabulary.ts";
import { countUntranslated } from "../../rules/content.ts";
import { PhonePreview } from "../preview/later.ts";
import type { TemplateDraft } from "./useTemplateDraft.ts";
import styles from "./editor.module.css";

interface PreviewPaneProps {
  draft: TemplateDraft;
  at: number | null;
  onAt: (at: number | null) => void;
}

/** The survey as it stands on a phone, while it is written, in either language. */
export function PreviewPane({ draft: { content, plan }, at, onAt }: PreviewPaneProps) {
  const { preview: texts } = useTexts("pulseEditor");
  const say = useSay();
  const [language, setLanguage] = useState(useLanguage().language);
  const missing = countUntranslated(content);
  return (
    <div className={styles.preview}>
      <Segments
        label={texts.language}
        value={language}
        options={languages.map((value) => ({ value, label: texts.languages[value] }))}
        onChange={setLanguage}
      />
      <PhonePreview
        label={texts.phone}
        content={content}
        language={language}
        plan={plan}
        at={at}
        onAt={onAt}
      />
      {missing > 0 && <p className={styles.hint}>{say(texts.untranslated, { count: missing })}</p>}
    </div>
  );
}
