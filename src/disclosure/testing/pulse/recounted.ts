import type { PulseSnapshot } from "../../contract/pulse.ts";
import { listLevels } from "../../rules/pulse/run.ts";
import { wholeRun } from "../../vocabulary.ts";
import { printCell } from "./printed.ts";
import type { AnsweredRun } from "./runs.ts";
import { printAgain } from "./second.ts";

/** Printed figures that the second implementation, from each answer, does not print; it may hide nothing more. */
export function listOtherFigures(run: AnsweredRun, snapshot: PulseSnapshot): string[] {
  return snapshot.questions.flatMap(({ key, whole, cuts }) => {
    const question = run.questions.find((each) => each.key === key)!;
    return [{ cut: wholeRun, cell: whole }, ...cuts].flatMap(({ cut, cell }) => {
      const printed = printCell(cell);
      if (!printed) return [];
      const people = run.people.filter(({ cuts: own }) => cut === wholeRun || own.includes(cut));
      const counts = listLevels(question).map(
        (level) => people.filter(({ levels }) => levels[key] === level).length,
      );
      const isWhole = cut === wholeRun;
      const again = printAgain(question, counts, { threshold: run.threshold, isWhole });
      // A distribution may be withheld because of what stands beside it.
      const isSame = printed.every((text, index) => text === "no levels" || text === again?.[index]);
      return isSame && printed.length === again?.length
        ? []
        : [`${key} ${cut}: ${printed.join(" ")}, again ${again?.join(" ") ?? "hidden"}`];
    });
  });
}
