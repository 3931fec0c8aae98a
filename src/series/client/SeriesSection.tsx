import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { findWorkingDayInstead } from "#company/rules/workingDays.ts";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { ReportModel } from "#evaluations/client/launch/reportModel/ReportModel.tsx";
import { repeatingFrequencies, type RepeatingFrequency } from "#evaluations/vocabulary/frequencies.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { CheckboxField, SelectField } from "#platform/ui/forms/fields.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useSmallGroups } from "#evaluations/client/launch/useSmallGroups.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import { comesCloseTogether, comparedWithinDays } from "#series/rules/periods.ts";
import { resolveAnchor, whyNotRepeat } from "#series/rules/repeat.ts";
import { seriesApi, seriesQueries } from "./queries.ts";
import { Repeating } from "./Repeating.tsx";

/** How often an evaluation comes back, and the lead's actions on it. */
export function SeriesSection({ evaluation }: { evaluation: Evaluation }) {
  const { manage } = evaluation.rights;
  const query = useQuery(
    seriesQueries.read.queryOptions({ input: { evaluationId: evaluation.id }, enabled: manage }),
  );
  if (!manage) return null;
  return (
    <QueryView query={query} skeleton="form">
      {({ series }) =>
        series?.nextStart ? (
          <Repeating evaluationId={evaluation.id} series={series} nextStart={series.nextStart} />
        ) : (
          <NotRepeating evaluation={evaluation} wasStopped={series !== null} />
        )
      }
    </QueryView>
  );
}

function NotRepeating({ evaluation, wasStopped }: { evaluation: Evaluation; wasStopped: boolean }) {
  const texts = useTexts("series");
  const say = useSay();
  const formatError = useErrorWords();
  const [frequency, setFrequency] = useState<RepeatingFrequency>("quarterly");
  const { id: evaluationId, status } = evaluation;
  const [isMoved, setIsMoved] = useState(true);
  const { language } = useLanguage();
  const anchor = resolveAnchor(evaluation, useToday());
  const workingDay = findWorkingDayInstead(anchor);
  // The participants are settled: only groups that another report would hide need a confirmation.
  const hidden = useSmallGroups({ ...evaluation, participants: [] });
  const start = useAction({
    run: () =>
      hidden.attempt((acceptsSmallGroups) =>
        seriesApi.start({
          evaluationId,
          frequency,
          fromWorkingDay: workingDay !== null && isMoved,
          acceptsSmallGroups,
        }),
      ),
    keep: seriesQueries.read.queryKey({ input: { evaluationId } }),
    // Nothing was begun yet where a confirmation is asked.
    keptFrom: (answer) => answer ?? undefined,
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
        {workingDay && (
          <Notice role="status">
            {say(texts.notWorkingDay, { date: formatDay(language, anchor, "withWeekday") })}
            <CheckboxField
              label={say(texts.fromWorkingDay, { date: formatDay(language, workingDay, "withWeekday") })}
              checked={isMoved}
              onChange={setIsMoved}
            />
          </Notice>
        )}
        <ReportModel later="eachTime" />
        {hidden.notices}
        <Row>
          <Button
            busy={start.busy}
            disabledReason={why ? formatError(why) : hidden.disabledReason}
            onClick={() => void start.run()}
          >
            {texts.start}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}
