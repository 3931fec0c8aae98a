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
  addressElsewhere: {
    subject: "{name}: another address at {provider}",
    preheader: "Nothing has changed in Rondo.",
    title: "Another address at {provider}",
    body: "{name} signs in with {provider}, which now gives another address than {email}. Nothing has changed in Rondo: emails and their links still go to {email}.",
    next: "They are told when they sign in and can change their address themselves. If {email} is no longer theirs, change it now: someone else could open their links there.",
    action: "Open their page",
  },
  newAdmin: {
    subject: {
      one: "{admins} is now an administrator of {company}",
      other: "{count} more people are now administrators of {company}",
    },
    preheader: {
      one: "One more person has administrator rights.",
      other: "{count} more people have administrator rights.",
    },
    title: { one: "One more administrator", other: "{count} more administrators" },
    body: {
      one: "{granter} gave {admins} administrator rights over {company}.",
      other: "{granter} gave {count} people administrator rights over {company}: {admins}.",
    },
    power: {
      one: "They can invite people, change roles and run evaluations across the whole company.",
      other: "They can invite people, change roles and run evaluations across the whole company.",
    },
    action: "See people",
    unexpected: {
      one: "Not expected? Change their role right away.",
      other: "Not expected? Change their roles right away.",
    },
  },
  names: {
    kinds: {
      "people.invitation": "People: invitation to Rondo",
      "people.newLink": "People: new invitation link",
      "people.newAdmin": "People: administrator rights given",
      "people.addressElsewhere": "People: another address at the provider",
    },
    samples: {
      several: "Several at once",
    },
  },
};
