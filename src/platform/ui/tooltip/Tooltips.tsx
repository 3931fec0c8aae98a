import { useEffect, useState } from "react";
import { later } from "../later.ts";

const PageTooltip = later(async () => (await import("../layers/PageTooltip.tsx")).PageTooltip);

/**
 * The tooltip of the page: one, whichever element of `tooltip(…)` or `truncated(…)` it stands beside. Its code comes with the
 * first use of the page, and is told of the event that it begins with.
 */
export function Tooltips() {
  const [early, setEarly] = useState<readonly Event[]>([]);
  useEffect(() => {
    // A finger comes with « pointerover » too.
    const keep = (event: Event) => setEarly([event]);
    document.addEventListener("pointerover", keep, { once: true });
    document.addEventListener("keydown", keep, { once: true });
  }, []);
  return <PageTooltip open={early.length > 0} early={early} />;
}
