import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  activateTitle: {
    one: "Activate {count} person’s account?",
    other: "Activate {count} people’s accounts?",
  },
  deactivateTitle: {
    one: "Deactivate {count} person’s account?",
    other: "Deactivate {count} people’s accounts?",
  },
  noneToActivate: "No account to activate",
  noneToDeactivate: "No account to deactivate",
  activateDetail: "They will be able to sign in again, with their role.",
  deactivateDetail: "Their sessions end at once. What they answered is kept.",
  activateConfirm: { one: "Activate {count} account", other: "Activate {count} accounts" },
  deactivateConfirm: { one: "Deactivate {count} account", other: "Deactivate {count} accounts" },
  activated: { one: "{count} account activated.", other: "{count} accounts activated." },
  deactivated: { one: "{count} account deactivated.", other: "{count} accounts deactivated." },
  refused: {
    one: "{count} stayed as it was: at least one owner and one administrator are needed.",
    other: "{count} stayed as they were: at least one owner and one administrator are needed.",
  },
  hangs: {
    title: "What counts on these people",
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
  not: {
    status_conflict: {
      one: "{count} account is already in that state.",
      other: "{count} accounts are already in that state.",
    },
    forbidden: {
      one: "{count} account can’t be changed by you.",
      other: "{count} accounts can’t be changed by you.",
    },
    leads_your_evaluation: {
      one: "{count} person leads your evaluation.",
      other: "{count} people lead your evaluation.",
    },
  },
};
