import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Refaire le point avec {first}",
  absent: "Cette demande est introuvable",
  absentDetail: "Elle a été retirée, n’attend plus de réponse, ou ne s’adresse pas à vous.",
  home: "Tableau de bord",
  back: "Retour à l’accueil",
  line: "Demandé le {date}, à la suite de «\u00A0{evaluation}\u00A0»",
  confirm: { one: "Lancer et inviter {count} personne", other: "Lancer et inviter {count} personnes" },
  decline: "Décliner…",
  intro:
    "Une évaluation courte, avec les mêmes règles que les autres\u00A0: même information donnée à l’avance, mêmes rappels, même anonymat. {first} en a choisi les compétences.",
  skills: "Ce qui est demandé",
  skill: { one: "{skill} ({count} question)", other: "{skill} ({count} questions)" },
  people: "Qui répond",
  self: "{name} répond aussi.",
  leftOut: {
    one: "Une personne de la première fois ne peut plus être invitée.",
    other: "{count} personnes de la première fois ne peuvent plus être invitées.",
  },
  leftOutWhy:
    "Un groupe qui n’est plus le même pourrait ne pas être comparé à celui d’avant, pour que personne ne soit reconnu.",
  due: "Les réponses sont attendues d’ici le {date}.",
  last: "Cette demande attend jusqu’au {date}. Dès le lancement, l’évaluation commence et les invitations partent par courriel.",
  launched: "L’évaluation est lancée. Les invitations partent.",
  already: "Cette évaluation est déjà lancée.",
  open: "Ouvrir l’évaluation",
  declining: {
    title: "Décliner cette demande?",
    askAgain: "{first} pourra demander de nouveau à partir du {date}.",
    notAgain: "{first} ne pourra plus demander avant son prochain rapport.",
    why: "Un mot à {first}",
    hint: "{first} le lira, avec votre nom.",
    confirm: "Décliner",
    done: "La demande est déclinée, et {first} le saura.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    developmentCheckpoint: Translation<typeof fr>;
  }
}
