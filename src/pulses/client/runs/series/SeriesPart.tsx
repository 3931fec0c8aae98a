import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import type { PulseSeriesState } from "../../../contract/series.ts";
import { sayCadence } from "../../cadence/sayCadence.ts";
import { useCadenceWords } from "../../cadence/useCadenceWords.ts";
import { pulses } from "../../queries.ts";
import { TooFewPeople } from "../../few/TooFewPeople.tsx";
import styles from "../runs.module.css";
import { ComingDays } from "./ComingDays.tsx";
import { useSeriesActions } from "./useSeriesActions.ts";
import { useSeriesWords } from "./useSeriesWords.ts";

interface SeriesPartProps {
  seriesId: string;
  /** Of what it asks. */
  name: string;
  /** The run to come is gone with its series. */
  onEnded: () => void;
}

/** How a survey comes back: its rhythm, its next days, of which each can be left out, and its pause or end. */
export function SeriesPart({ seriesId, name, onEnded }: SeriesPartProps) {
  const { series: texts } = useSeriesWords();
  const query = useQuery(pulses.readSeries.queryOptions({ input: { id: seriesId } }));
  return (
    <Section bare title={texts.title}>
      <QueryView query={query} skeleton="form">
        {(series) => <Series series={series} name={name} onEnded={onEnded} />}
      </QueryView>
    </Section>
  );
}

interface SeriesProps extends Pick<SeriesPartProps, "name" | "onEnded"> {
  series: PulseSeriesState;
}

function Series({ series, name, onEnded }: SeriesProps) {
  const { series: texts } = useSeriesWords();
  const words = useCadenceWords();
  const { language } = useLanguage();
  const say = useSay();
  const [isEnding, setIsEnding] = useState(false);
  const actions = useSeriesActions(series, onEnded);
  const { plan, asked, runCount, pausedOn, endedOn } = series;
  const rhythm = [
    sayCadence(language, words, plan) ?? "",
    ...(runCount > 0 ? [say(texts.opened, { count: runCount })] : []),
  ].join(" · ");
  if (endedOn)
    return (
      <Stack>
        <p className={styles.rhythm}>{rhythm}</p>
        <p className={styles.rhythm}>{say(texts.ended, { day: formatDay(language, endedOn) })}</p>
      </Stack>
    );
  return (
    <Stack>
      <p className={styles.rhythm}>{rhythm}</p>
      {asked !== null && <TooFewPeople of="series" asked={asked} threshold={plan.threshold} />}
      {pausedOn ? (
        <Notice>{say(texts.paused, { day: formatDay(language, pausedOn) })}</Notice>
      ) : (
        <ComingDays series={series} onSkip={actions.skip} busy={actions.busy} />
      )}
      <Row>
        <Button busy={actions.isPausing} onClick={() => actions.pause(pausedOn === null)}>
          {pausedOn ? texts.resume : texts.pause}
        </Button>
        <Button variant="quiet" onClick={() => setIsEnding(true)}>
          {texts.end}
        </Button>
      </Row>
      <ConfirmDialog
        open={isEnding}
        onClose={() => setIsEnding(false)}
        title={say(texts.endTitle, { name })}
        confirmLabel={texts.end}
        danger
        busy={actions.isEnding}
        onConfirm={actions.end}
      >
        {texts.endConsequence}
      </ConfirmDialog>
    </Stack>
  );
}
