import { useState, type ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "../layers/Dialog.tsx";
import { useLeaveGuard } from "./useLeaveGuard.tsx";

/**
 * A dialog that holds what was typed is not closed by accident: Esc, its cross, a press beside it and Back ask first. Its own
 * « Annuler » says what it does, and asks nothing. Render `guard` beside the dialog, and close it by `close`.
 */
export function useCloseGuard(
  isDirty: boolean,
  onClose: () => void,
): { close: () => void; guard: ReactNode } {
  const { leaving } = useTexts("kit");
  const [isAsking, setIsAsking] = useState(false);
  const leave = useLeaveGuard(isDirty);
  return {
    close: () => (isDirty ? setIsAsking(true) : onClose()),
    guard: (
      <>
        {leave}
        <ConfirmDialog
          open={isAsking}
          danger
          title={leaving.title}
          confirmLabel={leaving.leave}
          cancelLabel={leaving.stay}
          onClose={() => setIsAsking(false)}
          onConfirm={onClose}
        >
          {leaving.consequence}
        </ConfirmDialog>
      </>
    ),
  };
}
