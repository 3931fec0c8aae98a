import type { MyPart } from "#answers/contract.ts";
import type { PersonFace } from "#people/contract/person.ts";
import type { Dashboard, NewReport } from "../contract.ts";
import { byUrgency } from "./parts.ts";

/** Somebody of my team who waits for me: for my view as their manager, or for me to read their report. */
export interface WaitingPerson {
  person: PersonFace;
  answers: readonly MyPart[];
  reports: readonly NewReport[];
}

/** « Mon équipe », in order: answers by due date, then reports, the newest first; each person once. */
export function waitingTeamOf({ toDo, newReports }: Pick<Dashboard, "toDo" | "newReports">): WaitingPerson[] {
  const answers = byUrgency(toDo.filter(({ role }) => role === "manager"));
  const reports = newReports.filter(({ isOfMyTeam }) => isOfMyTeam);
  const people = new Map([...answers, ...reports].map(({ subject }) => [subject.id, subject]));
  return [...people.values()].map((person) => ({
    person,
    answers: answers.filter(({ subject }) => subject.id === person.id),
    reports: reports.filter(({ subject }) => subject.id === person.id),
  }));
}

/** What is open between the reader and one person: answers in any role, and reports not opened yet. */
export const openWith = (
  profileId: string,
  { toDo, newReports }: Pick<Dashboard, "toDo" | "newReports">,
): Pick<WaitingPerson, "answers" | "reports"> => ({
  answers: byUrgency(toDo.filter(({ subject }) => subject.id === profileId)),
  reports: newReports.filter(({ subject }) => subject.id === profileId),
});
