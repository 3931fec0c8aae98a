import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  grant: {
    title: "Give {name} administrator rights?",
    body: "They will manage people, roles and evaluations across the whole company. The account owners get an email about it.",
    confirm: "Give the rights",
    done: "{name} now has administrator rights.",
  },
  revoke: {
    title: "Remove {name}’s administrator rights?",
    body: "{name} keeps their account, evaluations and reports. Without another role, they become a member.",
    confirm: "Remove the rights",
    done: "{name} no longer has administrator rights.",
  },
  cancel: {
    title: "Cancel {name}’s invitation?",
    body: "The link they received will stop working, and this address can be invited again.",
    confirm: "Cancel the invitation",
    keep: "Keep the invitation",
    done: "Invitation cancelled: {name}.",
  },
  remove: {
    title: "Delete {name}?",
    goes: "Gone for good",
    goesList: [
      "their name, email, contact details and dates",
      "their access, sessions and the links already sent",
      "their role, teams and place as a manager",
    ],
    stays: "Stays, under the name “Deleted person”",
    staysList: [
      "the evaluations about them and their reports",
      "the answers they already sent, still without a name",
      "the activity log",
    ],
    final: "This cannot be undone. For a leave, deactivate the account instead.",
    confirm: "Delete the person",
    done: "Deleted: {name}.",
  },
};
