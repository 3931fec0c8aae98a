import { useState, type ReactNode } from "react";
import type { Selectable } from "#people/contract.ts";
import { maxBulkItems, planBulk } from "#platform/bulk.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { later } from "#platform/ui/later.ts";
import type { SelectionOptions } from "#platform/ui/lists/useListSelection.tsx";
import { classifySending, whyNotSendInvitation, whyNotSetDirectManager } from "../../rules.ts";
import { fullName } from "../../rules/names.ts";
import { peopleApi } from "../queries.ts";
import { useActor } from "../useActor.ts";
import type { Evaluating } from "./evaluate/evaluating.ts";
import type { TeamsOfList } from "./teamsOfList.ts";

const ResendDialog = later(async () => (await import("./ResendDialog.tsx")).ResendDialog);
const ActivationDialog = later(
  async () => (await import("./activation/ActivationDialog.tsx")).ActivationDialog,
);
const ChangeManagerDialog = later(
  async () => (await import("./manager/ChangeManagerDialog.tsx")).ChangeManagerDialog,
);
const EvaluateDialog = later(async () => (await import("./evaluate/EvaluateDialog.tsx")).EvaluateDialog);

type Action = "evaluate" | "resend" | "activate" | "deactivate" | "addToTeam" | "changeManager";

interface ChosenAction {
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
  evaluating: Evaluating,
): { selection: SelectionOptions<Selectable>; dialog: ReactNode } {
  const { bulk, bulkActive, addToTeam, ownManager } = useTexts("people");
  const { language } = useLanguage();
  const say = useSay();
  const actor = useActor();
  const [open, setOpen] = useState<Action | null>(null);
  // Keeps showing the same people while it closes.
  const [chosen, setChosen] = useState<ChosenAction>({
    people: [],
    action: "resend",
    clear: () => undefined,
  });
  const ask = (action: Action, people: readonly Selectable[], clear: () => void) => () => {
    setChosen({ people, action, clear });
    setOpen(action);
  };
  /** The page that follows says what it is about; only who is left out is said before. */
  const evaluate = (people: readonly Selectable[], clear: () => void) => {
    const { can, refused } = planBulk(people, (person) => evaluating.whyNot(person, people.length));
    const none = people.length > 1 ? bulk.evaluateNone : bulk.evaluateInactive;
    const tooMany = say(bulk.evaluateTooMany, { most: evaluating.most });
    return {
      label: bulk.evaluate,
      disabledReason: can.length === 0 ? none : can.length > evaluating.most ? tooMany : null,
      onChoose: refused.length === 0 ? () => evaluating.begin(can) : ask("evaluate", people, clear),
    };
  };
  const changeManager = (people: readonly Selectable[], clear: () => void) => ({
    label: bulk.changeManager,
    disabledReason: people.every(({ id }) => whyNotSetDirectManager(actor.id, id)) ? ownManager : null,
    onChoose: ask("changeManager", people, clear),
  });
  /**
   * Actions that apply to at least one person of the selection: a person who has joined is not invited, an active one
   * is not activated.
   */
  const calledFor = (people: readonly Selectable[], clear: () => void) => {
    const { can: expected } = planBulk(people, whyNotSendInvitation);
    const send = say(bulk.send[classifySending(expected)], { count: expected.length });
    const isSome = (isActive: boolean) => people.some((person) => person.isActive === isActive);
    return [
      ...(expected.length > 0 ? [{ label: send, onChoose: ask("resend", people, clear) }] : []),
      ...(isSome(false) ? [{ label: bulkActive.activate, onChoose: ask("activate", people, clear) }] : []),
      ...(isSome(true) ? [{ label: bulkActive.deactivate, onChoose: ask("deactivate", people, clear) }] : []),
    ];
  };
  const shared = { people: chosen.people, onClose: () => setOpen(null) };
  return {
    selection: {
      count: bulk.selected,
      getKey: ({ id }) => id,
      getName: fullName,
      max: maxBulkItems,
      every: async () => (await peopleApi.selectable(question)).items,
      onExport: (format, people) =>
        peopleApi.export({ format, language, ...question, profileIds: people.map(({ id }) => id) }),
      actions: (people, clear) => [
        evaluate(people, clear),
        { label: addToTeam, onChoose: ask("addToTeam", people, clear) },
        changeManager(people, clear),
        ...calledFor(people, clear),
      ],
    },
    dialog: (
      <>
        <ResendDialog open={open === "resend"} onSent={chosen.clear} {...shared} />
        <teams.AddDialog open={open === "addToTeam"} onDone={chosen.clear} {...shared} />
        <EvaluateDialog
          open={open === "evaluate"}
          evaluating={evaluating}
          onDone={chosen.clear}
          {...shared}
        />
        <ChangeManagerDialog open={open === "changeManager"} onDone={chosen.clear} {...shared} />
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
