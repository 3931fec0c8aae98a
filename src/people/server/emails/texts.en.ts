import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  invitation: {
    subject: "{company} invites you to Rondo",
    preheader: "Choose a password and your account is ready.",
    title: "Hello {firstName}",
    body: "{company} invites you to Rondo, where 360 evaluations are prepared and read.",
    step: "All that is left is to choose a password. If you already have a Rondo account at this address, use its password.",
    action: "Activate my account",
    expiry: "This link works once and expires in 7 days.",
    stranger: "Don’t know {company}? Ignore this message: nothing happens without your click.",
  },
  newAdmin: {
    subject: "{admin} is now an administrator of {company}",
    preheader: "One more person has administrator rights.",
    title: "One more administrator",
    body: "{granter} gave {admin} administrator rights over {company}.",
    power: "They can invite people, change roles and run evaluations across the whole company.",
    action: "See people",
    unexpected: "Not expected? Change their role right away.",
  },
};
