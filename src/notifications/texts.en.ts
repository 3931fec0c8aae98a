import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "What is sent to you",
  intro: "These choices are yours alone: nobody else sees them.",
  company: "They apply to {company}.",
  kind: "Notification",
  channels: { application: "In the app", email: "Email" },
  cell: "{kind}, {channel}",
  cellChannels: { application: "in the app", email: "by email" },
  always: "Always",
  notThere: { application: "In the application only", email: "By email only" },
  alwaysSent: {
    invitation: {
      name: "Invitations to answer",
      hint: "Without them, you would not know that your view is awaited.",
    },
    account: {
      name: "Account security",
      hint: "You need to know when your password, address or access changes.",
    },
  },
};
