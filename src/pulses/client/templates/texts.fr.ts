import type { Translation } from "#platform/texts.ts";

export const fr = {
  create: "Nouveau modèle",
  createNamed: "Créer un modèle de sondage",
  states: { label: "Modèles affichés", kept: "En usage", archived: "Archivés" },
  list: "Modèles de sondage",
  empty: "Aucun modèle pour l’instant",
  emptyDetail: "Copiez un modèle de la bibliothèque, ou partez d’une page blanche.",
  emptyAlone: "Trois questions suffisent.",
  openLibrary: "Ouvrir la bibliothèque",
  noneArchived: "Aucun modèle archivé",
  noneArchivedDetail: "Un modèle archivé garde ses résultats, et peut être repris.",
  status: { archived: "Archivé", running: "En cours", used: "Déjà envoyé", draft: "Jamais envoyé" },
  changedOn: "Modifié le {day}",
  duplicate: "Dupliquer",
  archive: "Archiver",
  unarchive: "Reprendre",
  archived: "«\u00A0{name}\u00A0» est archivé.",
  unarchived: "«\u00A0{name}\u00A0» est de retour parmi vos modèles.",
  more: "Afficher plus",
  library: {
    intro: "Des sondages prêts à envoyer, ou à adapter. En utiliser un en fait une copie à vous.",
    theme: "Thème",
    everyTheme: "Tous les thèmes",
    list: "Sondages de la bibliothèque",
    preview: "Aperçu",
    previewNamed: "Aperçu\u00A0: {name}",
    phone: "Aperçu du sondage sur un téléphone",
    language: "Langue de l’aperçu",
    languages: { fr: "Français", en: "Anglais" },
    use: "Utiliser",
    useNamed: "Utiliser\u00A0: {name}",
    when: "Quand l’envoyer",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    pulseTemplates: Translation<typeof fr>;
  }
}
