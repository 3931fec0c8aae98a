import { expect, test } from "vitest";
import { replaceFigures } from "./table.ts";

const titles = ["Anonymity", "Races"];
const run = (title: string, measured: number, day = "2026-11-21") => ({
  title,
  day,
  machine: "2 cores",
  figures: [{ name: "rounds", measured, asked: "2,000" }],
});

test("a proof replaces its own rows, keeps those of the others, in the order of the proofs", () => {
  const first = replaceFigures("", run("Races", 100), titles);
  const second = replaceFigures(first, run("Anonymity", 5), titles);
  const third = replaceFigures(second, run("Races", 2000, "2026-11-22"), titles);
  expect(third.split("\n").filter((line) => line.startsWith("| "))).toEqual([
    "| Proof | What | Measured | Asked | Met | Day |",
    "| Anonymity | rounds | 5 | 2,000 |  | 2026-11-21 |",
    "| Races | rounds | 2000 | 2,000 |  | 2026-11-22 |",
  ]);
});

test("a figure cannot break the table", () => {
  const figures = [{ name: "a|b\nc", measured: "1 | 2" }];
  const page = replaceFigures("", { title: "Races", day: "2026-11-21", machine: "2 cores", figures }, titles);
  expect(page).toContain("| Races | a/b c | 1 / 2 |  |  | 2026-11-21 |");
});

test("of figures with one name, the worst is shown", () => {
  const buildFigure = (distance: number) => ({ name: "404: known or unknown", measured: distance, distance });
  const run = { title: "Races", day: "2026-11-21", machine: "2 cores" };
  const page = replaceFigures(
    "",
    { ...run, figures: [buildFigure(0.01), buildFigure(0.04), buildFigure(0.02)] },
    titles,
  );
  expect(page.match(/known or unknown.*/g)).toEqual(["known or unknown | 0.04 |  |  | 2026-11-21 |"]);
});
