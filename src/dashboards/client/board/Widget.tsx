import { IconDownload } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, IconButton } from "#platform/ui/actions/Button.tsx";
import { ChartFigure } from "#platform/ui/charts/ChartFigure.tsx";
import type { Display } from "#platform/ui/charts/DisplayToggle.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { QueryView, type Query } from "#platform/ui/page/QueryView.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { saveSheet, type SheetRows } from "./saveFile.ts";
import styles from "./widget.module.css";

export interface WidgetContent {
  /** What is read first: « 72 % ». */
  number?: ReactNode;
  /** What there is to see, in one sentence. */
  finding: ReactNode;
  /** Without one, the table stands alone. */
  chart?: ReactNode;
  /** Null where there is nothing but the sentence. */
  table: ReactNode;
  sheet: { name: string; rows: SheetRows };
}

const displays: readonly Display[] = ["chart", "table"];

interface WidgetProps<Data> {
  title: string;
  intro?: ReactNode;
  query: Query<Data> & { isPlaceholderData?: boolean };
  /** Above the chart: what the reader chooses in this widget alone. */
  choice?: ReactNode;
  children: (data: Data) => WidgetContent;
}

/** One question about a period: number, sentence, chart, table, file. It loads and fails alone. */
export function Widget<Data>({ title, intro, query, choice, children }: WidgetProps<Data>) {
  return (
    <div className={styles.widget} data-stale={query.isPlaceholderData || undefined}>
      <Section title={title} intro={intro}>
        <QueryView query={query} skeleton="chart">
          {(data) => <Content title={title} choice={choice} {...children(data)} />}
        </QueryView>
      </Section>
    </div>
  );
}

type ContentProps = WidgetContent & { title: string; choice: ReactNode };

function Content({ title, choice, number, finding, chart, table, sheet }: ContentProps) {
  const { widget: texts } = useTexts("board");
  const say = useSay();
  const [display, setDisplay] = useState<Display>("chart");
  /** On a phone, where the number and the sentence stand alone at first. */
  const [isOpen, setIsOpen] = useState(false);
  const hasDetail = table !== null;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.finding}>
          {number !== undefined && <strong className={styles.number}>{number}</strong>}
          <span>{finding}</span>
        </p>
        {hasDetail && (
          <>
            <div className={styles.opener}>
              <Button
                size="small"
                expanded={isOpen}
                accessibleName={say(isOpen ? texts.closeNamed : texts.openNamed, { title })}
                onClick={() => setIsOpen(!isOpen)}
              >
                {isOpen ? texts.close : texts.open}
              </Button>
            </div>
            <div className={`${styles.tools} ${isOpen ? styles.isOpen : ""}`}>
              {chart !== undefined && (
                <Segments
                  label={say(texts.display, { title })}
                  value={display}
                  options={displays.map((value) => ({ value, label: texts.displays[value] }))}
                  onChange={setDisplay}
                />
              )}
              <IconButton
                label={say(texts.exportNamed, { title })}
                icon={<IconDownload size={20} aria-hidden="true" />}
                onClick={() => saveSheet(sheet.name, sheet.rows)}
              />
            </div>
          </>
        )}
      </div>
      {hasDetail && (
        <div className={`${styles.detail} ${isOpen ? styles.isOpen : ""}`}>
          {choice}
          {chart === undefined ? (
            table
          ) : (
            <ChartFigure title={title} chart={chart} table={table} display={display} />
          )}
        </div>
      )}
    </>
  );
}
