import type { ImportField } from "#imports/rules/columns.ts";

/** So many rows of one file. */
export const maxImportedPositions = 5_000;

/** The columns of a file of positions, by the names that other programs give them. */
export const positionColumns = [
  {
    name: "name_fr",
    isRequired: true,
    synonyms: [
      "Nom, en français",
      "Nom",
      "Poste",
      "Titre",
      "Titre du poste",
      "Intitulé du poste",
      "Name, in French",
      "Name",
      "Position",
      "Job title",
      "Title",
    ],
  },
  { name: "name_en", isRequired: false, synonyms: ["Nom, en anglais", "Titre anglais", "Name, in English"] },
  {
    name: "family",
    isRequired: false,
    synonyms: ["Famille d’emplois", "Famille d’emploi", "Famille", "Job family"],
  },
  { name: "skills", isRequired: false, synonyms: ["Compétences", "Compétence", "Competencies"] },
  {
    name: "description_fr",
    isRequired: false,
    hasLines: true,
    synonyms: ["Description, en français", "Description", "Description, in French"],
  },
  {
    name: "description_en",
    isRequired: false,
    hasLines: true,
    synonyms: ["Description, en anglais", "Description, in English"],
  },
  { name: "state", isRequired: false, synonyms: ["Statut", "Status"] },
] as const satisfies readonly ImportField[];
export type PositionColumn = (typeof positionColumns)[number]["name"];
