import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Selectable } from "#people/contract.ts";
import { planBulk } from "#platform/bulk.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/PersonPicker.tsx";
import { SectionError } from "#platform/ui/QueryView.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { hasOpenWork, whyNotSwitch } from "../../../rules.ts";
import { en as enOfOne } from "../../person/dialog/texts.en.ts";
import { fr as frOfOne } from "../../person/dialog/texts.fr.ts";
import { WhatHangs } from "../../person/WhatHangs.tsx";
import { people, peopleApi, searchManagers } from "../../queries.ts";
import { useActor } from "../../useActor.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

type Switched = Awaited<ReturnType<typeof peopleApi.setManyActive>>;

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
  const { picker } = useTexts("kit");
  const say = useSay();
  const actor = useActor();
  const errorWords = useErrorWords();
  const [manager, setManager] = useState<Pickable | null>(null);
  const [unmatched, setUnmatched] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const plan = planBulk(selected, (person) =>
    reasonOf(whyNotSwitch(actor, person, isActive, null, ownLeads)),
  );
  const going = isActive ? [] : plan.can.map(({ id }) => id);
  const { hangs, handOver } = going.length === 1 ? { fr: frOfOne, en: enOfOne }[language] : texts;
  const departure = useQuery(
    people.holds.queryOptions({
      input: going.length > 0 ? { profileIds: going } : skipToken,
      staleTime: 0,
    }),
  );
  const change = useAction({
    run: (chosen: readonly Selectable[]) =>
      peopleApi.setManyActive({
        profileIds: chosen.map(({ id }) => id),
        isActive,
        ...(manager ? { handOverTo: manager.id } : {}),
      }),
    refresh: [people.key()],
    success: (done) => {
      const words = say(isActive ? texts.activated : texts.deactivated, { count: done.changed.length });
      return done.refused > 0 ? `${words} ${say(texts.refused, { count: done.refused })}` : words;
    },
    // Who was handed over would stay with the other manager.
    ...(manager
      ? {}
      : {
          undo: async ({ changed }: Switched) => {
            if (changed.length > 0)
              await peopleApi.setManyActive({ profileIds: changed, isActive: !isActive });
          },
        }),
    onFailure: ({ code }) => {
      if (code !== "manager_cycle" && code !== "inactive_person") return false;
      setRefused(errorWords(code));
      return true;
    },
    onSuccess: onDone,
  });
  const counted = departure.data;
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
        run: async (chosen) => {
          if (!unmatched) return change.run(chosen);
          setRefused(picker.people.unmatched);
          return undefined;
        },
      }}
      onClose={onClose}
    >
      <>
        <p>{isActive ? texts.activateDetail : texts.deactivateDetail}</p>
        {going.length > 0 && departure.error && (
          <SectionError error={departure.error} onRetry={() => void departure.refetch()} />
        )}
        {counted && hasOpenWork(counted) && <WhatHangs words={hangs} departure={counted} />}
        {counted && counted.directReportCount > 0 && (
          <PersonPicker
            label={handOver.label}
            description={handOver.hint}
            optional
            value={manager}
            error={refused}
            onChange={(chosen) => {
              setManager(chosen);
              setRefused(null);
            }}
            onUnmatched={setUnmatched}
            search={async (text) => (await searchManagers(text)).filter(({ id }) => !going.includes(id))}
          />
        )}
      </>
    </BulkDialog>
  );
}

/** The reasons that the screen knows of; who would be the last is the server's to say. */
const reasonOf = (code: ReturnType<typeof whyNotSwitch>) =>
  code === null || code === "status_conflict" || code === "leads_your_evaluation" ? code : "forbidden";
