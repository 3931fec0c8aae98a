import type { Translation } from "#platform/texts.ts";
import type { fr } from "./import.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Import positions",
  intro:
    "Add or update positions and their skills from a file. What it leaves empty stays as it is; to empty a field, write {word} in the cell.",
  submit: { one: "Import {count} position", other: "Import {count} positions" },
  toAdd: { one: "{count} position to add", other: "{count} positions to add" },
  task: "Import of positions",
  outcome: { one: "{count} position added.", other: "{count} positions added." },
  columns: {
    name_fr: "Name, in French",
    name_en: "Name, in English",
    family: "Job family",
    skills: "Skills",
    description_fr: "Description, in French",
    description_en: "Description, in English",
    state: "Status",
  },
  problems: {
    required: "The name is missing, in French.",
    twice: "This position is already on row {row}.",
    known_archived: "This position is in the company, archived.",
    state_unknown: "There is no such status: In use or Archived.",
    archived: "This position is not in the company: a file adds no archived one.",
    family_required: "The job family is missing.",
    family_unknown: "The family “{name}” doesn’t exist yet. Correct the name, or create the family.",
    family_archived: "This family is archived. Reactivate it first.",
    families_many: "A company has {max} families at most.",
    skill_unknown: "The skill “{name}” doesn’t exist. Correct the name, or create the skill.",
    skill_archived: "The skill “{name}” is archived. Reactivate it first.",
    skill_twice: "The skill “{name}” is named twice.",
    skills_many: "A position has {max} skills at most.",
  },
  newFamilies: {
    toCreate: { one: "{count} family to create", other: "{count} families to create" },
    title: "Families to create",
    intro: {
      one: "The file names {count} family that the company doesn’t have. If ticked, it is created with the import; otherwise, correct its name in the rows.",
      other:
        "The file names {count} families that the company doesn’t have. Those that are ticked are created with the import; correct the names of the others in the rows.",
    },
    rows: { one: "{count} position", other: "{count} positions" },
    tick: "Tick at least one family.",
  },
  created: { one: "{count} family created.", other: "{count} families created." },
  toPositions: "See the positions",
};
