import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Facts, Section, Stack } from "#platform/ui/page/Section.tsx";
import { formatDay } from "#platform/texts.ts";
import type { PulseContent, PulsePlan } from "../../../../contract/content.ts";
import { sayCadence } from "../../../cadence/sayCadence.ts";
import { useCadenceWords } from "../../../cadence/useCadenceWords.ts";
import { TooFewPeople } from "../../../few/TooFewPeople.tsx";
import { NoticePreview } from "../../../preview/later.ts";
import { pulses } from "../../../queries.ts";
import { sayAudience } from "../../../runs/sayRun.ts";
import { SeriesPart } from "../../../runs/series/SeriesPart.tsx";
import { useSeriesWords } from "../../../runs/series/useSeriesWords.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import styles from "../../editor.module.css";

const useRunningWords = () => ({ fr, en })[useLanguage().language];

interface RunningSettingsProps {
  seriesId: string;
  name: string;
  content: PulseContent;
}

/** The settings of the series that goes on, as it was planned: they are read, and its days are skipped, paused or ended here. */
export function RunningSettings({ seriesId, name, content }: RunningSettingsProps) {
  const query = useQuery(pulses.readSeries.queryOptions({ input: { id: seriesId } }));
  return (
    <QueryView query={query} skeleton="form">
      {({ plan, asked }) => (
        <>
          {plan.cadence === "once" && asked !== null && (
            <TooFewPeople of="series" asked={asked} threshold={plan.threshold} />
          )}
          <Planned plan={plan} content={content} />
          {/* It ends here: the settings of the draft take its place. */}
          {plan.cadence !== "once" && (
            <SeriesPart seriesId={seriesId} name={name} onEnded={() => undefined} />
          )}
        </>
      )}
    </QueryView>
  );
}

function Planned({ plan, content }: { plan: PulsePlan; content: PulseContent }) {
  const { settings: texts } = useTexts("pulseEditor");
  const series = useSeriesWords();
  const { language } = useLanguage();
  const say = useSay();
  const words = useCadenceWords();
  const { rhythm, results } = texts;
  const running = useRunningWords();
  const isOnce = plan.cadence === "once";
  const { reminderAfterDays } = plan;
  return (
    <Section bare title={running.title}>
      <Stack>
        <p className={styles.hint}>
          {isOnce ? running.once : running.series}{" "}
          {isOnce && <InternalLink to={paths.pulseRuns()}>{running.toRuns}</InternalLink>}
        </p>
        <Facts
          facts={[
            { label: texts.audience.title, value: sayAudience(language, series, { ...plan, asked: null }) },
            { label: rhythm.title, value: sayCadence(language, words, plan) },
            { label: running.open, value: say(running.days, { count: plan.openDays }) },
            {
              label: rhythm.reminder,
              value:
                reminderAfterDays === null
                  ? rhythm.reminders.none
                  : say(rhythm.reminders.after, { count: reminderAfterDays }),
            },
            ...(isOnce ? [] : [{ label: rhythm.end, value: <End plan={plan} /> }]),
            { label: results.threshold, value: say(running.answers, { count: plan.threshold }) },
          ]}
        />
        <div className={styles.notice}>
          <h3>{results.notice}</h3>
          <NoticePreview content={content} plan={plan} language={language} />
        </div>
      </Stack>
    </Section>
  );
}

function End({ plan: { end, runs, endsOn } }: { plan: PulsePlan }) {
  const { rhythm } = useTexts("pulseEditor").settings;
  const running = useRunningWords();
  const { language } = useLanguage();
  const say = useSay();
  if (end === "after" && runs !== null) return say(running.after, { count: runs });
  if (end === "on" && endsOn !== null) return say(running.on, { day: formatDay(language, endsOn) });
  return rhythm.ends.never;
}
