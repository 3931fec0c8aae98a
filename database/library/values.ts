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
    behaviours: [
      { fr: "Laisse les autres finir leur phrase.", en: "Lets others finish their sentence." },
      {
        fr: "Parle des absents comme s’ils étaient là.",
        en: "Speaks of absent people as if they were there.",
      },
      { fr: "Arrive à l’heure aux rencontres.", en: "Arrives on time for meetings." },
    ],
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
    behaviours: [
      {
        fr: "Prévient dès qu’une promesse est compromise.",
        en: "Gives notice as soon as a promise is at risk.",
      },
      { fr: "Reconnaît ses erreurs de son propre chef.", en: "Admits mistakes unprompted." },
      { fr: "Donne le crédit à qui a fait le travail.", en: "Gives credit to whoever did the work." },
    ],
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
    behaviours: [
      { fr: "Offre son aide avant qu’on la demande.", en: "Offers help before being asked." },
      { fr: "Partage ce qui lui a pris du temps à comprendre.", en: "Shares what took time to understand." },
      {
        fr: "Demande de l’aide quand la charge est trop lourde.",
        en: "Asks for help when the load is too heavy.",
      },
    ],
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
    behaviours: [
      {
        fr: "Essaie une nouvelle façon de faire à petite échelle.",
        en: "Tries a new way of working on a small scale.",
      },
      { fr: "Pose la question que tout le monde évite.", en: "Asks the question that everyone avoids." },
      { fr: "Raconte ce qu’un essai raté lui a appris.", en: "Tells what a failed attempt has taught." },
    ],
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
    behaviours: [
      { fr: "Relit son travail avant de le remettre.", en: "Rereads work before handing it over." },
      { fr: "Vérifie les faits avant de conclure.", en: "Checks the facts before concluding." },
      {
        fr: "Note les décisions pour qu’on les retrouve.",
        en: "Writes decisions down so that they can be found.",
      },
    ],
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
    behaviours: [
      { fr: "Mène à terme ce qui lui est confié.", en: "Sees through what has been entrusted." },
      { fr: "Prévient tôt quand une échéance est menacée.", en: "Warns early when a deadline is at risk." },
      { fr: "Choisit la solution qui gaspille le moins.", en: "Chooses the solution that wastes the least." },
    ],
  },
];
