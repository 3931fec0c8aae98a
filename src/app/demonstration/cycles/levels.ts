import type { Means } from "../answers.ts";
import { createSeededRandom } from "../seededRandom.ts";

/** The skills of every cycle, in their order: what is asked stays the same, so that trends compare like with like. */
export const cycleSkills = [
  "ecoute",
  "communication",
  "collaboration",
  "gestion_priorites",
  "adaptabilite",
] as const;

type Asked = (typeof cycleSkills)[number] | "value" | "objective";

const usual: Readonly<Record<Asked, number>> = {
  ecoute: 3.8,
  communication: 3.6,
  collaboration: 3.9,
  gestion_priorites: 3.7,
  adaptabilite: 3.6,
  value: 3.9,
  objective: 3.5,
};

/** By team, how far its people lie from the usual level in each cycle; elsewhere only chance moves them. */
const stories: Readonly<Record<string, Partial<Record<Asked, readonly number[]>>>> = {
  // A training in listening: the whole service rises, slowly, then at once.
  membres: { ecoute: [-0.4, -0.3, -0.3, -0.2, -0.1, 0, 0.1, 0.5] },
  reparation: {
    ecoute: [-0.5, -0.5, -0.4, -0.3, -0.2, -0.1, 0, 0.5],
    objective: [-0.2, -0.1, 0, 0, 0.1, 0.2, 0.3, 0.3],
  },
  // A new system for the warehouse: priorities come apart, and the team needs help.
  operations: { gestion_priorites: [0.2, 0.2, 0.3, 0.2, 0.1, 0.1, 0, -0.4] },
  logistique: {
    gestion_priorites: [0.1, 0.2, 0.2, 0.1, 0, -0.2, -0.3, -1],
    adaptabilite: [0, 0, 0.1, 0, -0.2, -0.3, -0.4, -0.5],
    communication: [0, 0.1, 0, -0.1, -0.2, -0.3, -0.3, -0.5],
  },
  // A reorganisation, from which it recovers.
  direction: { collaboration: [0.2, 0.1, -0.5, -0.6, -0.3, 0, 0.2, 0.3] },
  conception: { adaptabilite: [0.2, 0.2, 0.3, 0.2, 0.3, 0.3, 0.3, 0.4] },
  prototypes: { adaptabilite: [0.4, 0.4, 0.3, 0.4, 0.4, 0.5, 0.4, 0.5] },
};

/** People are alike in their team, and each is a little their own; a cycle is never quite like the last one. */
const [betweenPeople, betweenCycles, fromManager, fromSelf] = [0.5, 0.2, 0.3, 0.4];

/** The levels around which a person is seen in a cycle. */
export function findLevels({ key, teamKey }: { key: string; teamKey: string }, cycle: number): Means {
  const own = createSeededRandom(key);
  const now = createSeededRandom(`${key} ${cycle}`);
  const lean = (own() - 0.5) * betweenPeople;
  const shift = (random: () => number, width: number) => (random() - 0.5) * 2 * width;
  return Object.fromEntries(
    (Object.keys(usual) as Asked[]).map((asked) => {
      const story = stories[teamKey]?.[asked]?.[cycle] ?? 0;
      const level =
        usual[asked] + story + lean + shift(own, betweenPeople / 2) + shift(now, betweenCycles / 2);
      return [
        asked,
        {
          peer: level,
          manager: level + shift(own, fromManager),
          subject: level + shift(own, fromSelf),
        },
      ];
    }),
  );
}
