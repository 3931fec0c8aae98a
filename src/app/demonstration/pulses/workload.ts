import { demoPeople } from "../../../../database/demo.ts";
import { demoOpenComments } from "../../../../database/demo/pulses.ts";
import { accountHolderKeys } from "../people.ts";
import { createSeededRandom } from "../seededRandom.ts";
import type { GivenInMonth } from "./answers.ts";

/** So many have answered; those who look at the demonstration have not. */
const answered = 21;
/** Around which they answer, in levels of 1 to 5. */
const levels = {
  workload_hours: 2.9,
  workload_priorities: 3.5,
  workload_means: 3.4,
  workload_breaks: 2.8,
} as const;
const choices = ["light", "right", "right", "heavy", "heavy", "heavy", "too_heavy"] as const;

/** What has come so far in the survey « Charge de travail », which is open. */
export function drawWorkload(): GivenInMonth[] {
  const random = createSeededRandom("open pulse");
  const level = (around: number) => Math.min(5, Math.max(1, Math.round(around + (random() - 0.5) * 3)));
  return demoPeople
    .filter(({ key }) => !accountHolderKeys.includes(key))
    .map(({ key }) => ({ key, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, answered)
    .map(({ key }, index) => {
      const words = demoOpenComments[index];
      return {
        key,
        answers: {
          ...Object.fromEntries(
            Object.entries(levels).map(([question, around]) => [question, level(around)]),
          ),
          workload_level: choices[Math.floor(random() * choices.length)] ?? "right",
          ...(words && { workload_lighten: words }),
        },
      };
    });
}
