import type { Translation } from "#platform/texts.ts";

export const fr = {
  fields: {
    nameFr: "Nom, en français",
    nameEn: "Nom, en anglais",
    descriptionFr: "Description, en français",
    descriptionEn: "Description, en anglais",
    name: "Nom",
    description: "Description",
    family: "Famille d’emplois",
    skills: "Compétences",
    state: "Statut",
  },
  states: { active: "En usage", archived: "Archivé" },
  filterStates: { archived: "Archivés" },
  nameTaken: "Ce nom est déjà pris.",
  restore: "Réactiver",
  remove: "Supprimer",
  removeTitle: "Supprimer «\u00A0{name}\u00A0»?",
  tabs: {
    label: "Postes, familles et statuts",
    positions: "Postes",
    families: "Familles",
    statuses: "Statuts",
  },
  positions: {
    title: "Postes",
    count: { one: "{count} poste", other: "{count} postes" },
    search: "Rechercher un poste",
    searchHint: "Nom",
    caption: "Les postes de l’entreprise",
    create: "Nouveau poste",
    submit: "Créer le poste",
    empty: "Un poste bien décrit prépare l’évaluation à votre place.",
    emptyDetail: "Donnez-lui un nom, une famille, puis les compétences qu’il demande.",
    absent: "Ce poste est introuvable.",
    absentDetail: "Il a peut-être été supprimé.",
    back: "Retour aux postes",
    archivedTitle: "Ce poste est archivé.",
    archivedDetail: "Les personnes qui l’occupent le gardent; personne ne le choisit plus.",
    removeConsequence:
      "Si quelqu’un occupe ce poste ou si une évaluation en vient, il sera archivé\u00A0: ces personnes le gardent, et personne ne le choisit plus. Sinon, il sera supprimé.",
    outcomes: { deleted: "Poste supprimé.", archived: "Poste archivé\u00A0: il est utilisé." },
    notRestored: "Un autre poste porte ce nom. Renommez l’un des deux, puis réessayez.",
    familyNotRestored:
      "Une autre famille porte le nom de la sienne. Renommez l’une des deux, puis réessayez.",
    people: "Personnes",
    seePeople: "Voir qui occupe ce poste",
    asked: "Questions d’une évaluation",
    evaluate: "Créer une évaluation à partir de ce poste",
  },
  skills: {
    intro: "Dans l’ordre de l’évaluation, avec le niveau attendu, de 1 à\u00A05.",
    add: "Ajouter une compétence",
    level: "Niveau attendu\u00A0: {name}",
    noLevel: "Sans niveau",
    levelOf: "Niveau {level}",
    remove: "Retirer\u00A0: {name}",
    questions: { one: "{count} question", other: "{count} questions" },
    archived: "Archivée\u00A0: les évaluations la laissent de côté",
    full: "Un poste a au plus {count} compétences.",
    preview: {
      one: "Une évaluation faite à partir de ce poste pose {count} question.",
      other: "Une évaluation faite à partir de ce poste pose {count} questions.",
    },
    nothing: "Sans compétence, une évaluation faite à partir de ce poste commence vide.",
    picker: {
      clear: "Retirer {name}",
      nothing: "Aucune compétence ne correspond à «\u00A0{search}\u00A0».",
      nothingYet: "Aucune compétence à proposer.",
      found: { one: "{count} compétence proposée", other: "{count} compétences proposées" },
      unmatched: "Choisissez une compétence dans la liste, ou videz le champ.",
    },
  },
  families: {
    title: "Familles d’emplois",
    count: { one: "{count} famille", other: "{count} familles" },
    search: "Rechercher une famille",
    caption: "Les familles d’emplois de l’entreprise",
    create: "Nouvelle famille",
    submit: "Créer la famille",
    empty: "Regroupez les postes qui partagent des compétences.",
    absent: "Cette famille est introuvable.",
    absentDetail: "Elle a peut-être été supprimée.",
    back: "Retour aux familles",
    positions: "Postes",
    archivedTitle: "Cette famille est archivée.",
    archivedDetail:
      "Aucun poste ne peut y être ajouté. Réactivée, elle se choisit de nouveau; ses postes archivés le restent.",
    notRestored:
      "Une autre famille porte maintenant ce nom. Renommez l’une des deux, puis réactivez celle-ci.",
    noPositions: "Aucun poste dans cette famille pour l’instant.",
    allPositions: "Voir tous les postes de cette famille",
    notEmpty: {
      one: "{count} poste s’y trouve encore. Donnez-lui d’abord une autre famille.",
      other: "{count} postes s’y trouvent encore. Donnez-leur d’abord une autre famille.",
    },
    removeConsequence:
      "Si des postes archivés s’y trouvent, elle est archivée avec eux. Sinon, elle est supprimée\u00A0: cette action est définitive.",
    outcomes: {
      deleted: "Famille supprimée.",
      archived: "Famille archivée\u00A0: des postes archivés s’y trouvent.",
    },
  },
  library: {
    families: { one: "{count} famille d’emplois", other: "{count} familles d’emplois" },
    positions: { one: "{count} poste", other: "{count} postes" },
    statuses: { one: "{count} statut d’emploi", other: "{count} statuts d’emploi" },
  },
  statuses: {
    title: "Statuts d’emploi",
    intro: "Dans l’ordre où on les choisit sur la fiche d’une personne.",
    caption: "Les statuts d’emploi de l’entreprise",
    nameFr: "En français",
    nameEn: "En anglais",
    twice: "Ce statut est déjà dans la liste.",
    archived: {
      one: "{count} statut archivé\u00A0: des personnes l’ont encore.",
      other: "{count} statuts archivés\u00A0: des personnes les ont encore.",
    },
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    jobs: Translation<typeof fr>;
  }
}
