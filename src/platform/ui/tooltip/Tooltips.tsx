import { useEffect, useId, useRef, useState } from "react";
import { later } from "../later.ts";
import { useEscape } from "../layers/useEscape.ts";
import type { ShownTooltip } from "./tooltip.ts";
import type { watchTooltips } from "./watchTooltips.ts";

const TooltipFrame = later(async () => (await import("../layers/TooltipFrame.tsx")).TooltipFrame);

/** The tooltip of the page: one, whichever element of `tooltip(…)` or `truncated(…)` it stands beside. */
export function Tooltips() {
  const id = useId();
  const [shown, setShown] = useState<ShownTooltip | null>(null);
  const watch = useRef<ReturnType<typeof watchTooltips>>(null);
  // The page is shown without it: it is fetched as soon as the page stands.
  useEffect(() => {
    let isGone = false;
    const fetch = async () => {
      const { watchTooltips: start } = await import("./watchTooltips.ts");
      if (!isGone) watch.current = start(setShown);
    };
    fetch().catch(() => {});
    return () => {
      isGone = true;
      watch.current?.stop();
    };
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
