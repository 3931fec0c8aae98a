/** People evaluated in one campaign. */
export const maxPeople = 500;

/**
 * Why a person of a selection is not evaluated with the others: their account is deactivated, or they are the actor, whom
 * another person evaluates when several are selected (chosen.ts says the same of a campaign).
 */
export const whyNotEvaluateAmong = (
  actorId: string,
  person: { id: string; isActive: boolean },
  selected: number,
): "inactive_person" | "oneself" | null => {
  if (!person.isActive) return "inactive_person";
  return selected > 1 && person.id === actorId ? "oneself" : null;
};
