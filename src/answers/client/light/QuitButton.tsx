import { useState } from "react";
import { authApi } from "#auth/client/light/api.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import { Icon } from "#platform/light/Icon.tsx";
import { useAnswering } from "./answering.tsx";
import styles from "./answer.module.css";
import { useSignOut } from "./useSignOut.tsx";

/** Quitting is always safe. A visitor by email link has no other page: the tab can be closed. */
export function QuitButton() {
  const { form, isPreview, queue, keeps } = useAnswering();
  const t = useTexts("answers");
  const { actions, session } = useTexts("platform");
  const signingOut = useSignOut();
  const [answer, setAnswer] = useState<"saved" | "unsent" | null>(null);
  const [busy, setBusy] = useState(false);
  const quit = async () => {
    if (isPreview) return window.location.assign(paths.evaluation(form.evaluationId));
    setBusy(true);
    const sent = await queue.whenSent();
    const viewer = await authApi.viewer({}).catch(() => null);
    setBusy(false);
    if (sent && viewer?.scope === "full") return window.location.assign(paths.myEvaluations());
    setAnswer(sent ? "saved" : "unsent");
  };
  const label = isPreview ? t.preview.back : t.quit;
  return (
    <>
      <span className={styles["quit"]}>
        <Button variant="secondary" busy={busy} aria-label={label} onClick={() => void quit()}>
          <span className={styles["narrowOnly"]}>
            <Icon name="close" />
          </span>
          <span className={styles["wideOnly"]}>{label}</span>
        </Button>
      </span>
      <Dialog
        open={answer !== null}
        onClose={() => setAnswer(null)}
        title={answer === "saved" ? t.quitSafe : t.quitUnsent}
        actions={
          <>
            <Button variant="secondary" onClick={() => void signingOut.ask()}>
              {session.leave}
            </Button>
            <Button onClick={() => setAnswer(null)}>{actions.close}</Button>
          </>
        }
      >
        <p>{answer === "saved" ? t.quitHelp : keeps ? t.quitKeptHelp : t.quitUnsentHelp}</p>
      </Dialog>
      {signingOut.dialog}
    </>
  );
}
