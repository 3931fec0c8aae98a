import type { Page } from "@playwright/test";
import { holdMs } from "../src/platform/ui/actions/holdBack.ts";

/**
 * From the next load on, what is held back stays so until it is called off or the page goes: a journey presses « Annuler »
 * in time, however slow the machine. Messages that last as long stay, too.
 */
export const holdBackForGood = (page: Page) =>
  page.addInitScript((ms) => {
    const later = window.setTimeout.bind(window);
    const setTimeoutUnlessHeld = (run: () => void, delay?: number, ...rest: unknown[]) =>
      delay === ms ? 0 : later(run, delay, ...rest);
    window.setTimeout = setTimeoutUnlessHeld as typeof window.setTimeout;
  }, holdMs);
