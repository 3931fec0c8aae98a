import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useLanguage } from "#platform/client/language.tsx";
import { useKeys } from "#platform/client/useKeys.ts";
import { movePeriod, type Period } from "#platform/periods.ts";
import { periodKinds, type PeriodKind } from "#platform/vocabulary.ts";
import { IconButton } from "../actions/Button.tsx";
import { Segments } from "../forms/Segments.tsx";
import { areSingleKeysOn, isTyping } from "../layers/singleKeys.ts";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { changeKind } from "./changeKind.ts";
import styles from "./PeriodBar.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface PeriodBarProps {
  period: Period;
  /** The kinds that the page knows, all of them unless said. */
  kinds?: readonly PeriodKind[];
  /** The company's day: no period later than that of today is shown. */
  today: string;
  /** Where later ones are shown all the same: up to that of this day. */
  latest?: string;
  onChange: (period: Period) => void;
}

/** « Semaine | Mois | Trimestre | Année », and ‹ › to the periods around; `[` and `]` do the same. */
export function PeriodBar({ period, kinds = periodKinds, today, latest = today, onChange }: PeriodBarProps) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const next = movePeriod(period, 1);
  const hasNext = next.start <= latest;
  const step = (by: 1 | -1) => {
    if (by === -1 || hasNext) onChange(movePeriod(period, by));
  };
  useKeys((event) => {
    if (event.defaultPrevented || event.metaKey || isTyping(event.target) || !areSingleKeysOn()) return;
    // A keyboard on which they are written with AltGr tells Ctrl and Alt with them.
    if (event.ctrlKey !== event.altKey) return;
    if (event.key === "[") step(-1);
    if (event.key === "]") step(1);
  });
  return (
    <div className={styles.bar}>
      <Segments
        label={texts.kind}
        value={period.kind}
        options={kinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
        onChange={(kind) => onChange(changeKind(period, kind, today))}
      />
      <div className={styles.steps}>
        <IconButton
          label={texts.previous}
          icon={<IconChevronLeft size={20} aria-hidden="true" />}
          onClick={() => step(-1)}
        />
        <span role="status" className={styles.name}>
          {formatPeriod(language, period)}
        </span>
        <IconButton
          label={texts.next}
          icon={<IconChevronRight size={20} aria-hidden="true" />}
          disabled={!hasNext}
          onClick={() => step(1)}
        />
      </div>
    </div>
  );
}
