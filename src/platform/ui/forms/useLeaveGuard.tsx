import { useBlocker } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "../layers/Dialog.tsx";

const isSame = (current: { search: object }, next: { search: object }, parameter: string) =>
  Reflect.get(current.search, parameter) === Reflect.get(next.search, parameter);

/**
 * Leaving with changes asks first, inside the product and when the window closes. Render what it returns. A change of
 * the address on the same page (a tab) is no leaving, except of what a drawer shows.
 * @param parameter the part of the address that names what holds the form, when the page itself does not
 */
export function useLeaveGuard(isDirty: boolean, parameter?: string) {
  const { leaving } = useTexts("kit");
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      (current.pathname !== next.pathname || (parameter !== undefined && !isSame(current, next, parameter))),
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
