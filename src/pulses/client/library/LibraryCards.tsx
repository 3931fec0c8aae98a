import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { LibraryTemplate } from "../../contract/templates.ts";
import { useReadyFacts } from "./useReadyFacts.ts";
import styles from "../templates/cards.module.css";

interface LibraryCardsProps {
  items: readonly LibraryTemplate[];
  onPreview: (key: string) => void;
  onUse: (key: string) => void;
  /** The one that is being copied. */
  busy: string | null;
}

/** The ready-made surveys: what each is for, how long it takes, when to send it. */
export function LibraryCards({ items, onPreview, onUse, busy }: LibraryCardsProps) {
  const { themes } = useTexts("pulses");
  const { library: texts } = useTexts("pulseTemplates");
  const { language } = useLanguage();
  const say = useSay();
  const formatFacts = useReadyFacts();
  return (
    <ul className={styles.cards} aria-label={texts.list}>
      {items.map((template) => {
        const { key, theme, use } = template;
        const name = translated(language, template.name).text;
        return (
          <li key={key} className={styles.card}>
            <p className={styles.theme}>{themes[theme]}</p>
            <h2>{name}</h2>
            <p>{translated(language, use).text}</p>
            <p className={styles.facts}>{formatFacts(template)}</p>
            <div className={styles.actions}>
              <Button
                size="small"
                accessibleName={say(texts.previewNamed, { name })}
                onClick={() => onPreview(key)}
              >
                {texts.preview}
              </Button>
              <Button
                size="small"
                variant="primary"
                busy={busy === key}
                accessibleName={say(texts.useNamed, { name })}
                onClick={() => onUse(key)}
              >
                {texts.use}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
