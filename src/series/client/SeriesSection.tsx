import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { apiOf } from "#platform/client/api.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { queriesOf } from "#platform/client/queries.ts";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { SelectField } from "#platform/ui/fields.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { Row, Section, Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { Series, seriesContract } from "#series/contract.ts";
import {
  comesCloseTogether,
  comparedWithinDays,
  repeatingFrequencies,
  type RepeatingFrequency,
} from "#series/rules/periods.ts";
import { whyNotRepeat } from "#series/rules/repeat.ts";

const seriesApi = apiOf<typeof seriesContract>("series");
const queries = queriesOf<typeof seriesContract>("series");

/** How often an evaluation comes back, and what its lead can do about it. */
export function SeriesSection({ evaluation }: { evaluation: Evaluation }) {
  const { data } = useQuery(
    queries.read.queryOptions({ input: { evaluationId: evaluation.id }, enabled: evaluation.rights.manage }),
  );
  if (!data) return null;
  const { series } = data;
  return series?.nextStart ? (
    <Repeating evaluationId={evaluation.id} series={series} nextStart={series.nextStart} />
  ) : (
    <NotRepeating evaluation={evaluation} wasStopped={series !== null} />
  );
}

function NotRepeating({ evaluation, wasStopped }: { evaluation: Evaluation; wasStopped: boolean }) {
  const texts = useTexts("series");
  const say = useSay();
  const errorWords = useErrorWords();
  const [frequency, setFrequency] = useState<RepeatingFrequency>("quarterly");
  const { id: evaluationId, status } = evaluation;
  const start = useAction({
    run: () => seriesApi.start({ evaluationId, frequency }),
    keep: queries.read.queryKey({ input: { evaluationId } }),
  });
  const why = whyNotRepeat({ status, isRepeating: false });
  return (
    <Section title={texts.title} intro={wasStopped ? texts.stopped : texts.once}>
      <Stack>
        <SelectField
          label={texts.frequency}
          description={texts.how}
          value={frequency}
          options={repeatingFrequencies.map((value) => ({ value, label: texts.frequencies[value] }))}
          onChange={setFrequency}
        />
        {comesCloseTogether(frequency) && <Notice>{say(texts.close, { days: comparedWithinDays })}</Notice>}
        <Row>
          <Button busy={start.busy} disabledReason={why && errorWords(why)} onClick={() => void start.run()}>
            {texts.start}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

interface RepeatingProps {
  evaluationId: string;
  series: Series;
  nextStart: string;
}

function Repeating({ evaluationId, series, nextStart }: RepeatingProps) {
  const texts = useTexts("series");
  const say = useSay();
  const { language } = useLanguage();
  const [asked, setAsked] = useState<"skip" | "stop" | null>(null);
  const { version, preparedId } = series;
  const change = useAction({
    run: (which: "skip" | "stop") =>
      which === "skip"
        ? seriesApi.skipNext({ evaluationId, version })
        : seriesApi.stop({ evaluationId, version }),
    keep: queries.read.queryKey({ input: { evaluationId } }),
    onSuccess: () => setAsked(null),
    onFailure: () => setAsked(null),
  });
  const date = formatDay(language, nextStart);
  const isStopping = asked === "stop";
  return (
    <Section
      title={texts.title}
      intro={
        <>
          {say(texts.repeats[series.frequency], { date })} {say(texts.days, { count: series.daysToAnswer })}{" "}
          {preparedId && preparedId !== evaluationId && (
            <InternalLink to={paths.evaluation(preparedId)}>{texts.prepared}</InternalLink>
          )}
        </>
      }
    >
      <Row>
        <Button onClick={() => setAsked("skip")}>{texts.skip}</Button>
        <Button onClick={() => setAsked("stop")}>{texts.stop}</Button>
      </Row>
      <ConfirmDialog
        open={asked !== null}
        busy={change.busy}
        title={isStopping ? texts.stopTitle : say(texts.skipTitle, { date })}
        confirmLabel={isStopping ? texts.stop : texts.skip}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void change.run(asked)}
      >
        {isStopping ? texts.stopDetail : texts.skipDetail}
      </ConfirmDialog>
    </Section>
  );
}
