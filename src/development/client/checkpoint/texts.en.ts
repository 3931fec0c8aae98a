import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Take stock again",
  intro:
    "A few months later, the same people as the first time are asked just a few questions, about the skills of your plan. The report will show what has changed since.",
  ask: "Take stock again…",
  window: "Possible from {from} to {to}, three to six months after your report of {date}.",
  noSkill: "First link a shared goal to a skill of your report of {date}.",
  noSkillOf: "First link a shared goal to a skill of your report of {date}: {skills}.",
  waiting: "Requested on {date}. {name} can launch this evaluation until {last}.",
  skills: { one: "Skill: {skills}.", other: "Skills: {skills}." },
  withdraw: "Withdraw the request",
  withdrawn: "The request is withdrawn.",
  stranded: "Requested on {date}. {name} can no longer launch this evaluation: you can ask again.",
  lapsed: "Your request of {date} was not answered.",
  declined: "{name} declined your request of {date}.",
  askAgain: "You can ask again from {date}.",
  notAgain: "You can ask again after your next report.",
  underWay: "The evaluation has been launched. Once published, the report will show what has changed since.",
  published: "The report is published.",
  open: "See what has changed",
  dialog: {
    title: "Take stock again",
    words:
      "Your request will go to {name}, with the skills that you choose and nothing else of your plan. Those who were invited to “{evaluation}” will be invited again, where that is still possible.",
    private: "What you keep to yourself is not in this list.",
    skills: "Skills",
    needsSkill: "Choose at least one skill.",
    confirm: "Ask",
    asked: "The request is sent to {name}.",
  },
};
