import type { MyPart } from "#answers/contract.ts";
import type { Dashboard, NewReport } from "../contract.ts";
import { sortByUrgency } from "./parts.ts";

/** What is open between the reader and one person: answers in any role, and reports not opened yet. */
export const selectOpenActions = (
  profileId: string,
  { toDo, newReports }: Pick<Dashboard, "toDo" | "newReports">,
): { answers: readonly MyPart[]; reports: readonly NewReport[] } => ({
  answers: sortByUrgency(toDo.filter(({ subject }) => subject.id === profileId)),
  reports: newReports.filter(({ subject }) => subject.id === profileId),
});
