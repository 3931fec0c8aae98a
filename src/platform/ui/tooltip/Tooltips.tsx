import { useEffect, useState } from "react";
import { later } from "../later.ts";

const PageTooltip = later(async () => (await import("../layers/PageTooltip.tsx")).PageTooltip);

const uses = ["pointerover", "pointerdown", "pointerup", "keydown", "focusin"];

/**
 * The tooltip of the page: one, whichever element of `tooltip(…)` or `truncated(…)` it stands beside. Its code comes with the
 * first use of the page, and is told of the first of each event that happened meanwhile.
 */
export function Tooltips() {
  const [early, setEarly] = useState<readonly Event[]>([]);
  useEffect(() => {
    const keep = (event: Event) => setEarly((before) => [...before, event]);
    for (const type of uses) document.addEventListener(type, keep, { capture: true, once: true });
  }, []);
  return <PageTooltip open={early.length > 0} early={early} />;
}
