import { useBlocker } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "../Dialog.tsx";

/**
 * Leaving with changes asks first, inside the product and when the window closes. Render what it returns. A change of
 * the address on the same page (a tab) is no leaving.
 */
export function useLeaveGuard(isDirty: boolean) {
  const { leaving } = useTexts("kit");
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const isBlocked = blocker.status === "blocked";
  useEffect(() => {
    // Saved meanwhile: nothing is left to ask.
    if (isBlocked && !isDirty) blocker.proceed();
  }, [isBlocked, isDirty, blocker]);
  return (
    <ConfirmDialog
      open={isBlocked}
      danger
      title={leaving.title}
      confirmLabel={leaving.leave}
      cancelLabel={leaving.stay}
      onClose={() => blocker.status === "blocked" && blocker.reset()}
      onConfirm={() => blocker.status === "blocked" && blocker.proceed()}
    >
      {leaving.consequence}
    </ConfirmDialog>
  );
}
