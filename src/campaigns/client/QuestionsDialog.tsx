import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { campaigns, campaignsApi } from "./queries.ts";
import { QuestionnaireFields, type Asking } from "./QuestionnaireFields.tsx";

interface QuestionsDialogProps {
  open: boolean;
  campaignId: string;
  /** Drafts that had no question when it was opened. */
  count: number;
  onClose: () => void;
}

/** Questions for all drafts that have none, from one position or one evaluation. */
export function QuestionsDialog({ open, campaignId, count, onClose }: QuestionsDialogProps) {
  const { questions: texts, createCampaign } = useTexts("campaigns");
  const say = useSay();
  const [asking, setAsking] = useState<Asking<"position" | "evaluation">>({
    from: "evaluation",
    source: null,
  });
  const { from, source } = asking;
  const set = useAction({
    run: (id: string) => campaignsApi.setQuestions({ id: campaignId, questionnaire: { from, id } }),
    keep: campaigns.read.queryKey({ input: { id: campaignId } }),
    keptFrom: ({ campaign }) => campaign,
    success: ({ given }) => (given === 0 ? texts.none : say(texts.given, { count: given })),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      busy={set.busy}
      title={say(texts.title, { count })}
      confirmLabel={texts.confirm}
      disabledReason={source ? null : createCampaign.needsSource}
      onClose={onClose}
      onConfirm={() => source && void set.run(source.id)}
    >
      <Stack>
        <span>{texts.detail}</span>
        <QuestionnaireFields sources={["evaluation", "position"]} value={asking} onChange={setAsking} />
      </Stack>
    </ConfirmDialog>
  );
}
