import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { maxQuestions } from "#evaluations/rules/questionnaire.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Questionnaire } from "../../contract.ts";
import { newQuestionnaire, toQuestionnaire, whyNotSend } from "./asking.ts";
import { campaigns, campaignsApi } from "../queries.ts";
import { QuestionnaireFields } from "./QuestionnaireFields.tsx";
import { WithoutQuestions } from "./WithoutQuestions.tsx";

interface QuestionsDialogProps {
  open: boolean;
  campaignId: string;
  /** Those whose drafts had no question when it was opened. */
  people: readonly string[];
  onClose: () => void;
}

/** Questions for all drafts that have none, from where those of a new campaign come. */
export function QuestionsDialog({ open, campaignId, people, onClose }: QuestionsDialogProps) {
  const { questions: texts, createCampaign } = useTexts("campaigns");
  const say = useSay();
  const [wanted, setWanted] = useState(() => newQuestionnaire("own_position"));
  const { from, titles: accepted } = wanted;
  const query = useQuery(
    campaigns.choose.queryOptions({
      input: { teams: [], positions: [], people: [...people] },
      enabled: open && from === "own_position",
      // Counted again on return from another tab, where a person may have been given a position.
      staleTime: 0,
    }),
  );
  const questionnaire = toQuestionnaire(wanted);
  /** At least one person has a position now, or one was accepted for their title. */
  const givesSomething =
    query.data !== undefined && (query.data.withoutPosition < query.data.count || accepted.length > 0);
  const reason = () => {
    if (from === "own_position") return givesSomething ? null : texts.needsTitle;
    const lacking = whyNotSend(wanted);
    return lacking && say(createCampaign[lacking], { count: maxQuestions });
  };
  const set = useAction({
    run: (chosen: Questionnaire) => campaignsApi.setQuestions({ id: campaignId, questionnaire: chosen }),
    keep: campaigns.read.queryKey({ input: { id: campaignId } }),
    keptFrom: ({ campaign }) => campaign,
    success: ({ given }) => (given === 0 ? texts.none : say(texts.given, { count: given })),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      busy={set.busy}
      title={say(texts.title, { count: people.length })}
      confirmLabel={texts.confirm}
      disabledReason={reason()}
      onClose={onClose}
      onConfirm={() => questionnaire && void set.run(questionnaire)}
    >
      <Stack>
        <span>{texts.detail}</span>
        <QuestionnaireFields
          value={wanted}
          onChange={setWanted}
          ownPosition={
            <QueryView query={query} skeleton="form">
              {({ freeTitles, withoutPosition }) => (
                <WithoutQuestions
                  freeTitles={freeTitles}
                  withoutTitle={withoutPosition - freeTitles.count}
                  accepted={accepted}
                  onChange={(titles) => setWanted({ ...wanted, titles: [...titles] })}
                />
              )}
            </QueryView>
          }
        />
      </Stack>
    </ConfirmDialog>
  );
}
