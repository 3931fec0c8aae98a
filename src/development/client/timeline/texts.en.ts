import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Timeline of the plan",
  cycle: "A cycle begins",
  start: "Goal begins",
  due: "Goal due",
  toDo: "To do",
  done: "Done",
  late: "Overdue",
  follow_up: "Follow-up, by {name}",
  coaching: "Coaching note, by {name}",
  meeting: "Meeting at {time}",
  afterNote: "Arranged in the follow-up of {date}",
  today: "Today, {date}",
  nothingAhead: "No dates ahead.",
  older: { one: "{count} earlier date", other: "{count} earlier dates" },
  undated: "Without a date",
  undatedHint: "These goals take their place once they have a start or a due date.",
  empty: "Nothing has a date yet.",
  emptyWords: "Give a goal or an action a due date, and the plan unfolds here.",
};
