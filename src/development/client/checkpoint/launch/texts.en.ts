import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Taking stock again with {first}",
  absent: "This request can’t be found",
  absentDetail: "It was withdrawn, no longer needs an answer, or is not addressed to you.",
  home: "Dashboard",
  back: "Back to the home page",
  line: "Requested on {date}, after “{evaluation}”",
  confirm: { one: "Launch and invite {count} person", other: "Launch and invite {count} people" },
  decline: "Decline…",
  intro:
    "A short evaluation, with the same rules as any other: same notice beforehand, same reminders, same anonymity. {first} chose its skills.",
  skills: "What is asked",
  skill: { one: "{skill} ({count} question)", other: "{skill} ({count} questions)" },
  people: "Who answers",
  self: "{name} answers too.",
  leftOut: {
    one: "One person from the first time can no longer be invited.",
    other: "{count} people from the first time can no longer be invited.",
  },
  leftOutWhy:
    "A group that is no longer the same might not be compared with the earlier one, so that no one can be recognized.",
  due: "Answers are expected by {date}.",
  last: "This request stays open until {date}. At launch, the evaluation starts and the invitations go out by email.",
  launched: "The evaluation has been launched. The invitations are on their way.",
  already: "This evaluation has already been launched.",
  open: "Open the evaluation",
  declining: {
    title: "Decline this request?",
    askAgain: "{first} will be able to ask again from {date}.",
    notAgain: "{first} will not be able to ask again before their next report.",
    why: "A message to {first}",
    hint: "{first} will read it, with your name.",
    confirm: "Decline",
    done: "The request is declined, and {first} will be told.",
  },
};
