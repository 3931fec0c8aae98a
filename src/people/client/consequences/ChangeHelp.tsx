import { useLanguage } from "#platform/client/language.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import styles from "./consequences.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** What a change of manager or team moves, for anyone who looks at a person: the rules behind the dialog, in its words. */
export function ChangeHelp({ open }: { open: boolean }) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const { help } = texts;
  if (!open) return null;
  return (
    <Disclosure summary={help.title}>
      <div className={styles.lists}>
        <p>{texts.principle}</p>
        <h3 className={styles.heading}>{texts.changes}</h3>
        <ul>
          <li>{help.reports}</li>
          <li>{help.runs}</li>
          <li>{texts.lines.teamReads}</li>
          <li>{help.launches}</li>
          <li>{help.figures}</li>
        </ul>
        <h3 className={styles.heading}>{texts.stays}</h3>
        <ul>
          <li>{help.running}</li>
          <li>{help.barred}</li>
          <li>{texts.lines.published}</li>
          <li>{texts.lines.figuresStay}</li>
        </ul>
      </div>
    </Disclosure>
  );
}
