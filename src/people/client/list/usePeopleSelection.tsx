import { useState, type ReactNode } from "react";
import type { Selectable } from "#people/contract.ts";
import { mostAtOnce } from "#platform/bulk.ts";
import { useTexts } from "#platform/client/language.tsx";
import { later } from "#platform/ui/later.ts";
import type { Selecting } from "#platform/ui/lists/useListSelection.tsx";
import { fullName } from "../../rules.ts";
import { peopleApi } from "../queries.ts";

const ResendDialog = later(async () => (await import("./ResendDialog.tsx")).ResendDialog);

interface Resending {
  people: readonly Selectable[];
  /** Lets the selection go. */
  clear: () => void;
}

/** What can be done with several people of the list at once, and the dialog that asks before. */
export function usePeopleSelection(question: Parameters<typeof peopleApi.selectable>[0]): {
  selection: Selecting<Selectable>;
  dialog: ReactNode;
} {
  const { bulk } = useTexts("people");
  const [isOpen, setIsOpen] = useState(false);
  // While it closes, it goes on showing whom it was about.
  const [resending, setResending] = useState<Resending>({ people: [], clear: () => undefined });
  const resend = (people: readonly Selectable[], clear: () => void) => {
    setResending({ people, clear });
    setIsOpen(true);
  };
  return {
    selection: {
      count: bulk.selected,
      keyOf: ({ id }) => id,
      nameOf: fullName,
      most: mostAtOnce,
      every: async () => (await peopleApi.selectable(question)).items,
      actions: (people, clear) => [{ label: bulk.resend, onChoose: () => resend(people, clear) }],
    },
    dialog: (
      <ResendDialog
        open={isOpen}
        people={resending.people}
        onSent={resending.clear}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}
