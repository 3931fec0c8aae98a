import { useDrawer } from "#platform/ui/drawer/useDrawer.ts";

const inviting = "invite";

/** Whether the drawer to invite more people is open, which the address tells, and what opens and closes it. */
export function useInviting() {
  const { shown, show, close } = useDrawer((value) => (value === inviting ? inviting : null));
  return { isOpen: shown !== null, open: () => show(inviting), close };
}
