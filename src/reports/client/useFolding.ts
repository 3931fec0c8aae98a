import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { breakpoints } from "#platform/client/breakpoints.ts";
import { closeSection, listFoldable, listOpenAtFirst, openSection } from "../rules/folding.ts";
import type { SectionId } from "../rules/sections.ts";
import { readOpened, rememberOpened } from "./remembered.ts";
import { scrollToSection } from "./scrollToSection.ts";

interface Folding {
  folds: (id: string) => boolean;
  isOpen: (id: string) => boolean;
  open: (id: string) => void;
  /** Opens or closes a section, and leaves its heading where it is on the screen. */
  toggle: (id: string, heading: HTMLElement) => void;
  /** To the title of a section, which takes the focus; opens it. */
  goTo: (id: string) => void;
}

const FoldingContext = createContext<Folding>({
  folds: () => false,
  isOpen: () => true,
  open: () => {},
  toggle: () => {},
  goTo: (id) => void scrollToSection(id),
});
export const FoldingProvider = FoldingContext.Provider;
export const useFolding = () => useContext(FoldingContext);

/** In print nothing is folded. */
export const PrintingContext = createContext(false);

const isNarrow = () => !matchMedia(`(min-width: ${breakpoints.sm})`).matches;
const readHash = () => location.hash.slice(1);

/**
 * Which sections are open: decided once by the width of the window, then by the reader alone, and remembered for this
 * tab.
 * @param ids empty where nothing folds
 * @param isShown the sections are on the page, which is led to the one that the address names
 */
export function useFoldedSections(
  evaluationId: string,
  ids: readonly SectionId[],
  isShown: boolean,
): Folding {
  const [opened, setOpened] = useState<readonly string[]>(() => [
    ...(readOpened(evaluationId) ?? listOpenAtFirst(isNarrow())),
    readHash(),
  ]);
  const folding = useMemo(() => {
    const foldable = listFoldable(ids);
    const find = (id: string) => foldable.find((one) => one === id);
    const change = (next: readonly SectionId[]) => {
      rememberOpened(evaluationId, next);
      // At once: what opens is scrolled to.
      flushSync(() => setOpened(next));
    };
    const known = foldable.filter((id) => opened.includes(id));
    const open = (id: string) => {
      const section = find(id);
      if (section && !known.includes(section)) change(openSection(known, section, isNarrow()));
    };
    return {
      folds: (id: string) => find(id) !== undefined,
      isOpen: (id: string) => opened.includes(id),
      open,
      toggle: (id: string, heading: HTMLElement) => {
        const section = find(id);
        if (!section) return;
        const place = heading.getBoundingClientRect().top;
        if (known.includes(section)) change(closeSection(known, section));
        else open(section);
        window.scrollBy({ top: heading.getBoundingClientRect().top - place, behavior: "instant" });
      },
      goTo: (id: string) => {
        open(id);
        void scrollToSection(id);
      },
    };
  }, [evaluationId, ids, opened]);

  useEffect(() => {
    const follow = () => folding.goTo(readHash());
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [folding]);
  // Some sections come after the page: what is compared with earlier reports.
  useEffect(() => {
    if (isShown && readHash()) void scrollToSection(readHash());
  }, [ids.length, isShown]);
  return folding;
}
