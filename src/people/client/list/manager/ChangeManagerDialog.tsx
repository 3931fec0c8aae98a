import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Selectable } from "#people/contract.ts";
import { planBulk } from "#platform/bulk.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { listCycleMembers, mapManagers, whyNotReportTo, whyNotSetDirectManager } from "../../../rules.ts";
import { fullName } from "../../../rules/names.ts";
import { ChangePreview } from "../../consequences/ChangePreview.tsx";
import { people as peopleQueries, peopleApi, searchManagers } from "../../queries.ts";
import { useActor } from "../../useActor.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface ChangeManagerDialogProps {
  open: boolean;
  people: readonly Selectable[];
  onDone: () => void;
  onClose: () => void;
}

/** As many names as stand under a reason. */
const maxNamesShown = 5;

/** One manager for several people, and the former ones back; begins anew each time it opens. */
export const ChangeManagerDialog = ({ open, ...dialog }: ChangeManagerDialogProps) =>
  open && <ChangeManager {...dialog} />;

function ChangeManager({ people, onDone, onClose }: Omit<ChangeManagerDialogProps, "open">) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const { picker } = useTexts("kit");
  const say = useSay();
  const actor = useActor();
  const [manager, setManager] = useState<Pickable | null>(null);
  const [unmatched, setUnmatched] = useState("");
  const [error, setError] = useState<string | null>(null);
  const above = useQuery(
    peopleQueries.above.queryOptions({ input: manager ? { id: manager.id } : skipToken, staleTime: 0 }),
  );
  const chain = manager ? (above.data?.items ?? []) : [];

  /** The rule of the server, as far as the chart is known here. */
  const whyNot = (person: Selectable) => {
    if (!manager) return whyNotSetDirectManager(actor.id, person.id) && "forbidden";
    if (person.id === manager.id) return "oneself";
    return whyNotReportTo(actor.id, person.id, manager.id, managers);
  };
  const managers = mapManagers([
    ...people.map(({ id, directManager }) => ({ id, directManagerId: directManager?.id ?? null })),
    ...chain.map(({ id }, index) => ({ id, directManagerId: chain[index - 1]?.id ?? null })),
  ]);
  const listNames = (reason: string, those: readonly Selectable[]) => {
    if (reason === "forbidden" || reason === "oneself") return null;
    const named = those.slice(0, maxNamesShown).map((person) =>
      reason === "manager_cycle"
        ? listCycleMembers(chain, person.id)
            .map((one) => fullName(one))
            .join(" → ")
        : fullName(person),
    );
    const more = those.length - named.length;
    return [...named, ...(more > 0 ? [say(texts.andOthers, { count: more })] : [])];
  };

  const change = useAction({
    run: (chosen: readonly Selectable[]) =>
      peopleApi.setDirectManagers({
        items: chosen.map(({ id }) => ({ id, directManagerId: manager?.id ?? null })),
      }),
    refresh: [peopleQueries.key()],
    success: ({ changed, refused }) => {
      const done = say(texts.changed, { count: changed.length, manager: manager ? fullName(manager) : "" });
      return refused.length > 0 ? `${done} ${say(texts.unchanged, { count: refused.length })}` : done;
    },
    // From the last to the first: each step leads back to what there was.
    undo: async ({ changed }) => {
      const items = changed.toReversed().map(({ id, from }) => ({ id, directManagerId: from }));
      if (items.length > 0) await peopleApi.setDirectManagers({ items });
    },
    onSuccess: onDone,
  });
  const plan = planBulk(people, whyNot);
  const changing = plan.can.map(({ id }) => id);
  const isAsked = manager !== null && above.data !== undefined && changing.length > 0;
  const preview = useQuery(
    peopleQueries.previewManager.queryOptions({
      input: isAsked ? { profileIds: changing, managerId: manager.id } : skipToken,
      staleTime: 0,
    }),
  );
  const isKnown = manager !== null && above.data !== undefined;
  return (
    <BulkDialog
      open
      plan={plan}
      title={texts.title}
      noneTitle={texts.none}
      reasons={texts.not}
      listNames={listNames}
      confirm={texts.confirm}
      action={{
        ...change,
        busy: change.busy || (manager !== null && above.isPending) || (isAsked && preview.isPending),
        run: async (chosen) => {
          if (isKnown) return change.run(chosen);
          setError(unmatched ? picker.people.unmatched : texts.needed);
          return undefined;
        },
      }}
      onClose={onClose}
      choice={
        <Stack>
          <PersonPicker
            label={texts.field}
            value={manager}
            error={error}
            initialFocus
            onChange={(chosen) => {
              setManager(chosen);
              setError(null);
            }}
            onUnmatched={setUnmatched}
            search={searchManagers}
          />
          {isAsked && <ChangePreview kind="directManager" query={preview} />}
        </Stack>
      }
    >
      {manager === null && texts.detail}
    </BulkDialog>
  );
}
