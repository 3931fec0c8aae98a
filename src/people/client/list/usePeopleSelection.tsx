import { useState, type ReactNode } from "react";
import type { Selectable } from "#people/contract.ts";
import { mostAtOnce, planBulk } from "#platform/bulk.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { later } from "#platform/ui/later.ts";
import type { Selecting } from "#platform/ui/lists/useListSelection.tsx";
import { fullName, sendingOf, whyNotSendInvitation } from "../../rules.ts";
import { peopleApi } from "../queries.ts";
import type { TeamsOfList } from "./teamsOfList.ts";

const ResendDialog = later(async () => (await import("./ResendDialog.tsx")).ResendDialog);
const ActivationDialog = later(
  async () => (await import("./activation/ActivationDialog.tsx")).ActivationDialog,
);

type Action = "resend" | "activate" | "deactivate" | "addToTeam";

interface Chosen {
  people: readonly Selectable[];
  action: Action;
  /** Lets the selection go. */
  clear: () => void;
}

/** What can be done with several people of the list at once, and the dialog that asks before. */
export function usePeopleSelection(
  question: Parameters<typeof peopleApi.selectable>[0],
  ownLeads: readonly string[],
  teams: TeamsOfList,
): { selection: Selecting<Selectable>; dialog: ReactNode } {
  const { bulk, bulkActive, addToTeam } = useTexts("people");
  const say = useSay();
  const [open, setOpen] = useState<Action | null>(null);
  // While it closes, it goes on showing whom it was about.
  const [chosen, setChosen] = useState<Chosen>({ people: [], action: "resend", clear: () => undefined });
  const ask = (action: Action, people: readonly Selectable[], clear: () => void) => () => {
    setChosen({ people, action, clear });
    setOpen(action);
  };
  const sendLabel = (people: readonly Selectable[]) => {
    const { can } = planBulk(people, whyNotSendInvitation);
    return say(bulk.send[sendingOf(can)], { count: can.length });
  };
  const shared = { people: chosen.people, onClose: () => setOpen(null) };
  return {
    selection: {
      count: bulk.selected,
      keyOf: ({ id }) => id,
      nameOf: fullName,
      most: mostAtOnce,
      every: async () => (await peopleApi.selectable(question)).items,
      actions: (people, clear) => [
        { label: sendLabel(people), onChoose: ask("resend", people, clear) },
        { label: addToTeam, onChoose: ask("addToTeam", people, clear) },
        { label: bulkActive.activate, onChoose: ask("activate", people, clear) },
        { label: bulkActive.deactivate, onChoose: ask("deactivate", people, clear) },
      ],
    },
    dialog: (
      <>
        <ResendDialog open={open === "resend"} onSent={chosen.clear} {...shared} />
        <teams.AddDialog open={open === "addToTeam"} onDone={chosen.clear} {...shared} />
        <ActivationDialog
          open={open === "activate" || open === "deactivate"}
          isActive={chosen.action === "activate"}
          ownLeads={ownLeads}
          onDone={chosen.clear}
          {...shared}
        />
      </>
    ),
  };
}
