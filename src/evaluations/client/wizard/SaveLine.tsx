import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useFailureWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { Draft } from "./useDraft.ts";
import styles from "./wizard.module.css";

/** The state of the draft: saved automatically, or kept on this page with a way to try again. */
export function SaveLine({ draft, isNew }: { draft: Draft; isNew: boolean }) {
  const { frame: wizard } = useTexts("wizard");
  const { actions } = useTexts("platform");
  const formatFailure = useFailureWords();
  return (
    <div className={styles.save}>
      <p role="status" className={styles.saveWords}>
        {draft.state === "untouched" && isNew && wizard.firstChange}
        {draft.state === "saving" && wizard.saving}
        {(draft.state === "saved" || (draft.state === "untouched" && !isNew)) && (
          <>
            <IconCheck size={18} aria-hidden="true" /> {wizard.saved}
          </>
        )}
        {draft.state === "failed" && (
          <span className={styles.failed}>
            <IconAlertTriangle size={18} aria-hidden="true" /> {wizard.notSaved}{" "}
            {draft.failure && formatFailure(draft.failure)}
          </span>
        )}
      </p>
      {draft.state === "failed" && (
        <Button size="small" onClick={() => void draft.flush()}>
          {actions.retry}
        </Button>
      )}
    </div>
  );
}
