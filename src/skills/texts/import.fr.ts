import type { Translation } from "#platform/texts.ts";

/** What only the import of questions says: its columns, its mistakes, what came of it. */
export const fr = {
  title: "Importer des questions",
  intro: "Ajoutez à la bibliothèque les questions d’un fichier Excel, rangées par compétence.",
  submit: { one: "Importer {count} question", other: "Importer {count} questions" },
  toAdd: { one: "{count} question à ajouter", other: "{count} questions à ajouter" },
  task: "Importation de questions",
  outcome: { one: "{count} question ajoutée.", other: "{count} questions ajoutées." },
  columns: {
    name_fr: "Question, en français",
    name_en: "Question, en anglais",
    question_type: "Type",
    category_name_fr: "Compétence, en français",
    category_name_en: "Compétence, en anglais",
    options: "Choix offerts",
    is_required: "Réponse obligatoire",
    name_self_fr: "Pour la personne évaluée, en français",
    name_self_en: "Pour la personne évaluée, en anglais",
    model: "Modèle",
    slug: "Identifiant",
  },
  /** In the cells of an export. */
  yes: "Oui",
  no: "Non",
  problems: {
    required: "La question manque, en français.",
    category_required: "La compétence manque, en français.",
    category_unknown: "La compétence «\u00A0{name}\u00A0» n’existe pas encore.",
    category_archived: "Cette compétence est archivée. Réactivez-la d’abord.",
    type_required: "Le type manque.",
    type_unknown: "Ce type n’existe pas. Écrivez échelle, choix multiple, texte ou vrai ou faux.",
    options_required: "Ajoutez au moins une option.",
    options_many: "Au plus 20 options.",
    options_none: "Seul un choix multiple a des options.",
    options_long: "Une option a au plus 120 caractères, et sa valeur 40.",
    options_twice: "Deux options ont la même valeur.",
    options_invalid: "Ces options ne se lisent pas\u00A0: «\u00A0Oui / Yes | Non / No\u00A0», ou du JSON.",
    yes_or_no: "Oui ou non.",
    model_unknown: "Le modèle «\u00A0{name}\u00A0» n’existe pas.",
    slug: "Lettres minuscules, chiffres et traits de soulignement.",
    slug_taken: "Une autre question a déjà cet identifiant.",
    twice: "C’est déjà à la ligne {row}.",
    known: "Cette question est déjà dans la bibliothèque.",
    known_archived: "Cette question est déjà dans la bibliothèque, archivée.",
  },
  newSkills: {
    toCreate: { one: "{count} compétence à créer", other: "{count} compétences à créer" },
    title: "Nouvelles compétences",
    intro: {
      one: "Le fichier nomme {count} compétence que l’entreprise n’a pas. Cochez-la pour qu’elle soit créée avec l’importation.",
      other:
        "Le fichier nomme {count} compétences que l’entreprise n’a pas. Cochez celles à créer avec l’importation.",
    },
    family: "Pilier des nouvelles compétences",
    noFamily: "Créez d’abord un pilier, dans les compétences.",
    rows: { one: "{count} question", other: "{count} questions" },
    tick: "Cochez au moins une compétence.",
  },
  created: { one: "{count} compétence créée.", other: "{count} compétences créées." },
  toQuestions: "Voir les questions",
  recent: {
    title: "Dernières 24 heures",
    intro: "Une importation peut être annulée pendant 24 heures.",
    line: "{questions}, {moment}",
    added: { one: "{count} question ajoutée", other: "{count} questions ajoutées" },
    undo: "Annuler l’importation",
    undoOf: "de «\u00A0{file}\u00A0»",
    undone: "Annulée",
    confirm: "Annuler cette importation?",
    consequence: {
      one: "La question que «\u00A0{file}\u00A0» a ajoutée sera supprimée, avec les compétences créées pour elle. Si elle a été modifiée ou utilisée depuis, elle reste.",
      other:
        "Les {count} questions que «\u00A0{file}\u00A0» a ajoutées seront supprimées, avec les compétences créées pour elles. Celles qui ont été modifiées ou utilisées depuis restent.",
    },
    done: { one: "{count} question supprimée.", other: "{count} questions supprimées." },
    kept: {
      one: "{count} question reste\u00A0: elle a été modifiée ou utilisée depuis.",
      other: "{count} questions restent\u00A0: elles ont été modifiées ou utilisées depuis.",
    },
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    questionImport: Translation<typeof fr>;
  }
}
