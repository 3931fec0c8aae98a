import { useViewer } from "#platform/ui/viewer.tsx";
import type { Person } from "../rules.ts";

/** The person signed in, as the rules on people want them. */
export function useActor(): Person {
  const { profileId, role, isAdmin } = useViewer();
  return { id: profileId, role, isAdmin, isActive: true };
}
