import { useId, useRef, useState, type RefObject } from "react";

/** What a layer knows of the button that opens it. */
export interface LayerProps {
  /** The button; the layer's own id follows from it, as Mantine makes it. */
  id: string;
  target: RefObject<HTMLElement | null>;
  open: boolean;
  onChange: (open: boolean) => void;
}

/**
 * A button and the layer that it opens, whose code may come later: `button` goes to the button, `layer` to the layer.
 */
export function useLayer(kind: "menu" | "dialog") {
  const id = useId();
  const target = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return {
    target,
    open,
    close: () => setOpen(false),
    button: {
      ref: target,
      id,
      "aria-haspopup": kind,
      "aria-expanded": open,
      "aria-controls": open ? `${id}-dropdown` : undefined,
      onClick: () => setOpen(!open),
    } as const,
    layer: { id, target, open, onChange: setOpen } satisfies LayerProps,
  };
}
