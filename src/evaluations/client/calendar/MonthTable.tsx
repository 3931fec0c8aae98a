import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { EvaluationRow } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, toLocale } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { tooltip, truncated } from "#platform/ui/tooltip/tooltip.ts";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { getEvaluationPath } from "../list/useEvaluationColumns.tsx";
import styles from "./calendar.module.css";
import { listWeeks } from "./months.ts";

/** The number of evaluations that a day shows before the others are unfolded. */
const maxShownPerDay = 3;

interface MonthTableProps {
  month: string;
  today: string;
  caption: string;
  /** Due in this month. */
  rows: readonly EvaluationRow[];
}

/** A month as a table of weeks; on a phone, the days on which something is due, one below the other. */
export function MonthTable({ month, today, caption, rows }: MonthTableProps) {
  const { language } = useLanguage();
  const weekdays = ["long", "short"].map((weekday) => {
    const format = new Intl.DateTimeFormat(toLocale(language), {
      weekday: weekday as "long" | "short",
      timeZone: "UTC",
    });
    // A Sunday and the six days after it.
    return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2026, 10, 1 + day))));
  });
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays[0]?.map((long, day) => (
              <th key={long} scope="col" abbr={long}>
                {weekdays[1]?.[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                <Day
                  // oxlint-disable-next-line react/no-array-index-key -- the places of a week never move
                  key={place}
                  day={day}
                  isToday={day === today}
                  isPast={day !== null && day < today}
                  rows={rows.filter(({ dueOn }) => dueOn === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface DayProps {
  day: string | null;
  isToday: boolean;
  /** The day is over: no due date can be set on it. */
  isPast: boolean;
  rows: readonly EvaluationRow[];
}

function Day({ day, isToday, isPast, rows }: DayProps) {
  const texts = useTexts("evaluations");
  const say = useSay();
  const { language } = useLanguage();
  const [isExpanded, setIsExpanded] = useState(false);
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- of another month: there is nothing to say
  if (!day) return <td className={styles.outside} />;
  const some = isExpanded ? rows : rows.slice(0, maxShownPerDay);
  return (
    <td className={rows.length === 0 ? styles.free : styles.day} aria-current={isToday ? "date" : undefined}>
      <span className={styles.number}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <VisuallyHidden>{formatDay(language, day)}</VisuallyHidden>
        <span className={styles.whole} aria-hidden="true">
          {formatDay(language, day)}
        </span>
        {isToday && <VisuallyHidden>{texts.calendar.today}</VisuallyHidden>}
      </span>
      {!isPast && (
        <InternalLink
          to={paths.createEvaluation({ due: day })}
          className={styles.add}
          aria-label={say(texts.calendar.createOn, { date: formatDay(language, day) })}
          {...tooltip(say(texts.calendar.createOn, { date: formatDay(language, day, "medium") }))}
        >
          <IconPlus size={16} aria-hidden="true" />
        </InternalLink>
      )}
      <ul className={styles.due}>
        {some.map((row) => (
          <li key={row.id}>
            <InternalLink to={getEvaluationPath(row)} data-status={row.status} {...truncated()}>
              {row.subjectName ?? (row.name || texts.untitled)}
              <span className={styles.more}> · {row.name || texts.untitled}</span>
              <VisuallyHidden>, {texts.statuses[row.status]}</VisuallyHidden>
            </InternalLink>
          </li>
        ))}
      </ul>
      {rows.length > some.length && (
        <Button variant="quiet" size="small" onClick={() => setIsExpanded(true)}>
          {say(texts.calendar.more, { count: rows.length - some.length })}
        </Button>
      )}
    </td>
  );
}
