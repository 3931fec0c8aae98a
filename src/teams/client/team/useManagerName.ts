import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Team } from "#teams/contract.ts";

/** Who manages a team, and whether their account is deactivated; null where nobody does. */
export function useManagerName() {
  const { managerInactive } = useTexts("teams");
  const say = useSay();
  return ({ manager, isManagerInactive }: Pick<Team, "manager" | "isManagerInactive">): string | null =>
    manager && (isManagerInactive ? say(managerInactive, { name: fullName(manager) }) : fullName(manager));
}
