import { useLeaveGuard } from "../forms/useLeaveGuard.tsx";
import { later } from "../later.ts";
import type { DrawerFrameProps } from "../layers/DrawerFrame.tsx";
import { useEscape } from "../layers/useEscape.ts";
import { useFocusReturn } from "../layers/useFocusReturn.ts";
import { drawerParameter } from "./useDrawer.ts";

const DrawerFrame = later(async () => (await import("../layers/DrawerFrame.tsx")).DrawerFrame);

interface DrawerProps extends DrawerFrameProps {
  /** It holds a form with unsaved changes: whatever closes it asks first. */
  isDirty?: boolean;
}

/**
 * One object beside the page that it was opened from: at the right, the whole screen on a phone. `useDrawer` keeps it in
 * the address, so that Back closes it. Takes the focus, gives it back, closes with Esc; `J` and `K` go to the next row
 * and the previous one.
 */
export function Drawer({ isDirty = false, ...frame }: DrawerProps) {
  useEscape(frame.open, frame.onClose);
  useFocusReturn(frame.open);
  const guard = useLeaveGuard(isDirty, drawerParameter);
  return (
    <>
      <DrawerFrame {...frame} />
      {guard}
    </>
  );
}
