import { useState, type ReactNode } from "react";
import type { CompanyFigures } from "#analytics/contract/figures.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import { listCutsShown, type FigurePeriod } from "../../../rules/figures.ts";
import { Widget, type WidgetContent } from "../Widget.tsx";
import styles from "./figures.module.css";
import { useFigures, type PartKind } from "./useFigures.ts";
import { useFigureWords } from "./useFigureWords.ts";

const parts: readonly PartKind[] = ["direction", "team", "position"];

interface FigureWidgetProps {
  title: string;
  period: FigurePeriod;
  onPeriod: (period: FigurePeriod) => void;
  /** Said beside, where there are none. */
  beside?: ReactNode;
  /** Null where this period has none of its figures. */
  children: (data: CompanyFigures, by: PartKind) => WidgetContent | null;
}

/** Figures of a closed period by direction, team or position, with what is said where there are none. */
export function FigureWidget({ title, period, onPeriod, beside, children }: FigureWidgetProps) {
  const { figures: texts } = useTexts("board");
  const { language } = useLanguage();
  const say = useSay();
  const words = useFigureWords();
  const { role, isAdmin } = useViewer();
  const isOfTeams = role === "team_manager" && !isAdmin;
  const [by, setBy] = useState<PartKind>(isOfTeams ? "team" : "direction");
  const figures = useFigures(by, period);
  const renderNone = (told: CompanyFigures["told"]): WidgetContent => {
    const last = told && { kind: period.kind, start: told.last };
    const isElsewhere = last !== null && last.start !== period.start;
    return {
      finding: (
        <>
          {told ? texts.none : texts.noneAtAll}{" "}
          {isElsewhere && (
            <Button variant="quiet" size="small" onClick={() => onPeriod(last)}>
              {say(texts.see, { period: formatPeriod(language, last) })}
            </Button>
          )}{" "}
          {beside}
        </>
      ),
      table: null,
      sheet: { name: "", rows: [] },
    };
  };
  const choice: ReactNode = !isOfTeams && (
    <div className={styles.choice}>
      <Segments
        label={texts.by}
        value={by}
        options={parts.map((value) => ({ value, label: texts.cuts[value] }))}
        onChange={setBy}
      />
    </div>
  );
  return (
    <Widget
      title={title}
      intro={figures.data ? words.intro(period, figures.data) : formatPeriod(language, period)}
      query={figures}
      choice={choice}
    >
      {(data) => {
        const content = listCutsShown(data).length === 0 || data.asOf === null ? null : children(data, by);
        if (!content) return renderNone(data.told);
        if (data.nextCursor === null) return content;
        return {
          ...content,
          table: (
            <>
              {content.table}
              <div className={styles.more}>
                <Button size="small" busy={figures.isReadingMore} onClick={figures.readMore}>
                  {texts.more}
                </Button>
              </div>
            </>
          ),
        };
      }}
    </Widget>
  );
}
