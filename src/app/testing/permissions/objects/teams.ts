import { toTeamName, unmanagedTeam } from "../actors.ts";
import type { ObjectKind } from "./kind.ts";

/** A team of the company: what a person may do depends on what they act as, and on whether they manage it. */
export const teamObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: ["a team", "a team that they manage"],
  defaultCondition: "a team",
  selectIds: ({ actors, relation, condition }) => ({
    team:
      (condition === "a team" ? null : actors.teams.get(toTeamName(relation.name))) ??
      actors.teams.get(unmanagedTeam) ??
      "",
  }),
};
