import type { ImportField } from "#imports/rules/columns.ts";

/** So many rows of one file. */
export const maxImportedTeams = 10_000;

/** The columns of a file of teams, by the names that other programs give them. */
export const teamColumns = [
  {
    name: "name",
    isRequired: true,
    synonyms: ["Nom", "Équipe", "Nom de l’équipe", "Unité", "Service", "Team", "Team name"],
  },
  {
    name: "parent",
    isRequired: false,
    synonyms: [
      "Direction ou équipe",
      "Fait partie de",
      "Direction",
      "Équipe parente",
      "Équipe au-dessus",
      "Unité parente",
      "Division or team",
      "Part of",
      "Division",
      "Department",
      "Parent team",
    ],
  },
  {
    name: "manager_email",
    isRequired: false,
    synonyms: [
      "Courriel de la ou du gestionnaire",
      "Courriel du gestionnaire",
      "Courriel de la gestionnaire",
      "Courriel gestionnaire",
      "Courriel du responsable",
      "Courriel de la responsable",
      "Manager’s email",
      "Manager email",
      "Manager email address",
      "Lead email",
    ],
    looseSynonyms: ["Gestionnaire", "Responsable", "Manager", "Team lead", "Lead"],
  },
  { name: "description", isRequired: false, hasLines: true, synonyms: ["Mission", "Mandat"] },
] as const satisfies readonly ImportField[];
export type TeamColumn = (typeof teamColumns)[number]["name"];
