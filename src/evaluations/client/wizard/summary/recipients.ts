import type { Evaluation } from "#evaluations/contract/evaluation.ts";

/** Who gets an email at launch: the person evaluated, those invited, the direct manager who joins. */
export const recipientsOf = ({ participants, subject, joiningManager }: Evaluation) => {
  const invited = participants.filter(({ role }) => role !== "subject").map(({ person }) => person);
  return [subject, ...invited, joiningManager].filter((person) => person !== null);
};
