import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Explainable, useExplain } from "#analytics/client/explain/Explained.tsx";
import { analytics } from "#analytics/client/queries.ts";
import type { Cut } from "#analytics/contract/figures.ts";
import { type FigurePeriodKind, figurePeriodKinds } from "#disclosure/vocabulary.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { HeatTable } from "#platform/ui/charts/HeatTable.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { formatShortPeriod } from "#platform/formatPeriod.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import { findLastClosed, toChartValue, type FigurePeriod } from "../../rules/figures.ts";
import styles from "../board/board.module.css";
import { useFigureWords } from "../board/figures/useFigureWords.ts";
import { TrendsWidget } from "../board/trends/TrendsWidget.tsx";
import { Widget } from "../board/Widget.tsx";

const range = { from: 1, to: 5 };

interface TeamSkillsProps {
  open: boolean;
  team: { id: string; name: string };
}

/** « Compétences » on the page of a team: its published figures over eight periods, from five people on. */
export function TeamSkills({ team }: TeamSkillsProps) {
  const today = useToday();
  const { teamSkills: texts, kinds } = useTexts("board");
  const [kind, setKind] = useState<FigurePeriodKind>("quarter");
  const period = findLastClosed(kind, today);
  const cut: Cut = { kind: "team", id: team.id, name: { fr: team.name, en: null } };
  return (
    <Explainable>
      <div className={styles.board}>
        <Segments
          label={texts.by}
          value={kind}
          options={figurePeriodKinds.map((value) => ({ value, label: kinds[value] }))}
          onChange={setKind}
        />
        <TeamHeat cut={cut} period={period} />
        <TrendsWidget kind={kind} day={period.start} cut={cut} />
      </div>
    </Explainable>
  );
}

function TeamHeat({ cut, period }: { cut: Cut; period: FigurePeriod }) {
  const { figures, teamSkills: texts, trend } = useTexts("board");
  const { language } = useLanguage();
  const words = useFigureWords();
  const explain = useExplain();
  const query = useQuery(
    analytics.trends.queryOptions({
      input: { kind: period.kind, day: period.start, cut: cut.kind, ...(cut.id && { cutId: cut.id }) },
      placeholderData: keepPreviousData,
    }),
  );
  const name = (start: string) => formatShortPeriod(language, { kind: period.kind, start });
  return (
    <Widget title={texts.title} intro={texts.intro} query={query}>
      {({ measures, periods, asOf }) => {
        const rows = periods.map((start, index) => ({
          key: start,
          header: name(start),
          cells: measures.map(({ cells }) => toChartValue(cells[index]?.cell)),
        }));
        const sheet = {
          name: `${texts.file}-${period.start}`,
          rows: [
            [trend.period, ...measures.map(words.measure)],
            ...rows.map(({ header, cells }) => [header, ...cells.map(words.valueOrMasked)]),
          ],
        };
        if (measures.length === 0) return { finding: texts.none, table: null, sheet };
        return {
          finding: words.finding(rows.flatMap(({ cells }) => cells)),
          table: (
            <HeatTable
              caption={texts.title}
              head={trend.period}
              columns={measures.map((measure) => ({ key: measure.key, label: words.measure(measure) }))}
              rows={rows}
              range={range}
              say={words.value}
              maskedReason={figures.maskedReason}
              onExplain={
                explain &&
                ((place, button) => {
                  const measure = measures.find(({ key }) => key === place.column);
                  const cell = measure?.cells[periods.indexOf(place.row)]?.cell;
                  if (measure && cell) explain({ kind: "cut", cut, measure, cell, asOf }, button);
                })
              }
            />
          ),
          sheet,
        };
      }}
    </Widget>
  );
}
