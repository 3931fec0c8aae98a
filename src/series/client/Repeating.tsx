import { useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Row, Section } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Series } from "#series/contract.ts";
import { ChangeSeriesDialog } from "./ChangeSeriesDialog.tsx";
import { seriesApi, seriesQueries } from "./queries.ts";

interface RepeatingProps {
  evaluationId: string;
  series: Series;
  nextStart: string;
}

/** The next occurrence, and the lead's actions on it and on those that follow. */
export function Repeating({ evaluationId, series, nextStart }: RepeatingProps) {
  const texts = useTexts("series");
  const say = useSay();
  const { language } = useLanguage();
  const [asked, setAsked] = useState<"change" | "skip" | "stop" | null>(null);
  const { version, preparedId } = series;
  const change = useAction({
    run: (which: "skip" | "stop") =>
      which === "skip"
        ? seriesApi.skipNext({ evaluationId, version })
        : seriesApi.stop({ evaluationId, version }),
    keep: seriesQueries.read.queryKey({ input: { evaluationId } }),
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
        <Button onClick={() => setAsked("change")}>{texts.change}</Button>
        <Button onClick={() => setAsked("skip")}>{texts.skip}</Button>
        <Button onClick={() => setAsked("stop")}>{texts.stop}</Button>
      </Row>
      <ConfirmDialog
        open={asked === "skip" || asked === "stop"}
        busy={change.busy}
        title={isStopping ? texts.stopTitle : say(texts.skipTitle, { date })}
        confirmLabel={isStopping ? texts.stop : texts.skip}
        onClose={() => setAsked(null)}
        onConfirm={() => void change.run(isStopping ? "stop" : "skip")}
      >
        {isStopping ? texts.stopDetail : texts.skipDetail}
      </ConfirmDialog>
      {asked === "change" && (
        <ChangeSeriesDialog evaluationId={evaluationId} series={series} onClose={() => setAsked(null)} />
      )}
    </Section>
  );
}
