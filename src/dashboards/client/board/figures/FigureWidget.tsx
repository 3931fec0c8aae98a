import type { ReactNode } from "react";
import type { CompanyFigures } from "#analytics/contract/figures.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { listCutsShown, type FigurePeriod } from "../../../rules/figures.ts";
import { Widget, type WidgetContent } from "../Widget.tsx";
import styles from "./figures.module.css";
import { useFigures, type PartKind } from "./useFigures.ts";
import { useFigureWords } from "./useFigureWords.ts";

/** Figures of a closed period, by direction, team or position. */
export interface FiguresShown {
  period: FigurePeriod;
  by: PartKind;
}

interface FigureWidgetProps extends FiguresShown {
  title: string;
  room: number;
  /** Said where this period has none of its figures. */
  none: ReactNode;
  /** Null where this period has none of its figures. */
  children: (data: CompanyFigures) => WidgetContent | null;
}

/** A widget of the figures of a period, page after page. */
export function FigureWidget({ title, period, by, room, none, children }: FigureWidgetProps) {
  const { figures: texts } = useTexts("board");
  const words = useFigureWords();
  const figures = useFigures(by, period);
  return (
    <Widget title={title} intro={words.intro(period, figures.data)} query={figures} room={room}>
      {(data) => {
        const content = listCutsShown(data).length === 0 || data.asOf === null ? null : children(data);
        if (!content) return { finding: none, table: null, sheet: { name: "", rows: [] } };
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
