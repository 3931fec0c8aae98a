import type { importErrors } from "../rules/errors.ts";

export const fr = {
  invalid_csv: "Ce fichier CSV n’est pas valide.",
  unreadable_file: "Le fichier n’a pas pu être lu.",
  too_many_rows: "Ce fichier a trop de lignes. Séparez-le en plusieurs fichiers.",
  missing_columns: "Des colonnes obligatoires manquent.",
  invalid_rows: "Des lignes sont à corriger.",
  encoding_undecided: "Choisissez d’abord comment lire les accents de ce fichier.",
  no_rows: "Aucune ligne à importer.",
} satisfies Record<keyof typeof importErrors, string>;
