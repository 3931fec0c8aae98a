import { useState } from "react";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatMoment, formatTime } from "#platform/texts.ts";
import { Button } from "../actions/Button.tsx";
import { Notice } from "../page/Notice.tsx";
import styles from "./EditConflict.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** What is said of who was quicker, where « cette page » is not the word. */
export interface ConflictTitles {
  /** With {name} and {time}: today. */
  title: string;
  /** With {name} and {moment}. */
  titleDay: string;
  unknown: string;
}

interface EditConflictProps {
  open: boolean;
  titles?: ConflictTitles | undefined;
  /** Who changed it, and when; null where that is not known. */
  by: { name: string; at: Date } | null;
  /** The fields that another person has changed, in words; `yours` only where the reader has changed it too. */
  changes: readonly { label: string; now: string; yours: string | null }[];
  /** Now, to leave out the day of a change of today; of no use where it is not known who made it. */
  today?: Date;
  busy: boolean;
  /** Stores what one has typed over what is stored now. */
  onOverwrite: () => void;
}

/** Two people edit the same thing: who was quicker, what they changed, and one’s own words kept until one decides. */
export function EditConflict({ open, titles, by, changes, today, busy, onOverwrite }: EditConflictProps) {
  const { language } = useLanguage();
  const say = useSay();
  const [isShown, setIsShown] = useState(false);
  const texts = { fr, en }[language];
  const { title: titleToday, titleDay, unknown } = titles ?? texts;
  const isToday = by?.at.toDateString() === today?.toDateString();
  const title = by
    ? say(isToday ? titleToday : titleDay, {
        name: by.name,
        time: formatTime(language, by.at),
        moment: formatMoment(language, by.at),
      })
    : unknown;
  if (!open) return null;
  return (
    <Notice tone="warning" role="alert" title={title}>
      <p>{texts.kept}</p>
      {isShown &&
        (changes.length === 0 ? (
          <p>{texts.same}</p>
        ) : (
          <dl className={styles.changes}>
            {changes.map(({ label, now, yours }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {texts.now}
                  {"\u00A0: "}
                  <strong>{now || texts.none}</strong>
                </dd>
                {yours !== null && (
                  <dd>
                    {texts.yours}
                    {"\u00A0: "}
                    <strong>{yours || texts.none}</strong>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        ))}
      <div className={styles.actions}>
        <Button size="small" expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
        <Button size="small" variant="primary" busy={busy} onClick={onOverwrite}>
          {texts.overwrite}
        </Button>
      </div>
    </Notice>
  );
}
