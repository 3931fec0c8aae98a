import { useCallback, useEffect, useRef, useState, type RefCallback } from "react";
import type { ImportView } from "#imports/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useIsSheet } from "#platform/ui/layers/useIsSheet.ts";
import { Row } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Problem } from "../rules/rowValidation.ts";
import { fitsTable, useArrangement } from "./arrangement.ts";
import styles from "./imports.module.css";
import type { ImportScreenKind } from "./kind.ts";
import { RowCards } from "./RowCards.tsx";
import { RowTable } from "./RowTable.tsx";
import type { RowFilter } from "../vocabulary.ts";

interface Cell {
  number: number;
  field: string;
  value: string;
}

interface RowGridProps {
  kind: ImportScreenKind;
  view: ImportView;
  show: RowFilter;
  page: number;
  limit: number;
  /** The rows are still those of the page before. */
  isArriving: boolean;
  onPage: (page: number) => void;
  correct: (cell: Cell) => Promise<ImportView>;
  onCorrected: (view: ImportView) => void;
}

/** Rows of the file, each cell of which can be corrected: a table, and cards where there is no room for one. */
export function RowGrid({
  kind,
  view,
  show,
  page,
  limit,
  isArriving,
  onPage,
  correct,
  onCorrected,
}: RowGridProps) {
  const { verify, problems } = useTexts("imports");
  const say = useSay();
  const isNarrow = useIsSheet();
  const [widthInRem, measure] = useWidth();
  const arrangement = useArrangement(view, isArriving ? null : `${show} ${page}`);
  const { place, keepFocus } = useFocusOnNextMistake(view);
  const { fields } = useTexts("platform");
  const sentences: Readonly<Record<string, string>> = { ...fields, ...problems, ...kind.texts.problems };
  const describeProblem = ({ code, values }: Problem) => say(sentences[code] ?? code, values ?? {});
  const save = useAction({
    run: correct,
    isRepeatable: true,
    onSuccess: (now, { number }) => {
      keepFocus();
      onCorrected(now);
      const row = now.rows.find((one) => one.number === number);
      const [first] = row?.state === "error" ? Object.values(row.problems ?? {}) : [];
      announce(
        first
          ? say(verify.stillWrong, { row: number, problem: describeProblem(first) })
          : say(verify.corrected, { row: number }),
      );
    },
  });
  const from = page * limit;
  const Rows = isNarrow || !fitsTable(arrangement, widthInRem) ? RowCards : RowTable;
  return (
    <div ref={place} tabIndex={-1} className={styles.step}>
      <div ref={measure} />
      {view.rows.length === 0 ? (
        <p>{show === "error" ? verify.nothingLeft : verify.none}</p>
      ) : (
        <Rows
          rows={view.rows}
          arrangement={arrangement}
          formatField={(field) => kind.texts.columns[field] ?? field}
          describeProblem={describeProblem}
          onSave={(number, field, value) => void save.run({ number, field, value })}
        />
      )}
      {view.shownCount > limit && show !== "all" && (
        <Row>
          <Button size="small" off={page === 0} onClick={() => onPage(page - 1)}>
            {verify.previous}
          </Button>
          <span>
            {say(verify.range, { from: from + 1, to: from + view.rows.length, total: view.shownCount })}
          </span>
          <Button
            size="small"
            off={from + view.rows.length >= view.shownCount}
            onClick={() => onPage(page + 1)}
          >
            {verify.next}
          </Button>
        </Row>
      )}
    </div>
  );
}

/** A row that is right leaves the list: the focus moves to the next mistake, not to the top of the page. */
function useFocusOnNextMistake(view: ImportView) {
  const place = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  const keepFocus = () => {
    wasInside.current = place.current?.contains(document.activeElement) ?? false;
  };
  useEffect(() => {
    if (!wasInside.current) return;
    wasInside.current = false;
    if (document.activeElement !== document.body) return;
    const next = place.current?.querySelector<HTMLElement>("[aria-invalid]") ?? place.current;
    next?.focus();
  }, [view]);
  return { place, keepFocus };
}

/** The width of an element in rem: a larger text needs more room. */
function useWidth(): [number, RefCallback<HTMLElement>] {
  const [rem, setRem] = useState(Infinity);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (entry) setRem(entry.contentRect.width / size);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [rem, measure];
}
