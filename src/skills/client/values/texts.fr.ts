import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Valeurs",
  intro: "De trois à six valeurs\u00A0: au-delà, on les oublie.",
  create: "Nouvelle valeur",
  createIntro: "Un nom, ce qu’elle veut dire chez vous, et à quoi on la reconnaît.",
  submit: "Créer la valeur",
  empty: "Vos valeurs deviennent des comportements observables.",
  emptyDetail: "Donnez-leur un nom, puis dites à quoi on les reconnaît au travail.",
  list: "Les valeurs de l’entreprise, dans l’ordre",
  asked: "La question posée",
  behaviours: "Comportements attendus",
  noBehaviours: "Aucun comportement écrit pour l’instant.",
  archived: { one: "{count} valeur archivée", other: "{count} valeurs archivées" },
  absent: "Cette valeur est introuvable.",
  absentDetail: "Elle a peut-être été supprimée.",
  back: "Retour aux valeurs",
  usedNotice:
    "Des évaluations se servent de cette valeur. Celles qui sont lancées gardent la question qu’elles ont copiée; les brouillons suivent vos changements.",
  removeConsequence: "Cette action est définitive.",
  notSaved: "La valeur n’a pas été enregistrée.",
  notRemoved: "La valeur n’a pas été supprimée.",
  outcomes: { deleted: "Valeur supprimée.", archived: "Valeur archivée\u00A0: elle est utilisée." },
  fields: {
    sentence: { fr: "Phrase, en français", en: "Phrase, en anglais" },
    sentenceHint: "Ce que la valeur veut dire chez vous, à la première personne du pluriel.",
    question: { fr: "Question, en français", en: "Question, en anglais" },
    questionHint:
      "Le comportement que les évaluations demandent\u00A0: «\u00A0S’adresse à chaque personne avec courtoisie.\u00A0»",
    selfText: { fr: "Pour la personne évaluée, en français", en: "Pour la personne évaluée, en anglais" },
    selfHint: "À la première personne\u00A0: «\u00A0Je m’adresse à chaque personne avec courtoisie.\u00A0»",
    behaviours: "Comportements observables",
    behavioursHint: "Jusqu’à quatre, que n’importe qui peut voir.",
    behaviourFr: "Comportement {position}, en français",
    behaviourEn: "Comportement {position}, en anglais",
    addBehaviour: "Ajouter un comportement",
    removeBehaviour: "Retirer le comportement {position}",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    values: Translation<typeof fr>;
  }
}
