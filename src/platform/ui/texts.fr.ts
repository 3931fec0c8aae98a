import type { Translation } from "#platform/texts.ts";

/** The words that the kit itself says. */
export const fr = {
  notifications: "Messages",
  picker: {
    searching: "Recherche…",
    failed: "La recherche n’a pas abouti. Réessayez.",
    chosen: { one: "{count} personne choisie", other: "{count} personnes choisies" },
    people: {
      clear: "Retirer {name}",
      nothing: "Personne ne correspond à «\u00A0{search}\u00A0».",
      nothingYet: "Personne à proposer.",
      found: { one: "{count} personne proposée", other: "{count} personnes proposées" },
      unmatched: "Choisissez un nom dans la liste, ou videz le champ.",
    },
  },
  leaving: {
    unsaved: "Modifications non enregistrées",
    title: "Quitter sans enregistrer?",
    consequence: "Ce que vous avez changé sur cette page sera perdu.",
    stay: "Rester",
    leave: "Quitter",
  },
  bilingual: {
    untranslated: "À traduire",
    copy: "Copier du français",
  },
  grid: {
    actions: "Actions",
    cell: "{column}, ligne {row}",
    remove: "Retirer la ligne {row}",
    moveUp: "Monter la ligne {row}",
    moveDown: "Descendre la ligne {row}",
    moved: "Déplacée en ligne {row}.",
    add: "Ajouter une ligne",
    pasted: { one: "{count} ligne collée", other: "{count} lignes collées" },
    tooMany: {
      one: "{count} ligne de trop n’a pas été collée.",
      other: "{count} lignes de trop n’ont pas été collées.",
    },
  },
  pager: {
    label: "Pages",
    previous: "Page précédente",
    next: "Page suivante",
    size: "Lignes par page",
    range: "{from} à {to} sur {total}",
    rangeOfMore: "{from} à {to} sur plus de {total}",
    rangeAlone: "{from} à {to}",
  },
  list: {
    moreThan: "Plus de {total}",
    views: "Vues",
    changed: "modifiée",
    saveChanges: "Enregistrer les changements",
    filter: "Filtrer",
    filterAndSort: "Filtrer et trier",
    sortBy: "Trier par",
    ascending: "{column}, croissant",
    descending: "{column}, décroissant",
    usual: "Ordre habituel",
    showList: "Afficher la liste",
    showResults: { one: "Afficher {count} résultat", other: "Afficher {count} résultats" },
    filtered: "Filtrer · {count}",
    chosen: "Filtres choisis",
    remove: "Retirer le filtre {filter}",
    chip: "{filter}\u00A0: {value}",
    noMatch: "Aucun résultat pour «\u00A0{search}\u00A0».",
    noneLikeThis: "Aucun résultat avec ces filtres.",
    clear: "Effacer les filtres",
    clearSearch: "Effacer la recherche",
    more: "Importer, exporter, colonnes",
    files: "Fichiers",
    actions: "Actions sur la liste",
    columns: "Colonnes",
    density: "Densité",
    densities: { compact: "Compacte", comfortable: "Confort" },
    import: "Importer",
    export: "Exporter",
    exportAs: { csv: "Exporter (CSV)", xlsx: "Exporter (Excel)" },
    exporting: "Préparation du fichier…",
    exported: "Fichier téléchargé.",
    selection: "Sélection",
    selectPage: "Sélectionner toute la page",
    selectRow: "Sélectionner {name}",
    selectEvery: "Sélectionner les {count}",
    unselect: "Tout désélectionner",
  },
  actionsFor: "Actions pour {name}",
  ring: { one: "{count} réponse sur {total}", other: "{count} réponses sur {total}" },
};

declare module "#platform/texts.ts" {
  interface Texts {
    kit: Translation<typeof fr>;
  }
}
