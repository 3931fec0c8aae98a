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
    body: "The link they received will stop working, and their profile goes with the invitation. This address can be invited again.",
    confirm: "Cancel the invitation",
    keep: "Keep the invitation",
    done: "Invitation cancelled: {name}.",
  },
  deactivate: {
    title: "Deactivate {name}?",
    body: "They will no longer be able to sign in or answer. Their data stays, and the account can be activated again.",
    confirm: "Deactivate",
    done: "Account deactivated: {name}.",
  },
  hangs: {
    title: "What counts on this person",
    reports: { one: "{count} person reports to them", other: "{count} people report to them" },
    teams: {
      one: "{count} team they manage: {teams}",
      other: "{count} teams they manage: {teams}",
    },
    moreTeams: { one: "{count} other", other: "{count} others" },
    ownTeams: {
      one: "(for yours, someone else will choose)",
      other: "(for yours, someone else will choose)",
    },
    answers: {
      one: "{count} answer is awaited from them: it will not be waited for",
      other: "{count} answers are awaited from them: they will not be waited for",
    },
    approvals: {
      one: "{count} suggestion of colleagues to approve: the lead of the evaluation will",
      other: "{count} suggestions of colleagues to approve: the leads of the evaluations will",
    },
    leads: {
      one: "{count} running evaluation that they lead: the administration will run it",
      other: "{count} running evaluations that they lead: the administration will run them",
    },
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
