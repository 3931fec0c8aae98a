import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Who sees what?",
  caption: "What each person who reads the report will learn about your participation",
  what: "What you give",
  rows: {
    answers: "Your answers",
    comments: "Your comments",
    name: "Your name next to your answers",
    participation: "The fact that you answered",
  },
  readers: {
    subject: "{firstName}",
    direct_manager: "Manager",
    author: "Evaluation lead",
    administration: "Administrators",
    team_manager: "Team manager",
  },
  you: "You",
  seen: {
    yes: "Yes",
    no: "No",
    grouped: "Grouped",
    unnamed: "Yes, without a name",
    count: "Only how many",
  },
  before:
    "Until the evaluation closes, nobody sees any result, not even a partial one. The other people who answer will never see the report.",
  group:
    "If fewer than {k} people in your group answer, that group’s answers and comments are shown to nobody.",
  groupJoined: {
    peer: "If fewer than {k} colleagues answer, their comments are shown to nobody, and their answers only together with those of the direct reports, if there are at least {k} of you in all.",
    direct_report:
      "If fewer than {k} direct reports answer, their comments are shown to nobody, and their answers only together with those of the colleagues, if there are at least {k} of you in all.",
  },
  figures:
    "They are made at night, for a month, quarter or year that has ended. Administrators see all of them; team managers, those of their teams.",
  administration:
    "Administrators see who has finished; they can’t open anyone’s answers in Rondo. The person who runs the servers could, technically, read the database. The link between an answer and the person who gave it is kept apart there, so that you can read your answers again, and is deleted after the report is published.",
  deviceTitle: "And on this device?",
  device:
    "Your answers are sent as you go. Whatever hasn’t been sent yet is kept here, encrypted, with the questionnaire, so that you can answer without a network. Everything is erased when you finalize or sign out; otherwise, the first time the form is opened after seven days.",
  deviceLimits:
    "No page can read the key or send it away: the browser’s files and tools show no answer in plain words. This does not protect against someone using your unlocked device, against malicious software, or against someone copying the whole browser profile, where the key also lies, if the disk is not encrypted.",
  deviceShared:
    "On a shared device, tick “This device is shared” as you arrive: nothing will be kept on it, so leave the page open until it says “Saved”.",
};
