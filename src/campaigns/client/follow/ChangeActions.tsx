import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { Campaign } from "../../contract.ts";
import { whyNotPropose } from "../../rules.ts";

const EditDialog = lazyRouteComponent(() => import("./EditDialog.tsx"), "EditDialog");
const ProposeDialog = lazyRouteComponent(() => import("../nominations/ProposeDialog.tsx"), "ProposeDialog");

/** What can change of a campaign until it is launched. */
export function ChangeActions({ campaign, onAdd }: { campaign: Campaign; onAdd: () => void }) {
  const { change, people, again } = useTexts("campaigns");
  const errorWords = useErrorWords();
  const [isChanging, setIsChanging] = useState(false);
  const [isProposing, setIsProposing] = useState(false);
  const refused = whyNotPropose(campaign, campaign.lines);
  return (
    <>
      <Button onClick={onAdd}>{people.add}</Button>
      <ActionMenu
        name={campaign.name}
        actions={[
          { label: change.action, onChoose: () => setIsChanging(true) },
          {
            label: again.action,
            disabledReason: refused && errorWords(refused),
            onChoose: () => setIsProposing(true),
          },
        ]}
      />
      <Suspense fallback={null}>
        {isChanging && <EditDialog campaign={campaign} onClose={() => setIsChanging(false)} />}
        {isProposing && <ProposeDialog campaign={campaign} onClose={() => setIsProposing(false)} />}
      </Suspense>
    </>
  );
}
