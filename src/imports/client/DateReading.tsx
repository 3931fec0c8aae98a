import { useState } from "react";
import type { ImportView } from "#imports/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import styles from "./imports.module.css";
import { dateOrders, type DateOrder } from "../vocabulary.ts";

interface DateReadingProps {
  dates: ImportView["dates"];
  /** A field in words. */
  formatField: (field: string) => string;
  onChoose: (field: string, order: DateOrder) => void;
}

/** How the dates of each column are read, in words: chosen where the column leaves it open, changed where one sees better. */
export function DateReading({ dates, formatField, onChoose }: DateReadingProps) {
  const { dates: texts } = useTexts("imports");
  const read = dates.filter(({ samples }) => samples.length > 0);
  if (read.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Stack>
        {read.map((column) => (
          <ColumnDates
            key={column.field}
            column={column}
            name={formatField(column.field)}
            onChoose={(order) => onChoose(column.field, order)}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface ColumnDatesProps {
  column: ImportView["dates"][number];
  name: string;
  onChoose: (order: DateOrder) => void;
}

function ColumnDates({ column: { order, samples }, name, onChoose }: ColumnDatesProps) {
  const { dates: texts } = useTexts("imports");
  const { language } = useLanguage();
  const say = useSay();
  const [isChanging, setIsChanging] = useState(false);
  const possible = dateOrders.filter((one) => samples.some(({ days }) => days[one]));
  const differ = samples.some(({ days }) => new Set(Object.values(days)).size > 1);
  const describeOrder = (one: DateOrder) =>
    samples
      .flatMap(({ cell, days }) => {
        const day = days[one];
        return day ? [say(texts.readAs, { cell, day: formatDay(language, day) })] : [];
      })
      .join(", ");
  if (order === null || isChanging)
    return (
      <ChoiceCards
        legend={say(texts.which, { column: name })}
        description={order === null ? texts.whichHelp : undefined}
        value={order}
        onChange={(one) => {
          setIsChanging(false);
          onChoose(one);
        }}
        choices={possible.map((one) => ({
          value: one,
          label: texts.orders[one],
          description: describeOrder(one),
        }))}
      />
    );
  return (
    <div className={styles.leftOut}>
      <span>{say(texts.column, { column: name, dates: describeOrder(order) })}</span>
      {differ && (
        <button
          type="button"
          className={styles.textButton}
          aria-label={say(texts.changeOf, { column: name })}
          onClick={() => setIsChanging(true)}
        >
          {texts.change}
        </button>
      )}
    </div>
  );
}
