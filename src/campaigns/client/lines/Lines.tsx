import { useState } from "react";
import { fullName } from "#people/rules/names.ts";
import { planBulk } from "#platform/bulk.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { later } from "#platform/ui/later.ts";
import { useListSelection } from "#platform/ui/lists/useListSelection.tsx";
import { QueryTable } from "#platform/ui/lists/QueryTable.tsx";
import type { Campaign, Line } from "../../contract.ts";
import { whyNotChange, whyNotTakeOut } from "../../rules.ts";
import { useLineColumns } from "./useLineColumns.tsx";

const TakeOutDialog = later(async () => (await import("./TakeOutDialog.tsx")).TakeOutDialog);

interface LinesProps {
  campaign: Campaign;
  /** The line that the drawer shows. */
  shown: string | null;
  show: (evaluationId: string) => void;
}

/** The people evaluated; before the launch several can be taken out at once. */
export function Lines({ campaign, shown, show }: LinesProps) {
  const { campaign: texts, people } = useTexts("campaigns");
  const say = useSay();
  const columns = useLineColumns(campaign, show);
  const [isAsking, setIsAsking] = useState(false);
  // While the dialog closes, it goes on showing whom it was about.
  const [leaving, setLeaving] = useState<{ lines: readonly Line[]; clear: () => void }>({
    lines: [],
    clear: () => undefined,
  });
  const { lines } = campaign;
  const isChangeable = whyNotChange(campaign) === null;
  const selection = useListSelection<Line>(
    isChangeable
      ? {
          count: people.selected,
          getKey: ({ evaluationId }) => evaluationId,
          getName: ({ subject }) => fullName(subject),
          max: lines.length,
          every: async () => lines,
          actions: (chosen, clear) => {
            const { can } = planBulk(chosen, (line) => whyNotTakeOut(campaign, line));
            const ask = () => {
              setLeaving({ lines: can, clear });
              setIsAsking(true);
            };
            return can.length > 0
              ? [{ label: say(people.takeOutMany, { count: can.length }), onChoose: ask }]
              : [];
          },
        }
      : undefined,
    { rows: lines.map((line) => [line.evaluationId, line]), total: lines.length, question: campaign.id },
  );
  return (
    <>
      {selection?.bar}
      <QueryTable
        query={{ data: campaign, error: null, isFetching: false, refetch: () => undefined }}
        items={(shownCampaign) => shownCampaign.lines}
        getKey={({ evaluationId }) => evaluationId}
        columns={columns}
        caption={texts.caption}
        dense="comfortable"
        empty={<EmptyState title={texts.empty}>{texts.emptyDetail}</EmptyState>}
        shown={shown}
        selection={selection?.table}
      />
      <TakeOutDialog
        open={isAsking}
        campaign={campaign}
        lines={leaving.lines}
        onClose={() => setIsAsking(false)}
        onDone={() => {
          setIsAsking(false);
          leaving.clear();
        }}
      />
    </>
  );
}
