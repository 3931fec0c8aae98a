import type { Translation } from "#platform/texts.ts";
import type { fr } from "./import.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Import teams",
  intro:
    "Add or update teams and divisions from a file. What it leaves empty stays as it is; to empty a field, write {word} in the cell.",
  submit: { one: "Import {count} team", other: "Import {count} teams" },
  toAdd: { one: "{count} team to add", other: "{count} teams to add" },
  task: "Import of teams",
  outcome: { one: "{count} team added.", other: "{count} teams added." },
  columns: {
    name: "Name",
    parent: "Division or team",
    manager_email: "Manager’s email",
    description: "Description",
  },
  problems: {
    required: "The name is missing.",
    twice: "This team is already on row {row}.",
    ambiguous: "Several teams have this name, but for accents or capitals: {team}. Write it exactly.",
    parent_unknown: "This team doesn’t exist: {team}. Correct the name, or create the team.",
    parent_self: "A team can’t be part of itself.",
    parent_cycle: "These teams are part of each other: {teams}.",
    manager_named: "“{name}” is not an address. Write this person’s email rather than their name.",
    manager_unknown: "Nobody in the company has the address {email}.",
    inactive_person: "This person’s account is deactivated.",
    not_team_manager: "This person doesn’t lead evaluations: give them the team manager role first.",
    own_team: "This is your team: someone else has to choose who manages it.",
  },
  newTeams: {
    toCreate: { one: "{count} team to create above them", other: "{count} teams to create above them" },
    title: "Divisions and teams to create",
    intro: {
      one: "The file puts teams under {count} other, which the company doesn’t have. If ticked, it is created with the import; otherwise, correct its name in the rows.",
      other:
        "The file puts teams under {count} others, which the company doesn’t have. Those that are ticked are created with the import; correct the names of the others in the rows.",
    },
    rows: { one: "{count} team is part of it", other: "{count} teams are part of it" },
    tick: "Tick at least one team.",
  },
  above: {
    one: "{count} division or team created above them.",
    other: "{count} divisions or teams created above them.",
  },
  toTeams: "See the teams",
};
