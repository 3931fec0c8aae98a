import { useState } from "react";
import { announce } from "#platform/client/screen.tsx";
import type { Display } from "#platform/ui/charts/DisplayToggle.tsx";
import { useChartTexts } from "#platform/ui/charts/useChartTexts.ts";
import { readRemembered, remember } from "../remembered.ts";
import { usePageKeys } from "../usePageKeys.ts";
import { scrollToSection } from "../scrollToSection.ts";

/** The main chart as a drawing or as numbers: chosen once on this device; T changes it from anywhere in the report. */
export function useDisplay(sectionId: string): [Display, (display: Display) => void] {
  const names = useChartTexts();
  const [display, setDisplay] = useState<Display>(() =>
    readRemembered("display") === "table" ? "table" : "chart",
  );
  const show = (next: Display) => {
    remember("display", next);
    setDisplay(next);
  };
  usePageKeys({
    t: () => {
      const next = display === "chart" ? "table" : "chart";
      show(next);
      void scrollToSection(sectionId);
      announce(names[next]);
    },
  });
  return [display, show];
}
