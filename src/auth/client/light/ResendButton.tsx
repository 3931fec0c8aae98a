import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, type ButtonVariant } from "#platform/light/Button.tsx";
import { useAction } from "#platform/light/useAction.ts";
import { useCountdown } from "./useCountdown.ts";

interface ResendButtonProperties {
  label: string;
  variant?: ButtonVariant;
  /** A first mail has just left: wait before the next. */
  justSent: boolean;
  send: () => Promise<void>;
}

/** Sends the same mail again, at most once a minute, and says how long to wait. */
export function ResendButton({ label, variant = "secondary", justSent, send }: ResendButtonProperties) {
  const { confirmEmail: t } = useTexts("auth");
  const say = useSay();
  const [left, restart] = useCountdown(60, justSent);
  const { busy, run } = useAction(async () => {
    await send();
    restart();
  });
  const waits = left > 0;
  return (
    <div>
      <Button
        variant={variant}
        busy={busy}
        disabledReason={waits ? t.resendLater : null}
        onClick={() => void run()}
      >
        {waits ? say(t.resendIn, { count: left }) : label}
      </Button>
    </div>
  );
}
