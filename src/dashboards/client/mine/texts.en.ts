import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  proposals: "Suggestions awaited",
  title: "My evaluations",
  tabs: { label: "My evaluations, by status", toDo: "To do", done: "Done", about: "About me" },
  captions: {
    toDo: "The evaluations waiting for your answer",
    done: "The evaluations you have finished answering",
    about: "The evaluations about you",
  },
  columns: {
    person: "Person",
    evaluation: "Evaluation",
    length: "Length",
    phase: "Stage",
    due: "Due date",
    progress: "Progress",
    status: "Status",
    action: "Action",
  },
  roles: {
    manager: "Manager",
    peer: "Colleague",
    direct_report: "Direct report",
  },
  statuses: {
    to_do: "To do",
    completed: "Completed",
    declined: "Declined",
    archived: "Archived",
  },
  about: { completed: "Completed", archived: "Archived" },
  questions: { one: "{count} question", other: "{count} questions" },
  length: { one: "{count} question · {minutes}\u00A0min", other: "{count} questions · {minutes}\u00A0min" },
  noDue: "No due date",
  seeAnswers: "See my answers",
  calendar: "Add my due dates to my calendar",
  noDueDay: "No upcoming due date.",
  empty: {
    toDo: "No evaluations to do.",
    done: "Your finished evaluations will appear here.",
    about: "No evaluations about you.",
  },
  team: {
    latestReport: "Latest report",
    noReport: "None",
    readReportOf: "Read the report of {date}: {name}",
    open: "To do",
    answer: "Answer",
    read: "Read the report",
    openNamed: "{verb}: {name}, {evaluation}",
    nothingOpen: "Nothing",
    evaluate: "Evaluate",
    evaluateNamed: "Evaluate {name}",
  },
};
