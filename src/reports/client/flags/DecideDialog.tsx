import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { TextAreaField } from "#platform/ui/forms/fields.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { FlaggedComments } from "../../contract/flags.ts";
import type { Decision } from "../../vocabulary.ts";
import { reports, reportsApi } from "../review/queries.ts";

interface DecideDialogProps {
  evaluationId: string;
  flagId: string;
  name: string;
  /** Null while it is closed. */
  decision: Decision | null;
  onClose: () => void;
}

/** Keeps a flagged comment masked, with the reason, or shows it again, with a note to the person evaluated. */
export function DecideDialog({ evaluationId, flagId, name, decision, onClose }: DecideDialogProps) {
  const t = useTexts("flags");
  const say = useSay();
  const [words, setWords] = useState("");
  const [shown, setShown] = useState<Decision>("kept");
  if (decision && decision !== shown) setShown(decision);
  const texts = {
    kept: { title: t.keepTitle, body: t.keepBody, label: t.reason, hint: t.reasonHint, confirm: t.keep },
    shown: { title: t.showTitle, body: t.showBody, label: t.answer, hint: t.answerHint, confirm: t.show },
  }[shown];
  const decide = useAction({
    run: (chosen: Decision) =>
      reportsApi.decideFlag({ evaluationId, flagId, decision: chosen, words: words.trim() }),
    // Updates the cache without a refetch, since the server records each reading.
    optimistic: {
      queryKey: reports.listFlagged.key(),
      change: (cached, chosen) => applyDecision(cached, flagId, { status: chosen, decision: words.trim() }),
    },
    refresh: [reports.read.key()],
    announce: () => say(t.decided, { name }),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open={decision !== null}
      title={texts.title}
      confirmLabel={texts.confirm}
      busy={decide.busy}
      disabledReason={words.trim() ? null : t.wordsFirst}
      onClose={onClose}
      onConfirm={() => void decide.run(shown)}
    >
      <Stack>
        <span>{say(texts.body, { name })}</span>
        <TextAreaField
          label={say(texts.label, { name })}
          description={say(texts.hint, { name })}
          rows={2}
          maxLength={500}
          value={words}
          onChange={setWords}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function applyDecision(
  cached: unknown,
  flagId: string,
  change: Pick<FlaggedComments["items"][number], "status" | "decision">,
): unknown {
  if (!isList(cached)) return cached;
  return { ...cached, items: cached.items.map((one) => (one.id === flagId ? { ...one, ...change } : one)) };
}
const isList = (cached: unknown): cached is FlaggedComments =>
  typeof cached === "object" && cached !== null && "items" in cached;
