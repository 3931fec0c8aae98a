import type { Translation } from "#platform/texts.ts";
import { en as notice } from "../../texts/notice.en.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  notice,
  whoSeesWhat: "Who sees what?",
  length: {
    one: "{count} question, {duration}, due {date}.",
    other: "{count} questions, {duration}, due {date}.",
  },
  minutes: { one: "about {count} minute", other: "about {count} minutes" },
  arrived: "Your choice is already marked: “{choice}”. It counts only once you send.",
  start: "Start",
  resume: "Continue",
  recalled: {
    title: "Last time",
    on: "On {date}, the team had said:",
    since: "Since then:",
    done: "{action}: done on {date}",
    open: "{action}: in progress",
  },
  question: {
    kicker: "Question {number} of {total}",
    progress: "Question {number} of {total}",
    low: "0 · not at all",
    high: "10 · very much",
    answer: "Your answer",
    answerHelp: "Leave out details that would let people recognize you.",
    back: "Back",
    next: "Next",
    review: "Review",
    send: "Send",
    nothingYet: "Answer at least one question.",
  },
  final: "Once sent, your answers can’t be found again by anyone, not even you.",
  review: {
    title: "Review my answers",
    edit: "Change",
    editName: "Change the answer to question {number}",
    noAnswer: "No answer",
    missing: {
      one: "{count} required question without an answer",
      other: "{count} required questions without an answer",
    },
  },
  waiting: {
    title: "Your answers will leave as soon as the network is back.",
    kept: "They are sealed on this device and erased once sent. If you close this page, open it again when the network is back.",
    here: "This device is shared: nothing is kept on it. Leave this page open until your answers are sent.",
    now: "Send now",
    edit: "Change my answers",
  },
  refused: "Your answers could not be sent. Review them, then send them again.",
  sent: {
    title: "Thank you.",
    asked: "Results once the survey has closed, after {date}, and been published.",
    charge: "This survey closes on {date}. The results go to the people named before the first question.",
    erased: "Nothing of your answers stays on this device.",
    next: "Answer the next survey",
    home: "Go to the home page",
  },
  answered: { title: "You have already answered. Thank you." },
  closed: {
    title: "This survey closed on {date}.",
    lost: "Your answers could not be sent in time: they have been erased from this device.",
  },
  absent: {
    title: "This survey doesn’t exist, or isn’t addressed to you.",
    help: "Check the link in your email, or the address you are signed in with.",
  },
  failed: "This survey could not be loaded.",
  quit: "Quit",
};
