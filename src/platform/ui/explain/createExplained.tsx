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
import { keepOneStop, moveAlong } from "./figureStops.ts";
import styles from "./createExplained.module.css";

/** What the panel that explains is given. */
export interface ExplanationLayer<Figure> {
  id: string;
  open: boolean;
  onChange: (open: boolean) => void;
  /** The figure, and the button that shows it. */
  asked: { figure: Figure; button: HTMLElement } | null;
}

interface ExplainableProps<Figure> {
  /** Explains them; its code may come later. */
  panel: (layer: ExplanationLayer<Figure>) => ReactNode;
  children: ReactNode;
}

/** « Explique ce chiffre » for the figures of a concept: what is explained, in one panel for all, and each figure. */
export function createExplained<Figure>() {
  const ExplanationContext = createContext<((figure: Figure, button: HTMLElement) => void) | null>(null);

  function Explainable({ panel, children }: ExplainableProps<Figure>) {
    const id = useId();
    const [open, setOpen] = useState(false);
    const [asked, setAsked] = useState<ExplanationLayer<Figure>["asked"]>(null);
    const explain = useMemo(
      () => (figure: Figure, button: HTMLElement) => {
        setAsked({ figure, button });
        setOpen(true);
      },
      [],
    );
    return (
      <ExplanationContext value={explain}>
        {children}
        {panel({ id, open, onChange: setOpen, asked })}
      </ExplanationContext>
    );
  }

  /** A printed figure which says where it comes from when it is pressed, one stop for a row of them; plain text outside of an `Explainable`. */
  function Explained({ figure, children }: { figure: Figure; children: ReactNode }) {
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

  /** Explains a figure whose place is no button, as a cell of a grid; null outside of an `Explainable`. */
  const useExplain = () => useContext(ExplanationContext);

  return { Explainable, Explained, useExplain };
}
