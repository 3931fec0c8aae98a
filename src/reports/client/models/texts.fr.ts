import type { Translation } from "#platform/texts.ts";

/** Report models, which the company writes. */
export const fr = {
  title: "Modèles de rapport",
  intro:
    "Un modèle dit ce que montre un rapport, et dans quel ordre. Chaque évaluation garde celui de son lancement.",
  create: "Nouveau modèle",
  createIntro: "Partez de l’ordre conseillé\u00A0: retirez ou déplacez ce que vous voulez.",
  submit: "Enregistrer le modèle",
  list: "Les modèles de l’entreprise",
  standard: {
    name: "Modèle standard",
    detail: "Le modèle standard convient à la plupart des équipes.",
  },
  used: "Utilisé pour les prochaines évaluations",
  use: "Utiliser pour les prochaines évaluations",
  useNamed: "Utiliser pour les prochaines évaluations\u00A0: {name}",
  nowUsed: "Les prochaines évaluations utiliseront\u00A0: {name}.",
  copy: "Copier",
  copyNamed: "Copier\u00A0: {name}",
  copyOf: "Copie – {name}",
  remove: "Supprimer",
  removeTitle: "Supprimer\u00A0: {name}?",
  removeConsequence: "Les évaluations déjà lancées gardent leur rapport tel quel.",
  removeUsed: "Les prochaines évaluations utiliseront le modèle standard.",
  removed: "Modèle supprimé.",
  notSaved: "Le modèle n’a pas été enregistré.",
  saved: "Modèle enregistré.",
  nameTaken: "Un autre modèle porte déjà ce nom.",
  absent: "Ce modèle est introuvable.",
  absentDetail: "Il a peut-être été supprimé.",
  back: "Retour aux modèles",
  keptNotice: "Ce que vous changez ici vaut pour les prochains lancements.",
  facts: {
    all: "Toutes les sections",
    only: "Seulement\u00A0: {sections}",
    without: "Sans\u00A0: {sections}",
    introduction: "avec une introduction",
    noLogo: "sans logo",
  },
  fields: {
    name: "Nom du modèle",
    nameHint: "Pour vous y retrouver; il ne figure pas dans le rapport.",
    sections: "Sections",
    sectionsHint: "Montrez, cachez, déplacez. Une section sans contenu ne paraît jamais.",
    show: "Montrer\u00A0: {name}",
    lastOne: "Un rapport montre au moins une section.",
    introduction: { fr: "Introduction, en français", en: "Introduction, en anglais" },
    introductionHint: "Quelques phrases, au tout début du rapport.",
    logo: "Logo de l’entreprise",
    logoHint: "En haut de la page et sur la couverture du PDF.",
  },
  sections: {
    essentials: { name: "L’essentiel", hint: "Les points à retenir, chacun avec sa phrase." },
    views: { name: "Regards croisés", hint: "Chaque compétence, vue par chaque groupe; ses questions." },
    behaviours: { name: "Comportements", hint: "Les plus hauts et les plus bas, quand c’est établi." },
    values: { name: "Valeurs", hint: "Les valeurs de l’entreprise, une ligne chacune." },
    objectives: { name: "Objectifs", hint: "Les objectifs de la personne, une ligne chacun." },
    comments: {
      name: "Commentaires",
      hint: "Ce que chaque groupe a écrit. Cachée, aucun mot ne paraît nulle part.",
    },
    since: { name: "Évolution", hint: "Ce rapport et le précédent, quand ils se comparent." },
    conversation: { name: "Préparer la conversation", hint: "Trois questions et des notes personnelles." },
  },
  fixed: {
    title: "Toujours là, à la fin",
    method: "Méthode",
    openings: "Consulté par",
    detail:
      "Avec les raisons de ce qui est masqué\u00A0: une personne doit toujours savoir comment son rapport est fait, et qui l’a lu.",
  },
  order: {
    drag: "Déplacer\u00A0: {name}",
    up: "Monter\u00A0: {name}",
    down: "Descendre\u00A0: {name}",
    movedTo: "Position {position} sur {total}.",
    instructions:
      "Barre d’espace pour saisir la section, flèches pour la déplacer, espace pour la poser, Échap pour annuler. Ou Alt et une flèche.",
    picked: "Section saisie, position {position} sur {total}.",
    moved: "Section déplacée, position {position} sur {total}.",
    cancelled: "Déplacement annulé.",
  },
  preview: {
    title: "Aperçu",
    report: "Rapport 360°",
    person: "Dominique Lavoie",
    open: "Voir l’exemple ainsi",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    reportModels: Translation<typeof fr>;
  }
}
