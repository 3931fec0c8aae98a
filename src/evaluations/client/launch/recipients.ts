import type { Evaluation, Participant } from "#evaluations/contract/evaluation.ts";
import type { PersonName } from "#people/contract/person.ts";

/** The draft to launch, with its participants. */
export type LaunchableEvaluation = Omit<Evaluation, "participants"> & {
  participants: readonly (Pick<Participant, "role"> & { person: PersonName })[];
};

/** Who gets an email at launch: the person evaluated, those invited, the direct manager who joins. */
export const listRecipients = ({ participants, subject, joiningManager }: LaunchableEvaluation) => {
  const invited = participants.filter(({ role }) => role !== "subject").map(({ person }) => person);
  return [subject, ...invited, joiningManager].filter((person) => person !== null);
};
