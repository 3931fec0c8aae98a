import type { Translation } from "#platform/texts.ts";

/** What only the import of positions says: its columns, its mistakes, what came of it. */
export const fr = {
  title: "Importer des postes",
  intro:
    "Ajoutez ou mettez à jour les postes et leurs compétences à partir d’un fichier. Ce qu’il laisse vide reste comme c’est; pour vider un champ, écrivez {word} dans la cellule.",
  submit: { one: "Importer {count} poste", other: "Importer {count} postes" },
  toAdd: { one: "{count} poste à ajouter", other: "{count} postes à ajouter" },
  task: "Importation de postes",
  outcome: { one: "{count} poste ajouté.", other: "{count} postes ajoutés." },
  columns: {
    name_fr: "Nom, en français",
    name_en: "Nom, en anglais",
    family: "Famille d’emplois",
    skills: "Compétences",
    description_fr: "Description, en français",
    description_en: "Description, en anglais",
    state: "Statut",
  },
  problems: {
    required: "Le nom manque, en français.",
    twice: "Ce poste est déjà à la ligne {row}.",
    known_archived: "Ce poste est dans l’entreprise, archivé.",
    state_unknown: "Ce statut n’existe pas. Choisissez\u00A0: En usage ou Archivé.",
    archived: "Ce poste n’est pas dans l’entreprise\u00A0: un fichier n’en ajoute pas d’archivé.",
    family_required: "La famille d’emplois manque.",
    family_unknown:
      "La famille «\u00A0{name}\u00A0» n’existe pas encore. Corrigez le nom, ou créez la famille.",
    family_archived: "Cette famille est archivée. Réactivez-la d’abord.",
    families_many: "Une entreprise a au plus {max} familles.",
    skill_unknown:
      "La compétence «\u00A0{name}\u00A0» n’existe pas. Corrigez le nom, ou créez la compétence.",
    skill_archived: "La compétence «\u00A0{name}\u00A0» est archivée. Réactivez-la d’abord.",
    skill_twice: "La compétence «\u00A0{name}\u00A0» est nommée deux fois.",
    skills_many: "Un poste a au plus {max} compétences.",
  },
  newFamilies: {
    toCreate: { one: "{count} famille à créer", other: "{count} familles à créer" },
    title: "Familles à créer",
    intro: {
      one: "Le fichier nomme {count} famille que l’entreprise n’a pas. Cochée, elle est créée avec l’importation; sinon, corrigez son nom dans les lignes.",
      other:
        "Le fichier nomme {count} familles que l’entreprise n’a pas. Celles qui sont cochées sont créées avec l’importation; corrigez le nom des autres dans les lignes.",
    },
    rows: { one: "{count} poste", other: "{count} postes" },
    tick: "Cochez au moins une famille.",
  },
  created: { one: "{count} famille créée.", other: "{count} familles créées." },
  toPositions: "Voir les postes",
};

declare module "#platform/texts.ts" {
  interface Texts {
    positionImport: Translation<typeof fr>;
  }
}
