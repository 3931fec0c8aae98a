import { useState } from "react";
import { say } from "#platform/texts.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { TextAreaField } from "#platform/ui/forms/fields.tsx";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { CommentAddress, Review } from "../../contract.ts";
import { isSameComment } from "../../rules/commentAddresses.ts";
import type { Writing } from "../../rules/presentation.ts";
import { useCommentName } from "../parts/useCommentName.ts";
import styles from "../report.module.css";
import { reports, reportsApi } from "./queries.ts";

interface MaskControlProps {
  evaluationId: string;
  comment: CommentAddress;
  writing: Writing;
  /** Of a masked one. */
  reason: string | null;
}

/** Masks a comment of the report, with a reason, or unmasks it. */
export function MaskControl({ evaluationId, comment, writing, reason: known }: MaskControlProps) {
  const t = useTexts("review");
  const { language } = useLanguage();
  const named = useCommentName();
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState("");
  const change = useAction({
    run: (why: string | null) => reportsApi.maskComment({ evaluationId, comment, reason: why }),
    // Updates the cache without a refetch, since the server records each reading; of this report alone, since others have
    // the same address.
    optimistic: {
      queryKey: reports.review.queryKey({ input: { evaluationId } }),
      change: (cached, why) => applyMask(cached, comment, why),
    },
    announce: (_, why) => (why === null ? t.done.shown : t.done.masked),
    onSuccess: () => setIsAsked(false),
  });
  return (
    <div className={styles.beside}>
      {known === null ? (
        <Button variant="quiet" accessibleName={named(t.mask, writing)} onClick={() => setIsAsked(true)}>
          {t.mask}
        </Button>
      ) : (
        <Row>
          <strong>{say(language, t.masked, { reason: known })}</strong>
          <Button
            variant="quiet"
            accessibleName={named(t.show, writing)}
            busy={change.busy}
            onClick={() => void change.run(null)}
          >
            {t.show}
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t.maskTitle}
        confirmLabel={t.mask}
        busy={change.busy}
        disabledReason={reason.trim() ? null : t.reasonFirst}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void change.run(reason.trim())}
      >
        <Stack>
          <span>{t.maskBody}</span>
          <TextAreaField
            label={t.reason}
            description={t.reasonHint}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
        </Stack>
      </ConfirmDialog>
    </div>
  );
}

function applyMask(cached: unknown, comment: CommentAddress, reason: string | null): unknown {
  if (!isReview(cached)) return cached;
  const others = cached.masked.filter((one) => !isSameComment(one, comment));
  return { ...cached, masked: reason === null ? others : [...others, { ...comment, reason }] };
}
const isReview = (cached: unknown): cached is Review =>
  typeof cached === "object" && cached !== null && "masked" in cached;
