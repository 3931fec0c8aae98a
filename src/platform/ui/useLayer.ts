import { useId, useRef, useState, type RefObject } from "react";

/** What a layer is told of the button that opens it. */
export interface LayerProps {
  /** The button; the layer's own id follows from it, as Mantine makes it. */
  id: string;
  target: RefObject<HTMLElement | null>;
  open: boolean;
  onChange: (open: boolean) => void;
}

/**
 * A button and the layer that it opens, whose code may come later: `button` goes to the button, `layer` to the layer,
 * which is mounted from the first opening on.
 */
export function useLayer(kind: "menu" | "dialog") {
  const id = useId();
  const target = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isKnown, setIsKnown] = useState(false);
  const change = (next: boolean) => {
    setIsKnown(true);
    setOpen(next);
  };
  return {
    target,
    open,
    isKnown,
    close: () => setOpen(false),
    button: {
      ref: target,
      id,
      type: "button",
      "aria-haspopup": kind,
      "aria-expanded": open,
      "aria-controls": open ? `${id}-dropdown` : undefined,
      onClick: () => change(!open),
    } as const,
    layer: { id, target, open, onChange: change } satisfies LayerProps,
  };
}
