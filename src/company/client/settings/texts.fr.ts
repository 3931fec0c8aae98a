import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Entreprise",
  settings: "Paramètres",
  intro: "L’identité de votre entreprise et les règles de ses évaluations.",
  notSaved: "Les paramètres n’ont pas été enregistrés.",
  saved: "Paramètres enregistrés.",
  yes: "Oui",
  no: "Non",
  identity: {
    title: "Identité",
    name: "Nom de l’entreprise",
    mission: "Mission",
    strategicPlan: "Plan stratégique",
    values: "Nos valeurs et leurs comportements",
  },
  logo: {
    title: "Logo",
    none: "Ajoutez votre logo\u00A0: il signera vos courriels.",
    hint: "PNG, JPG, WebP ou SVG, au plus 2\u00A0Mo.",
    choose: "Choisir un logo",
    replace: "Changer le logo",
    remove: "Retirer le logo",
    kept: "Logo enregistré.",
    removed: "Logo retiré.",
    wrong: "PNG, JPG, WebP ou SVG, au plus 2\u00A0Mo.",
    preview: "Aperçu",
    onEmails: "En tête des courriels",
    onReports: "En tête des rapports",
    sampleTitle: "Votre regard sur Camille",
    sampleReport: "Rapport 360°",
    of: "Logo de {company}",
  },
  evaluations: {
    title: "Évaluations",
    later: "Ces règles s’appliquent aux évaluations créées à partir de maintenant.",
    offered: "Échelles offertes",
    scales: { frequency: "Fréquence", mastery: "Maîtrise", agreement: "Accord", stars: "Étoiles" },
    levels: {
      frequency: "Rarement · Parfois · Souvent · Très souvent · Presque toujours",
      mastery: "À développer · En apprentissage · Autonome · Solide · Référence pour les autres",
      agreement:
        "Pas du tout d’accord · Plutôt en désaccord · Ni l’un ni l’autre · Plutôt d’accord · Tout à fait d’accord",
      stars: "D’une à cinq étoiles, chacune avec son nombre en mots",
    },
    defaultScale: "Échelle par défaut",
    commentsMandatory: "Commentaire obligatoire",
    commentsConsequence: "Les gens écriront plus, et répondront moins.",
    duration: "Durée d’une évaluation, en jours",
    durationHint: "Quand personne ne choisit d’échéance. De {least} à {most} jours.",
    wrongDuration: "Écrivez un nombre de {least} à {most}.",
  },
  development: {
    title: "Développement",
    confirmsCourses: "Les gestionnaires confirment les formations terminées",
    confirmsCoursesHint:
      "Une formation compte alors pour un badge une fois confirmée. Ce qui a déjà compté le reste.",
  },
  confidentiality: {
    title: "Confidentialité",
    later:
      "Une évaluation déjà lancée garde les règles annoncées\u00A0: ces réglages s’appliquent aux prochains lancements.",
    threshold: "Seuil d’anonymat",
    thresholdValue: "{count} réponses",
    thresholdMeaning:
      "Les réponses d’un groupe de collègues ou de personnes supervisées n’entrent dans un rapport que si au moins {count} personnes de ce groupe ont répondu.",
    teamManagers: "Les gestionnaires d’équipe lisent les rapports de leur équipe",
    teamManagersHint:
      "Sinon, ils ne lisent que les rapports des évaluations qu’ils mènent et des personnes qui relèvent d’eux.",
    release: "Publication des rapports",
    releases: {
      next_morning: "Le matin du prochain jour ouvrable",
      immediate: "Dès que la collecte se termine",
      by_hand: "Après relecture",
    },
    releaseMeaning: {
      next_morning:
        "À 8 h 30 le jour ouvrable suivant, pour que l’heure de la publication ne trahisse pas qui a répondu en dernier. Sans collègues ni personnes supervisées à protéger, le rapport est publié aussitôt.",
      immediate:
        "Le rapport est publié dès la dernière réponse : l’heure peut trahir qui a répondu en dernier.",
      by_hand:
        "Une personne autorisée, qui n’a pas répondu comme gestionnaire, relit le rapport et le publie. S’il n’y en a aucune au lancement, il est publié le matin du prochain jour ouvrable.",
    },
    officer: "Personne responsable des renseignements personnels",
    officerHint: "Nom et fonction, tels que les personnes invitées les liront.",
    officerIsOwner: "Tant que personne n’est nommé, c’est {name}, responsable du compte.",
  },
  time: { title: "Heure", zone: "Fuseau horaire", hint: "Les échéances suivent ce fuseau horaire." },
  zones: {
    "America/St_Johns": "Terre-Neuve",
    "America/Halifax": "Atlantique (Halifax)",
    "America/Toronto": "Est (Montréal, Toronto)",
    "America/Winnipeg": "Centre (Winnipeg)",
    "America/Regina": "Saskatchewan",
    "America/Edmonton": "Rocheuses (Edmonton)",
    "America/Vancouver": "Pacifique (Vancouver)",
    "America/Whitehorse": "Yukon",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    companySettings: Translation<typeof fr>;
  }
}
