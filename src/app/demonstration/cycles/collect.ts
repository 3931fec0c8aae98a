import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { ParticipantRole, ParticipantStatus } from "#evaluations/vocabulary.ts";
import { buildAnswers } from "../answers.ts";
import { createSeededRandom } from "../seededRandom.ts";
import { findClosingDay, type Cycle } from "./calendar.ts";
import { findLevels } from "./levels.ts";
import type { CycleSubject } from "./people.ts";

/** What one evaluation of a cycle had become when its collection closed. */
export interface Collected {
  closedOn: string;
  participants: { key: string; role: ParticipantRole; status: ParticipantStatus }[];
  answers: { key: string; role: ParticipantRole; scores: (number | null)[] }[];
}

/** Some decline, some let the due day pass. */
const [declines, forgets] = [0.02, 0.05];

export function collect(
  { person, managerKey, peerKeys }: CycleSubject,
  cycle: Cycle,
  items: readonly QuestionnaireItem[],
): Collected {
  const random = createSeededRandom(`${person.key}, ${cycle.index}`);
  const means = findLevels(person, cycle.index);
  const invited = [
    { key: person.key, role: "subject" as const },
    { key: managerKey, role: "manager" as const },
    ...peerKeys.map((key) => ({ key, role: "peer" as const })),
  ];
  const participants = invited.map((each) => ({ ...each, status: drawStatus(each.role, random) }));
  return {
    closedOn: findClosingDay(
      cycle,
      participants.every(({ status }) => status !== "pending"),
      random,
    ),
    participants,
    answers: participants
      .filter(({ status }) => status === "completed")
      .map(({ key, role }) => ({
        key,
        role,
        scores: buildAnswers(items, role, means, random, () => null).scores,
      })),
  };
}

function drawStatus(role: ParticipantRole, random: () => number): ParticipantStatus {
  const drawn = random();
  if (role === "manager") return "completed";
  if (role === "peer" && drawn < declines) return "declined";
  return drawn < declines + forgets ? "pending" : "completed";
}
