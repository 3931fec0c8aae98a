import { skipToken, useQuery } from "@tanstack/react-query";
import type { Selectable } from "#people/contract.ts";
import { planBulk } from "#platform/bulk.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { SectionError } from "#platform/ui/page/QueryView.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { hasOpenWork, whyNotSwitch } from "../../../rules.ts";
import { en as enOfOne } from "../../person/dialog/texts.en.ts";
import { fr as frOfOne } from "../../person/dialog/texts.fr.ts";
import { useHandOver } from "../../person/handOver/useHandOver.tsx";
import { WhatHangs } from "../../person/WhatHangs.tsx";
import { people, peopleApi, teamsKey } from "../../queries.ts";
import { useActor } from "../../useActor.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

type SwitchResult = Awaited<ReturnType<typeof peopleApi.setManyActive>>;

interface ActivationDialogProps {
  open: boolean;
  people: readonly Selectable[];
  isActive: boolean;
  /** Who leads a running evaluation of the actor. */
  ownLeads: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/**
 * Several accounts switched on or off at once, and back; what hangs on those who go is said first, and handed over. Begins
 * anew each time it opens.
 */
export const ActivationDialog = ({ open, ...dialog }: ActivationDialogProps) =>
  open && <Activation {...dialog} />;

function Activation(props: Omit<ActivationDialogProps, "open">) {
  const { people: selected, isActive, ownLeads, onDone, onClose } = props;
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const actor = useActor();
  const plan = planBulk(selected, (person) =>
    toReason(whyNotSwitch(actor, person, isActive, null, ownLeads)),
  );
  const going = isActive ? [] : plan.can.map(({ id }) => id);
  const { hangs } = going.length === 1 ? { fr: frOfOne, en: enOfOne }[language] : texts;
  const departure = useQuery(
    people.holds.queryOptions({
      input: going.length > 0 ? { profileIds: going } : skipToken,
      staleTime: 0,
    }),
  );
  const counted = departure.data;
  const handOver = useHandOver(counted, going);
  const change = useAction({
    run: (chosen: readonly Selectable[]) =>
      peopleApi.setManyActive({
        profileIds: chosen.map(({ id }) => id),
        isActive,
        ...handOver.input,
      }),
    refresh: [people.key(), teamsKey],
    success: (done) => {
      const words = say(isActive ? texts.activated : texts.deactivated, { count: done.changed.length });
      return done.refused > 0 ? `${words} ${say(texts.refused, { count: done.refused })}` : words;
    },
    // Who was handed over would stay with the other manager.
    ...(handOver.input.handOverTo
      ? {}
      : {
          undo: async ({ changed }: SwitchResult) => {
            if (changed.length > 0)
              await peopleApi.setManyActive({ profileIds: changed, isActive: !isActive });
          },
        }),
    onFailure: handOver.refuse,
    onSuccess: onDone,
  });
  return (
    <BulkDialog
      open
      plan={plan}
      title={isActive ? texts.activateTitle : texts.deactivateTitle}
      noneTitle={isActive ? texts.noneToActivate : texts.noneToDeactivate}
      reasons={texts.not}
      confirm={isActive ? texts.activateConfirm : texts.deactivateConfirm}
      action={{
        ...change,
        busy: change.busy || (going.length > 0 && departure.isPending),
        run: async (chosen) => (handOver.check() ? change.run(chosen) : undefined),
      }}
      onClose={onClose}
    >
      <>
        <p>{isActive ? texts.activateDetail : texts.deactivateDetail}</p>
        {going.length > 0 && departure.error && (
          <SectionError error={departure.error} onRetry={() => void departure.refetch()} />
        )}
        {counted && hasOpenWork(counted) && <WhatHangs words={hangs} departure={counted} />}
        {handOver.field}
      </>
    </BulkDialog>
  );
}

/** The reasons that the screen knows of; who would be the last is the server's to say. */
const toReason = (code: ReturnType<typeof whyNotSwitch>) =>
  code === null || code === "status_conflict" || code === "leads_your_evaluation" ? code : "forbidden";
