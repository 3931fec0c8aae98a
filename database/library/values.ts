import type { LibraryValue } from "./shape.ts";

export const libraryValues: readonly LibraryValue[] = [
  {
    key: "respect",
    name: { fr: "Respect", en: "Respect" },
    sentence: {
      fr: "Nous traitons chaque personne avec égards, quel que soit son rôle.",
      en: "We treat everyone with consideration, whatever their role.",
    },
    question: { fr: "S’adresse à chaque personne avec courtoisie.", en: "Speaks to everyone with courtesy." },
    selfQuestion: {
      fr: "Je m’adresse à chaque personne avec courtoisie.",
      en: "I speak to everyone with courtesy.",
    },
  },
  {
    key: "integrite",
    name: { fr: "Intégrité", en: "Integrity" },
    sentence: {
      fr: "Nous disons la vérité, même quand elle dérange.",
      en: "We tell the truth, even when it is uncomfortable.",
    },
    question: {
      fr: "Dit la vérité dans les situations délicates.",
      en: "Tells the truth in delicate situations.",
    },
    selfQuestion: {
      fr: "Je dis la vérité dans les situations délicates.",
      en: "I tell the truth in delicate situations.",
    },
  },
  {
    key: "entraide",
    name: { fr: "Entraide", en: "Mutual support" },
    sentence: {
      fr: "Nous avançons ensemble et partageons les coups durs.",
      en: "We move forward together and share the hard times.",
    },
    question: {
      fr: "Donne un coup de main dans les périodes chargées.",
      en: "Lends a hand during busy periods.",
    },
    selfQuestion: {
      fr: "Je donne un coup de main dans les périodes chargées.",
      en: "I lend a hand during busy periods.",
    },
  },
  {
    key: "audace",
    name: { fr: "Audace", en: "Boldness" },
    sentence: {
      fr: "Nous essayons, nous apprenons, nous recommençons.",
      en: "We try, we learn, we try again.",
    },
    question: { fr: "Ose proposer une idée nouvelle.", en: "Dares to put forward a new idea." },
    selfQuestion: { fr: "J’ose proposer une idée nouvelle.", en: "I dare to put forward a new idea." },
  },
  {
    key: "rigueur",
    name: { fr: "Rigueur", en: "Rigour" },
    sentence: {
      fr: "Nous soignons notre travail jusque dans les détails.",
      en: "We take care in our work, down to the details.",
    },
    question: {
      fr: "Soigne les détails qui comptent pour les autres.",
      en: "Takes care over the details that matter to others.",
    },
    selfQuestion: {
      fr: "Je soigne les détails qui comptent pour les autres.",
      en: "I take care over the details that matter to others.",
    },
  },
  {
    key: "responsabilite",
    name: { fr: "Responsabilité", en: "Responsibility" },
    sentence: {
      fr: "Nous pensons aux effets de nos choix, aujourd’hui comme demain.",
      en: "We think about the effects of our choices, today and tomorrow.",
    },
    question: { fr: "Assume ses choix devant les autres.", en: "Owns their choices in front of others." },
    selfQuestion: { fr: "J’assume mes choix devant les autres.", en: "I own my choices in front of others." },
  },
];
