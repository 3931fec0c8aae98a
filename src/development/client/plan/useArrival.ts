import { useEffect, useRef } from "react";
import { usePlanPage } from "./usePlanPage.ts";

/** An objective that the page goes to takes the focus, in the middle of what is seen. */
export function useArrival(id: string) {
  const { awaited, arrive } = usePlanPage();
  const place = useRef<HTMLElement>(null);
  const isAwaited = awaited === id;
  useEffect(() => {
    if (!isAwaited || !place.current) return;
    const fold = place.current.closest("details");
    if (fold) fold.open = true;
    place.current.focus({ preventScroll: true });
    place.current.scrollIntoView({ block: "nearest" });
    arrive();
  }, [isAwaited, arrive]);
  return place;
}
