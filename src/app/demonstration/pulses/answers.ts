import type { GivenAnswers } from "#pulses/rules/answers.ts";
import { no, yes } from "#pulses/rules/answers.ts";
import { demoPeople, type DemoPerson } from "../../../../database/demo.ts";
import { demoPulseComments } from "../../../../database/demo/pulses.ts";
import { createSeededRandom } from "../seededRandom.ts";

type Asked = "energy" | "load" | "recognition";

/** Around which each month answers, in levels of 1 to 5; the thanks in parts of a whole, the recommendation from 0 to 10. */
const months: Readonly<Record<Asked | "thanks" | "recommend", readonly number[]>> = {
  energy: [3.3, 3.2, 3.0, 3.3, 3.4, 3.5],
  load: [3.0, 2.9, 2.6, 2.6, 2.6, 2.3],
  recognition: [2.6, 2.6, 2.7, 2.7, 2.7, 4.1],
  thanks: [0.45, 0.45, 0.5, 0.6, 0.6, 0.75],
  recommend: [7.3, 7.2, 7.1, 7.4, 7.6, 7.8],
};

/** By team, how far its people lie from that in each month. */
const stories: Readonly<Record<string, Partial<Record<Asked, readonly number[]>>>> = {
  // The new system of the warehouse, from which it recovers.
  logistique: { load: [-0.4, -0.7, -1, -0.8, -0.5, 0], energy: [-0.2, -0.4, -0.6, -0.4, -0.2, 0] },
  operations: { load: [-0.2, -0.4, -0.5, -0.4, -0.2, 0] },
  membres: { recognition: [0.2, 0.2, 0.2, 0.1, 0.1, 0], energy: [0.1, 0.1, 0, 0.1, 0.1, 0.1] },
  reparation: { recognition: [-0.3, -0.3, -0.2, 0, 0, 0], energy: [0, 0, 0, 0.1, 0.1, 0.1] },
  direction: { load: [-0.2, -0.2, -0.1, 0, 0, 0.1], recognition: [0.3, 0.2, 0.2, 0.2, 0.2, 0.1] },
};

/** People of these teams answer one month and forget the other; few elsewhere never answer, the others always do. */
const irregularTeams = ["operations", "conception", "prototypes"];
const neverAnswering = ["idriss_cisse", "loic_tanguay", "josee_paquette"];
/** How often the irregular ones answer. */
const answerRate = 0.6;

export interface GivenInMonth {
  key: string;
  answers: GivenAnswers;
}

/** What those who answer a run of the monthly survey send; `month`: 0 for the first one. */
export function drawMonth(month: number): GivenInMonth[] {
  const random = createSeededRandom(`pulse ${month}`);
  const given = demoPeople
    .filter(({ key, teamKey }) =>
      irregularTeams.includes(teamKey) ? random() < answerRate : !neverAnswering.includes(key),
    )
    .map((person) => ({ key: person.key, answers: drawAnswers(person, month, random) }));
  const comments = demoPulseComments[month] ?? [];
  const first = Math.floor(random() * given.length);
  // Neighbours in the list are of one team: those who write are spread over all of it.
  const step = Math.floor(given.length / Math.max(1, comments.length));
  comments.forEach((text, index) => {
    const writer = given[(first + index * step) % given.length];
    if (writer) writer.answers = { ...writer.answers, month_words: text };
  });
  return given;
}

/** How far a person lies from their team for good, and from themself in a month. */
const [betweenPeople, betweenMonths] = [0.9, 1.2];

function drawAnswers({ key, teamKey }: DemoPerson, month: number, random: () => number): GivenAnswers {
  const lean = (createSeededRandom(`pulse ${key}`)() - 0.5) * 2 * betweenPeople;
  const around = (level: number, width: number) => level + lean + (random() - 0.5) * 2 * width;
  const level = (asked: Asked) => {
    const story = stories[teamKey]?.[asked]?.[month] ?? 0;
    return clamp(around((months[asked][month] ?? 3) + story, betweenMonths), 1, 5);
  };
  const isThanked = random() < (months.thanks[month] ?? 0) + lean / 4;
  return {
    month_energy: level("energy"),
    month_load: level("load"),
    month_recognition: level("recognition"),
    month_thanks: isThanked ? yes : no,
    month_recommend: clamp(around((months.recommend[month] ?? 7) + lean, 1.8), 0, 10),
  };
}

const clamp = (value: number, lowest: number, highest: number) =>
  Math.min(highest, Math.max(lowest, Math.round(value)));
