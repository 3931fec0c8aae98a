import type { Figure } from "../../rules/figure.ts";
import { seeded } from "../build.ts";

/** How large a company is, and into how many parts it is cut. */
export type Company = {
  teams: number;
  /** From, to. */
  peoplePerTeam: readonly [number, number];
  directions: number;
  roles: number;
};

const figure = (id: string, people: readonly string[]): Figure => ({
  id,
  size: people.length,
  terms: Object.fromEntries(people.map((person) => [person, 1])),
});

/** The cuts of §6: each person is counted in a role, a main team and the direction above it. */
export function anyCuts(seed: number, { teams, peoplePerTeam: [least, most], directions, roles }: Company) {
  const random = seeded(seed * 104_729 + 7);
  const cuts = new Map<string, string[]>();
  let people = 0;
  for (let team = 0; team < teams; team += 1) {
    const size = least + Math.floor(random() * (most - least + 1));
    for (let member = 0; member < size; member += 1) {
      const person = `p${people}`;
      people += 1;
      const role = roles === 0 ? [] : [`role ${Math.floor(random() * roles)}`];
      for (const cut of [`team ${team}`, `direction ${team % directions}`, ...role])
        cuts.set(cut, [...(cuts.get(cut) ?? []), person]);
    }
  }
  return [...cuts].map(([id, members]) => figure(id, members));
}
