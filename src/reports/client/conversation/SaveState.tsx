import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import type { SaveState } from "#answers/client/light/saving/saveQueue.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import styles from "./conversation.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** « Enregistré », beside the title. Said aloud once, not after every pause in the typing. */
export function SavedMark({ state }: { state: SaveState | null }) {
  const texts = { fr, en }[useLanguage().language];
  const [isSaid, setIsSaid] = useState(false);
  const kind = state?.kind;
  if (kind === "saved" && !isSaid) setIsSaid(true);
  if (isSaid && kind !== "saved" && kind !== "saving") setIsSaid(false);
  return (
    <div className={styles.saved}>
      <output>
        <VisuallyHidden>{isSaid && texts.saved}</VisuallyHidden>
      </output>
      <span aria-hidden="true">
        {kind === "saving" && texts.saving}
        {kind === "saved" && (
          <>
            <IconCheck size={18} /> {texts.saved}
          </>
        )}
      </span>
    </div>
  );
}

const retried: readonly SaveState["kind"][] = ["retrying", "signedOut"];

/** Why notes are not stored, and that they are still there. */
export function SaveTrouble({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const texts = { fr, en }[useLanguage().language];
  const { kind } = state;
  if (kind === "idle" || kind === "saving" || kind === "saved") return null;
  return (
    <div className={styles.trouble}>
      <Notice
        tone="warning"
        role="status"
        action={
          retried.includes(kind) && (
            <Button size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          )
        }
      >
        {texts.trouble[kind]}
      </Notice>
    </div>
  );
}
