import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  plan_manager: "{name} will be able to read what you share of your plan from {date} on",
  plan_managers: {
    one: "{name} and one other person will be able to read what you share of your plan from {date} on",
    other: "{name} and {count} other people will be able to read what you share of your plan from {date} on",
  },
  plan_opened: "You can now read {name}’s development plan",
  plan_note: "{name} wrote in your plan",
  plan_note_meeting: "{name} wrote in your plan\u00a0· meeting on {date}",
  plan_meeting: {
    mine: "Meeting about your development plan, on {date} at {time}",
    others: "Meeting about a development plan, on {date} at {time}",
  },
  plan_due: "Your next step: {words}, by {date}",
  thanked: "{name} thanks you",
  checkpoint_asked: "{name} is asking to take stock of their development plan again",
  checkpoint_launched: "{name} has launched the evaluation that you asked for",
  checkpoint_declined: "{name} declined your request to take stock again",
  always: {
    handover: {
      name: "Who reads a plan",
      hint: "You need to know who will be able to read your development plan, and which plans are open to you.",
    },
    checkpoint: {
      name: "Taking stock again",
      hint: "A request awaits your answer, or yours has received one.",
    },
  },
  choices: {
    thanked: {
      name: "Thank-yous",
      hint: "When a colleague thanks you.",
    },
    plan_due: {
      name: "Due dates in your plan",
      hint: "A few days before a goal or an action of your development plan is due.",
    },
    plan_note: {
      name: "Notes in your plan",
      hint: "When a manager or an administrator writes a follow-up or a note in your development plan.",
    },
    plan_meeting: {
      name: "Meetings about a plan",
      hint: "The day before a meeting about your development plan, or about that of a person you manage.",
    },
  },
};
