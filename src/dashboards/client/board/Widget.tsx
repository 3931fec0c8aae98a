import { IconDownload } from "@tabler/icons-react";
import { useState, type CSSProperties, type ReactNode } from "react";
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
  /** Without a line under its head there is no file. */
  sheet: { name: string; rows: SheetRows };
  /** Under all of it, on a phone as well. */
  foot?: ReactNode;
}

const displays: readonly Display[] = ["chart", "table"];

interface WidgetProps<Data> {
  title: string;
  intro?: ReactNode;
  query: Query<Data> & { isPlaceholderData?: boolean };
  /** The room that its content will take, in pixels: what stands below does not move when it comes. */
  room?: number;
  children: (data: Data) => WidgetContent;
}

/** One question about a period: number, sentence, chart, table, file. It loads and fails alone. */
export function Widget<Data>({ title, intro, query, room, children }: WidgetProps<Data>) {
  const reserved = room === undefined ? undefined : ({ "--room": `${room}px` } as CSSProperties);
  return (
    <div className={styles.widget} data-stale={query.isPlaceholderData || undefined} style={reserved}>
      <Section title={title} intro={intro}>
        <QueryView query={query} skeleton="chart">
          {(data) => <Content title={title} {...children(data)} />}
        </QueryView>
      </Section>
    </div>
  );
}

type ContentProps = WidgetContent & { title: string };

function Content({ title, number, finding, chart, table, sheet, foot }: ContentProps) {
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
              {sheet.rows.length > 1 && (
                <IconButton
                  label={say(texts.exportNamed, { title })}
                  icon={<IconDownload size={20} aria-hidden="true" />}
                  onClick={() => saveSheet(sheet.name, sheet.rows)}
                />
              )}
            </div>
          </>
        )}
      </div>
      {hasDetail && (
        <div className={`${styles.detail} ${isOpen ? styles.isOpen : ""}`}>
          {chart === undefined ? (
            table
          ) : (
            <ChartFigure title={title} chart={chart} table={table} display={display} />
          )}
        </div>
      )}
      {foot}
    </>
  );
}
