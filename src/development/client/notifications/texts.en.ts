import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  plan_manager: "{name} will be able to read what you share of your plan from {date} on",
  plan_managers: {
    one: "{name} and one other person will be able to read what you share of your plan from {date} on",
    other: "{name} and {count} other people will be able to read what you share of your plan from {date} on",
  },
  plan_meeting: {
    mine: "Meeting about your development plan, on {date} at {time}",
    others: "Meeting about a development plan, on {date} at {time}",
  },
  plan_due: "Your next step: {words}, by {date}",
  thanked: "{name} thanks you",
  checkpoint_asked: "{name} asks to take stock again of their development plan",
  checkpoint_declined: "{name} will not launch the check that you asked for",
  choices: {
    thanked: {
      name: "Thank-yous",
      hint: "When a colleague thanks you.",
    },
    plan_due: {
      name: "Dates of your plan",
      hint: "Some days before a goal or an action of your development plan is due.",
    },
    plan_meeting: {
      name: "Meetings about a plan",
      hint: "The day before a meeting about your development plan, or about that of a person you manage.",
    },
  },
};
