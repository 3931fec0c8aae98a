/** People evaluated in one campaign. */
export const maxPeople = 500;

/**
 * Why somebody of a selection of people is not evaluated with the others: their account is deactivated, or they are the
 * actor, whom somebody else evaluates beside others (chosen.ts says the same of a campaign).
 */
export const whyNotEvaluateAmong = (
  actorId: string,
  person: { id: string; isActive: boolean },
  selected: number,
): "inactive_person" | "oneself" | null => {
  if (!person.isActive) return "inactive_person";
  return selected > 1 && person.id === actorId ? "oneself" : null;
};
