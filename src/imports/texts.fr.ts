import type { Translation } from "#platform/texts.ts";

/** What an import says, whatever it imports. */
export const fr = {
  steps: {
    label: "Étapes",
    choose: "Choisir",
    match: "Associer",
    verify: "Vérifier",
    import: "Importer",
    done: "terminée",
  },
  choose: {
    label: "Fichier à importer",
    help: "CSV (toutes les versions d’Excel) ou XLSX, au plus {rows} lignes.",
    template: "Télécharger un modèle",
    templateHelp: "Un fichier prêt à remplir, avec toutes les colonnes reconnues.",
    templateName: "Modèle",
    another: "Choisir un autre fichier",
  },
  reading: {
    title: "Lecture du fichier",
    csv: "«\u00A0{file}\u00A0» a été lu en {encoding}, colonnes séparées par {separator}\u00A0: {rows}.",
    xlsx: "«\u00A0{file}\u00A0» est un classeur Excel\u00A0: {rows}.",
    rows: { one: "{count} ligne", other: "{count} lignes" },
    change: "Lire autrement",
    encoding: "Encodage",
    separator: "Séparateur",
    encodings: {
      "utf-8": "UTF-8",
      "windows-1252": "Windows-1252",
      "utf-16le": "UTF-16 LE",
      "utf-16be": "UTF-16 BE",
    },
    separators: { ";": "le point-virgule", ",": "la virgule", "\t": "la tabulation" },
    again: "Pour le lire autrement, choisissez de nouveau le fichier.",
  },
  match: {
    title: "Colonnes",
    intro: "Chaque colonne du fichier remplit un champ. Nous avons associé celles que nous reconnaissons.",
    caption: "Les colonnes du fichier et les champs qu’elles remplissent",
    column: "Colonne du fichier",
    sample: "Exemples",
    field: "Champ",
    fieldOf: "Champ de la colonne {column}",
    none: "Ne pas importer",
    required: "{field} (obligatoire)",
    missing: "Colonnes manquantes\u00A0: {columns}",
    empty: "Vide",
    unnamed: "Colonne {number}",
    next: "Vérifier les lignes",
  },
  verify: {
    title: "Lignes",
    leftOut: "Non importées\u00A0: {columns}",
    andOthers: { one: "{count} autre", other: "{count} autres" },
    matchThem: "Associer ces colonnes",
    counts: {
      valid: { one: "{count} valide", other: "{count} valides" },
      error: "{count} à corriger",
      duplicate: { one: "{count} doublon", other: "{count} doublons" },
      same: { one: "{count} déjà à jour", other: "{count} déjà à jour" },
    },
    show: "Lignes affichées",
    shows: { all: "Toutes", error: "À corriger", duplicate: "Doublons" },
    caption: "Les lignes du fichier",
    row: "Ligne",
    state: "Résultat",
    states: {
      add: "À ajouter",
      update: "À modifier",
      same: "Déjà à jour",
      duplicate: "Doublon",
      error: "À corriger",
    },
    cell: "{column}, ligne {row}",
    rowNumber: "Ligne {row}",
    wholeRow: "Voir toute la ligne",
    lessOfRow: "Réduire la ligne",
    corrected: "Ligne {row} corrigée.",
    stillWrong: "Ligne {row}\u00A0: {problem}",
    removeMore: "Retirer ce qui dépasse",
    none: "Aucune ligne à afficher.",
    nothingLeft: "Toutes les lignes sont corrigées.",
    range: "{from} à {to} sur {total}",
    previous: "Page précédente",
    next: "Page suivante",
    onlyValid: "Importer les lignes valides et laisser les autres de côté",
    blocked: "Corrigez d’abord les lignes en erreur, ou importez seulement les lignes valides.",
    nothing: "Il n’y a rien à importer.",
    download: "Télécharger les lignes à corriger",
    back: "Revoir les colonnes",
    ended: "Rien n’a été importé.",
  },
  running: {
    title: "Importation en cours",
    intro:
      "Vous pouvez continuer à travailler\u00A0: l’importation se poursuit, même si vous fermez cette page.",
    counts: "{done} sur {total}",
    cancel: "Annuler l’importation",
    cancelling: "L’importation s’arrête. Rien ne sera importé.",
    cancelled: "L’importation est annulée. Rien n’a été importé.",
    result: "Voir le résultat",
  },
  done: {
    updated: { one: "{count} modifiée.", other: "{count} modifiées." },
    same: { one: "{count} déjà à jour.", other: "{count} déjà à jour." },
    duplicate: { one: "{count} doublon laissé de côté.", other: "{count} doublons laissés de côté." },
    rejected: {
      one: "{count} ligne laissée de côté, à corriger.",
      other: "{count} lignes laissées de côté, à corriger.",
    },
    again: "Importer un autre fichier",
  },
  /** The names that go into files. */
  rejectedName: "Lignes à corriger",
  errorColumn: "erreur",
};

declare module "#platform/texts.ts" {
  interface Texts {
    imports: Translation<typeof fr>;
  }
}
