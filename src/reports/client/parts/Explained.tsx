import {
  createContext,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { later } from "#platform/ui/later.ts";
import type { Report } from "../../contract.ts";
import type { ExplainedFigure } from "../../rules/explain.ts";
import type { ReportWords } from "../../rules/words.ts";
import { keepOneStop, moveAlong } from "./figureStops.ts";
import styles from "./explained.module.css";

const ExplanationPanel = later(
  async () => (await import("../explain/ExplanationPanel.tsx")).ExplanationPanel,
);

type Explain = (figure: ExplainedFigure, button: HTMLButtonElement) => void;
const ExplanationContext = createContext<Explain | null>(null);

interface ExplainableProps {
  report: Report;
  words: ReportWords;
  children: ReactNode;
}

/** A report whose figures can be explained, in one panel for all of them. */
export function Explainable({ report, words, children }: ExplainableProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ figure: ExplainedFigure; button: HTMLButtonElement } | null>(null);
  const explain: Explain = useMemo(
    () => (figure, button) => {
      setAsked({ figure, button });
      setOpen(true);
    },
    [],
  );
  return (
    <ExplanationContext value={explain}>
      {children}
      <ExplanationPanel id={id} open={open} onChange={setOpen} asked={asked} report={report} words={words} />
    </ExplanationContext>
  );
}

/** A printed figure which says where it comes from when it is pressed, one stop for a row of them; plain text outside of an `Explainable`. */
export function Explained({ figure, children }: { figure: ExplainedFigure; children: ReactNode }) {
  const explain = useContext(ExplanationContext);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (button.current) keepOneStop(button.current);
  });
  if (!explain) return children;
  return (
    <button
      ref={button}
      type="button"
      data-figure
      className={styles.explained}
      aria-haspopup="dialog"
      onKeyDown={(event) => {
        if (moveAlong(event.currentTarget, event.key)) event.preventDefault();
      }}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button that is clicked, and the focus comes back to it.
        currentTarget.focus();
        explain(figure, currentTarget);
      }}
    >
      {children}
    </button>
  );
}
