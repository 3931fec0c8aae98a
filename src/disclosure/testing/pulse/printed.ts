import type { PulseCutCell, PulseMean, WholeCell } from "../../contract/pulse.ts";

const printMean = ({ value, end }: PulseMean) => `${value}${end ? { high: "+", low: "-" }[end] : ""}`;

/** A cell of a report as the texts that the second implementation writes; null where it is hidden. */
export function printCell(cell: WholeCell | PulseCutCell): string[] | null {
  if (cell.form === "hidden") return null;
  if (cell.form === "options") {
    const figures = cell.options.map((option) => ("count" in option ? option.count : option.percent));
    return ["answers" in cell ? `${cell.answers}: ${figures.join()}` : figures.join()];
  }
  const enps =
    cell.form === "enps"
      ? [cell.enps ? `${cell.enps.value} (${cell.enps.from}, ${cell.enps.to})` : "no eNPS"]
      : [];
  const whole = "answers" in cell ? [cell.levels?.join() ?? "no levels", `${cell.answers}`] : [];
  return [printMean(cell.mean), ...enps, ...whole];
}
