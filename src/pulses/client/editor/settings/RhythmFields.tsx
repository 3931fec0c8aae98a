import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { DateField, SelectField } from "#platform/ui/forms/fields.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import type { PulsePlan } from "../../../contract/content.ts";
import { computeAnchor, listNextRuns, maxOpenDays } from "../../../rules/cadence.ts";
import { whyNotBegin } from "../../../rules/plan.ts";
import { cadences, seriesEnds } from "../../../vocabulary.ts";
import { formatHour, sayCadence, sayMoved, sayRun } from "../../cadence/sayCadence.ts";
import { useCadenceWords } from "../../cadence/useCadenceWords.ts";
import { useGapWords } from "./gaps/useGapWords.ts";
import { NumberField } from "./NumberField.tsx";
import type { PlanFieldsProps } from "./planFields.ts";
import styles from "../editor.module.css";

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** When a survey is sent, how long it stays open, and when it ends; its next dates in words. */
export function RhythmFields({ plan, onChange }: PlanFieldsProps) {
  const { rhythm: texts } = useTexts("pulseEditor").settings;
  const gaps = useGapWords();
  const words = useCadenceWords();
  const { language } = useLanguage();
  const say = useSay();
  const { cadence, startsOn, hour, openDays, reminderAfterDays, end, runs, endsOn } = plan;
  const today = useToday();
  const errorWords = useErrorWords();
  const dayOver = whyNotBegin(plan, today);
  const comesBack = cadence !== "once";
  const sentence = sayCadence(language, words, plan);
  const reminders = Array.from({ length: Math.max(0, openDays - 1) }, (_, day) => day + 1);
  const isReminderLate = reminderAfterDays !== null && reminderAfterDays >= openDays;
  return (
    <Stack>
      <SelectField
        label={texts.cadence}
        value={cadence}
        options={cadences.map((value) => ({ value, label: texts.cadences[value] }))}
        onChange={(value) => onChange({ cadence: value })}
      />
      <DateField
        label={texts.startsOn}
        value={startsOn ?? ""}
        min={today}
        error={dayOver && errorWords(dayOver)}
        onChange={(value) => onChange({ startsOn: value || null })}
      />
      <div className={styles.pair}>
        <SelectField
          label={texts.hour}
          value={String(hour)}
          options={hours.map((value) => ({ value: String(value), label: formatHour(language, value) }))}
          onChange={(value) => onChange({ hour: Number(value) })}
        />
        <NumberField
          label={texts.openDays}
          value={openDays}
          min={1}
          max={maxOpenDays[cadence]}
          error={
            openDays > maxOpenDays[cadence] ? say(gaps.open_days, { count: maxOpenDays[cadence] }) : null
          }
          onChange={(value) => onChange({ openDays: value })}
        />
      </div>
      <SelectField
        label={texts.reminder}
        value={reminderAfterDays === null ? "" : String(reminderAfterDays)}
        error={isReminderLate ? gaps.reminder : null}
        options={[
          { value: "", label: texts.reminders.none },
          ...[...reminders, ...(isReminderLate ? [reminderAfterDays] : [])].map((value) => ({
            value: String(value),
            label: say(texts.reminders.after, { count: value }),
          })),
        ]}
        onChange={(value) => onChange({ reminderAfterDays: value === "" ? null : Number(value) })}
      />
      {comesBack && (
        <SelectField
          label={texts.end}
          value={end}
          options={seriesEnds.map((value) => ({ value, label: texts.ends[value] }))}
          onChange={(value) => onChange({ end: value })}
        />
      )}
      {comesBack && end === "after" && (
        <NumberField
          label={texts.runs}
          value={runs}
          min={1}
          max={200}
          onChange={(value) => onChange({ runs: value })}
        />
      )}
      {comesBack && end === "on" && (
        <DateField
          label={texts.endsOn}
          value={endsOn ?? ""}
          {...(startsOn && { min: startsOn })}
          onChange={(value) => onChange({ endsOn: value || null })}
        />
      )}
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {startsOn === null ? (
        <p className={styles.hint}>{texts.noDate}</p>
      ) : (
        <NextRuns plan={plan} startsOn={startsOn} />
      )}
    </Stack>
  );
}

interface NextRunsProps {
  plan: PulsePlan;
  startsOn: string;
}

/** The next three, as the rules of the server count them. */
function NextRuns({ plan, startsOn }: NextRunsProps) {
  const { rhythm: texts } = useTexts("pulseEditor").settings;
  const words = useCadenceWords();
  const { language } = useLanguage();
  const series = {
    ...plan,
    anchor: computeAnchor(plan, startsOn),
    lastOccurrence: null,
    skipped: [],
    runCount: 0,
  };
  const runs = listNextRuns(series, 3, useToday());
  return (
    <div className={styles.next}>
      <h3 id="pulse-next">{texts.next}</h3>
      {runs.length === 0 ? (
        <p className={styles.hint}>{texts.noRun}</p>
      ) : (
        <ol aria-labelledby="pulse-next">
          {runs.map((run) => (
            <li key={run.opensOn}>
              {sayRun(language, words, run)}
              {run.movedFrom && (
                <span className={styles.moved}>{sayMoved(language, words, run.movedFrom)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      <p className={styles.hint}>{words.holidays}</p>
    </div>
  );
}
