import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useFailureWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { TemplateDraft } from "./useTemplateDraft.ts";
import styles from "./editor.module.css";

/** The state of the draft: saved by itself, or kept on this page with a way to try again. */
export function SaveLine({ draft: { state, failure, flush } }: { draft: TemplateDraft }) {
  const texts = useTexts("pulseEditor");
  const { actions } = useTexts("platform");
  const formatFailure = useFailureWords();
  return (
    <div className={styles.save}>
      <p role="status">
        {state === "saving" && texts.saving}
        {state === "saved" && (
          <>
            <IconCheck size={18} aria-hidden="true" /> {texts.saved}
          </>
        )}
        {(state === "failed" || state === "conflict") && (
          <span className={styles.failed}>
            <IconAlertTriangle size={18} aria-hidden="true" /> {texts.notSaved}{" "}
            {failure && formatFailure(failure)}
          </span>
        )}
      </p>
      {state === "failed" && (
        <Button size="small" onClick={() => void flush()}>
          {actions.retry}
        </Button>
      )}
    </div>
  );
}
