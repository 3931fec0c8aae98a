import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Test de courriel",
  intro:
    "Chaque courriel que Rondo envoie, tel qu’il arrive. Les personnes et les dates sont des exemples; les liens ramènent ici.",
  email: "Courriel",
  sample: "Situation",
  language: "Langue",
  languages: { fr: "Français", en: "English" },
  usual: "La plus courante",
  send: "M’envoyer un test",
  header: { subject: "Objet", preheader: "Aperçu", from: "De" },
  looks: {
    title: "Apparence",
    desktop: "Ordinateur",
    phone: "Téléphone",
    dark: "Thème sombre",
    text: "Texte seul",
  },
  result: {
    underWay: "Le test est en route vers {recipient}.",
    sent: "Le test est parti vers {recipient}.",
    held: "Le test est retenu\u00A0: ce serveur n’envoie pas de courriel à {recipient}.",
    failed: "L’envoi a échoué.",
    failedCode: "Réponse du serveur de courriel\u00A0: {code}",
    again: "Un nouvel essai aura lieu dans les minutes qui viennent.",
  },
  deliveries: {
    title: "Derniers envois",
    intro:
      "Invitations sur Rondo, droits d’administration, mots de passe définis et tests. Les autres courriels n’y figurent jamais\u00A0: ils diraient qui est invité à répondre, qui a reçu un rappel ou qui se connecte. Le statut d’une invitation à répondre se lit dans l’évaluation.",
    caption: "Derniers envois, du plus récent au plus ancien",
    empty: "Aucun envoi récent.",
    kind: "Courriel",
    recipient: "Destinataire",
    day: "Date",
    state: "Statut",
    actions: "Actions",
    retry: "Réessayer",
    retryOf: "Réessayer l’envoi à {recipient}",
    retried: "L’envoi à {recipient} est de nouveau en file.",
    code: "Code {code}",
    states: {
      waiting: "Prévu",
      underWay: "En route",
      delayed: "Retardé",
      sent: "Envoyé",
      held: "Retenu",
      failed: "Non livré",
    },
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    administration: Translation<typeof fr>;
  }
}
