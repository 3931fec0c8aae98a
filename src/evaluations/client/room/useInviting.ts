import { useDrawer } from "#platform/ui/drawer/useDrawer.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";

/** The values of the drawer in the address: open for whichever role suits, or for a manager. */
const kinds = ["invite", "manager"];

/** Whether the drawer to invite more people is open, read from the address, and what opens and closes it. */
export function useInviting() {
  const { shown, show, close } = useDrawer((value) => kinds.find((one) => one === value) ?? null);
  return {
    isOpen: shown !== null,
    /** The role that is wanted; null for the one that suits the person chosen. */
    wanted: shown === "manager" ? ("manager" as const) : null,
    open: (wanted: Extract<InvitedRole, "manager"> | null = null) => show(wanted ?? "invite"),
    close,
  };
}
