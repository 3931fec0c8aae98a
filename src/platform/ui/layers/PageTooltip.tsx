import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { later } from "../later.ts";
import type { ShownTooltip } from "../tooltip/findTooltip.ts";
import { watchTooltips } from "../tooltip/watchTooltips.ts";
import { useEscape } from "./useEscape.ts";

const TooltipFrame = later(async () => (await import("./TooltipFrame.tsx")).TooltipFrame);

interface PageTooltipProps {
  open: boolean;
  /** What happened on the page before this had come. */
  early: readonly Event[];
}

/** Watches the page, and shows what there is to show. */
export function PageTooltip({ early }: PageTooltipProps) {
  const id = useId();
  const [shown, setShown] = useState<ShownTooltip | null>(null);
  const watch = useRef<ReturnType<typeof watchTooltips>>(null);
  const begin = useEffectEvent(() => {
    watch.current = watchTooltips(setShown, early);
  });
  useEffect(() => {
    begin();
    return () => watch.current?.stop();
  }, []);
  useEscape(shown !== null, () => watch.current?.close());
  useEffect(() => (shown ? describe(shown, id) : undefined), [shown, id]);
  return <TooltipFrame open={shown !== null} id={id} shown={shown} />;
}

/** Named as a description where it says what is not read already: an icon has its name, and an ellipsis cuts no text. */
function describe({ described, lines }: ShownTooltip, id: string) {
  const read = `${(described.closest("tr") ?? described).textContent} ${described.ariaLabel ?? ""}`;
  if (described.hasAttribute("aria-describedby") || lines.every((line) => read.includes(line)))
    return undefined;
  described.setAttribute("aria-describedby", id);
  return () => described.removeAttribute("aria-describedby");
}
