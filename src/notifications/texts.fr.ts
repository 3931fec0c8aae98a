import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Ce qui vous est envoyé",
  intro: "Ces choix ne regardent que vous\u00A0: personne d’autre ne les voit.",
  /** For a person with several companies. */
  company: "Ils s’appliquent à {company}.",
  kind: "Notification",
  channels: { application: "Application", email: "Courriel" },
  /** In the cell of a kind by a channel, for who does not see its row and column. */
  cell: "{kind}, {channel}",
  cellChannels: { application: "dans l’application", email: "par courriel" },
  always: "Toujours",
  /** Read aloud where a kind does not exist in a channel. */
  notThere: { application: "Dans l’application seulement", email: "Par courriel seulement" },
  alwaysSent: {
    invitation: {
      name: "Invitations à répondre",
      hint: "Sans elles, vous ne sauriez pas que votre regard est attendu.",
    },
    account: {
      name: "Sécurité de mon compte",
      hint: "Vous devez savoir qu’un mot de passe, une adresse ou un accès a changé.",
    },
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    notifications: Translation<typeof fr>;
  }
}
