import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
import styles from "./DisplayToggle.module.css";
import { useChartTexts } from "./useChartTexts.ts";

export type Display = "chart" | "table";
const displays: readonly Display[] = ["chart", "table"];

interface DisplayToggleProps {
  /** Of which figure; read, not shown. */
  label: string;
  display: Display;
  onDisplay: (display: Display) => void;
  /** Of a figure whose table stands on a phone in the place of its drawing: there is nothing to choose there. */
  tableOnPhone?: boolean;
}

/** « Graphique | Tableau ». */
export function DisplayToggle({ label, display, onDisplay, tableOnPhone = false }: DisplayToggleProps) {
  const texts = useChartTexts();
  return (
    <fieldset className={`${styles.toggle} ${tableOnPhone ? styles.notOnPhone : ""}`}>
      <VisuallyHidden>
        <legend>{label}</legend>
      </VisuallyHidden>
      {displays.map((each) => (
        <button key={each} type="button" aria-pressed={display === each} onClick={() => onDisplay(each)}>
          {texts[each]}
        </button>
      ))}
    </fieldset>
  );
}
