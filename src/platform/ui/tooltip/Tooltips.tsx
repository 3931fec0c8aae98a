import { useEffect, useState } from "react";
import { later } from "../later.ts";

const PageTooltip = later(async () => (await import("../layers/PageTooltip.tsx")).PageTooltip);

const uses = ["pointerover", "pointerdown", "pointerup", "keydown", "focusin"];

/**
 * The tooltip of the page: one, whichever element of `tooltip(…)` or `truncated(…)` it stands beside. Its code comes with the
 * first use of the page, and is told of what happened meanwhile.
 */
export function Tooltips() {
  const [early, setEarly] = useState<readonly Event[]>([]);
  const [isWatched, setIsWatched] = useState(false);
  useEffect(() => {
    if (isWatched) return undefined;
    const keep = (event: Event) => setEarly((before) => [...before, event]);
    for (const type of uses) document.addEventListener(type, keep, true);
    return () => {
      for (const type of uses) document.removeEventListener(type, keep, true);
    };
  }, [isWatched]);
  return <PageTooltip open={early.length > 0} early={early} onWatched={setIsWatched} />;
}
