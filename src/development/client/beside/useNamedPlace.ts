import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { stayAt } from "#reports/client/scrollToSection.ts";

/**
 * Where the address names this part of the page: once it is drawn it takes the focus, and stays in sight while the page grows
 * around it. In what is folded, it opens it.
 * @param id without the sign of the address
 */
export function useNamedPlace<Place extends HTMLElement>(id: string) {
  const place = useRef<Place>(null);
  // Of each visit: one can be led here twice.
  const visit = useLocation({
    select: ({ hash, state }) => (hash === id ? (state.__TSR_key ?? id) : null),
  });
  useEffect(() => {
    if (visit === null || !place.current) return;
    const fold = place.current.closest("details");
    if (fold) fold.open = true;
    place.current.focus({ preventScroll: true });
    stayAt(place.current);
  }, [visit]);
  return { place, isNamed: visit !== null };
}
