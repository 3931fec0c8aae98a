import { useLocation, useRouter, type RouterHistory } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { readPlace, savePlace } from "./places.ts";
import { focusRow, findRowKey } from "./rows.ts";

/**
 * Back (and Forward, and a reload) leads to the row and the scroll position at which the list was left; any other way
 * begins at the top. `isReady`: the rows of the page that the address names are drawn.
 */
export function useReturn(frame: RefObject<HTMLElement | null>, isReady: boolean) {
  const { history }: { history: RouterHistory } = useRouter();
  const { pathname, entry } = useLocation({
    select: ({ pathname, state }) => ({ pathname, entry: state.__TSR_key ?? "" }),
    structuralSharing: true,
  });
  const [own] = useState(pathname);
  const [isReturn] = useState(() => readPlace(entry) !== null);
  const row = useRef<string | null>(null);

  useEffect(() => {
    let here = history.location.state.__TSR_key ?? "";
    const save = () => savePlace(here, { scroll: window.scrollY, row: row.current });
    const unsubscribe = history.subscribe(({ action, location }) => {
      if (action.type === "PUSH") save();
      here = location.state.__TSR_key ?? "";
    });
    // Before the router hears of it, and before the browser scrolls: what stands is still what is left.
    window.addEventListener("popstate", save, true);
    window.addEventListener("pagehide", save);
    return () => {
      unsubscribe();
      window.removeEventListener("popstate", save, true);
      window.removeEventListener("pagehide", save);
    };
  }, [history]);

  // Safari does not give the focus to a link that is clicked: both are heard.
  useEffect(() => {
    const list = frame.current;
    const note = ({ target }: Event) => {
      row.current = findRowKey(target) ?? row.current;
    };
    list?.addEventListener("focusin", note);
    list?.addEventListener("click", note, true);
    return () => {
      list?.removeEventListener("focusin", note);
      list?.removeEventListener("click", note, true);
    };
  }, [frame]);

  const shown = useRef(isReturn ? "" : entry);
  useLayoutEffect(() => {
    if (!isReady || !frame.current || pathname !== own || shown.current === entry) return;
    shown.current = entry;
    const place = readPlace(entry);
    if (place) {
      window.scrollTo(0, place.scroll);
      if (place.row) focusRow(frame.current, place.row);
    } else if (history.location.state.isTurned) {
      window.scrollTo(0, 0);
      frame.current.querySelector("h1")?.focus({ preventScroll: true });
    }
  }, [isReady, entry, pathname, own, frame, history]);

  return { isReturn };
}
