import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { translated } from "#platform/texts.ts";
import { languages } from "#platform/vocabulary.ts";
import type { LibraryTemplate } from "../../contract/templates.ts";
import { standardPlan } from "../../rules/plan.ts";
import { PhonePreview } from "../preview/later.ts";
import { useReadyFacts } from "./useReadyFacts.ts";
import styles from "../templates/cards.module.css";

/** A ready-made survey, beside the library: when to send it, and what people see on their phone. */
export function ReadyPreview({ template }: { template: LibraryTemplate }) {
  const { library: texts } = useTexts("pulseTemplates");
  const own = useLanguage().language;
  const say = useSay();
  const formatFacts = useReadyFacts();
  const [language, setLanguage] = useState(own);
  const [at, setAt] = useState<number | null>(null);
  const { name, purpose, questions, use } = template;
  const content = { name, purpose, questions };
  return (
    <Stack>
      <p>
        <strong>{say("{label}\u00A0: ", { label: texts.when })}</strong>
        {translated(own, use).text}
      </p>
      <p className={styles.facts}>{formatFacts(template)}</p>
      {/* The dialog moves the focus itself, and knows nothing of what stands in a shadow root: here, the browser does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.phone} onKeyDown={(event) => event.key === "Tab" && event.stopPropagation()}>
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
          plan={standardPlan}
          at={at}
          onAt={setAt}
        />
      </div>
    </Stack>
  );
}
