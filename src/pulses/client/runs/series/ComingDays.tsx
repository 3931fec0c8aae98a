import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { PulseSeriesState } from "../../../contract/series.ts";
import { getOccurrence, whyNotTakeBack } from "../../../rules/cadence.ts";
import { sayMoved, sayRun } from "../../cadence/sayCadence.ts";
import { useCadenceWords } from "../../cadence/useCadenceWords.ts";
import styles from "../runs.module.css";
import { useSeriesWords } from "./useSeriesWords.ts";

interface ComingDaysProps {
  series: Pick<PulseSeriesState, "next" | "skipped" | "openUntil">;
  onSkip: (occurrence: string, isSkipped: boolean) => void;
  busy: boolean;
}

/** The next runs and those that are skipped, in their order; each is left out or taken back by one click. */
export function ComingDays({ series: { next, skipped, openUntil }, onSkip, busy }: ComingDaysProps) {
  const { series: texts } = useSeriesWords();
  const words = useCadenceWords();
  const { language } = useLanguage();
  const say = useSay();
  const errorWords = useErrorWords();
  const days = [
    ...next.map((run) => ({ occurrence: getOccurrence(run), run })),
    ...skipped.map((occurrence) => ({ occurrence, run: null })),
  ].toSorted((a, b) => (a.occurrence < b.occurrence ? -1 : 1));
  return (
    <div>
      <h3 id="pulse-series-next" className={styles.rhythm}>
        {texts.next}
      </h3>
      {next.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.days} aria-labelledby="pulse-series-next">
        {days.map(({ occurrence, run }) => {
          const day = formatDay(language, run?.opensOn ?? occurrence, "withWeekday");
          const why = run ? null : whyNotTakeBack(occurrence, openUntil);
          return (
            <li key={occurrence}>
              {run ? (
                <span>
                  {sayRun(language, words, run)}
                  {run.movedFrom && (
                    <span className={styles.moved}>{sayMoved(language, words, run.movedFrom)}</span>
                  )}
                </span>
              ) : (
                <span>
                  <del>{day}</del>
                  <span className={styles.moved}>{texts.skipped}</span>
                </span>
              )}
              <Button
                size="small"
                busy={busy}
                disabledReason={why && errorWords(why)}
                accessibleName={say(run ? texts.skipNamed : texts.takeBackNamed, { day })}
                onClick={() => onSkip(occurrence, run !== null)}
              >
                {run ? texts.skip : texts.takeBack}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
