import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Take stock again",
  intro:
    "A few months later, only a few questions, about the skills of your plan, to the same people as the first time. The report sets then and now side by side.",
  ask: "Take stock again…",
  window: "Possible from {from} to {to}, three to six months after your report of {date}.",
  waiting: "Asked on {date}. {name} can launch this evaluation until {last}.",
  skills: { one: "Skill: {skills}.", other: "Skills: {skills}." },
  withdraw: "Withdraw the request",
  withdrawn: "The request is withdrawn.",
  stranded: "Asked on {date}. {name} can no longer launch this evaluation: you can ask again.",
  lapsed: "Your request of {date} was not answered.",
  declined: "{name} will not launch what you asked for on {date}.",
  underWay: "It is launched. The report, once published, will compare then and now.",
  published: "The report is published: it sets then and now side by side.",
  open: "See what has changed",
  dialog: {
    title: "Take stock again",
    words:
      "{name} will get your request, see the skills that you choose, and nothing else of your plan. The same people as for “{evaluation}”, if they still can be, will be invited to answer.",
    private: "What you keep for yourself is not in this list.",
    skills: "Skills",
    needsSkill: "Choose at least one skill.",
    confirm: "Ask",
    asked: "The request is sent to {name}.",
  },
  launch: {
    title: "Taking stock again with {whose}",
    absent: "This request can’t be found",
    absentDetail: "It was withdrawn, no longer waits for an answer, or is not addressed to you.",
    back: "Back to the home page",
    line: "Asked on {date}, after “{evaluation}”",
    confirm: "Launch",
    decline: "Decline…",
    intro:
      "A short evaluation, like any other in every respect: same notices, same reminders, same rules of anonymity. {first} chose its skills.",
    skills: "What is asked",
    skill: { one: "{skill} ({count} question)", other: "{skill} ({count} questions)" },
    people: "Who answers",
    self: "{name} answers too.",
    leftOut: {
      one: "One person of the first time can’t be invited any more.",
      other: "{count} people of the first time can’t be invited any more.",
    },
    leftOutWhy:
      "A group that is no longer the same may not be compared with the earlier one, so that no one is recognised.",
    due: "Answers are expected by {date}.",
    last: "This request waits until {date}.",
    launched: "The evaluation is launched. The invitations are on their way.",
    already: "This evaluation is launched.",
    open: "Open the evaluation",
    declining: {
      title: "Decline this request?",
      why: "A word to {first}",
      hint: "{first} will read it, with your name.",
      confirm: "Decline",
      done: "The request is declined. {first} has been told.",
    },
  },
};
