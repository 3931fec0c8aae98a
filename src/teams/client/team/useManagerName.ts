import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Team } from "#teams/contract.ts";

/** Who manages a team, and what keeps them from it; null for a team without a manager. */
export function useManagerName() {
  const { managerInactive, managerWithoutRole } = useTexts("teams");
  const say = useSay();
  return ({
    manager,
    isManagerInactive,
    managerLacksRole,
  }: Pick<Team, "manager" | "isManagerInactive" | "managerLacksRole">): string | null => {
    if (!manager) return null;
    const name = fullName(manager);
    if (isManagerInactive) return say(managerInactive, { name });
    return managerLacksRole ? say(managerWithoutRole, { name }) : name;
  };
}
