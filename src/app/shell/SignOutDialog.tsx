import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { cancelSignOut, signOut, useUnsentAtSignOut } from "./leave.ts";

/** Shown only when answers on this device are unsent: signing out would lose them. */
export function SignOutDialog() {
  const { leaving, session } = useTexts("platform");
  const say = useSay();
  const formatFailure = useFailureWords();
  const unsent = useUnsentAtSignOut();
  return (
    <Dialog
      open={unsent > 0}
      onClose={cancelSignOut}
      title={leaving.title}
      footer={
        <>
          <Button
            onClick={() =>
              void signOut().catch((error: unknown) => notify.error(formatFailure(failureFrom(error))))
            }
          >
            {session.leave}
          </Button>
          <Button variant="primary" initialFocus onClick={cancelSignOut}>
            {leaving.stay}
          </Button>
        </>
      }
    >
      <p>{say(leaving.unsent, { count: unsent })}</p>
    </Dialog>
  );
}
