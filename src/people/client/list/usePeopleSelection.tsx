import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState, type ReactNode } from "react";
import type { Selectable } from "#people/contract.ts";
import { mostAtOnce } from "#platform/bulk.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { Selecting } from "#platform/ui/lists/useListSelection.tsx";
import { usePreload } from "#platform/ui/usePreload.ts";
import { fullName } from "../../rules.ts";
import { peopleApi } from "../queries.ts";

const ResendDialog = lazyRouteComponent(() => import("./ResendDialog.tsx"), "ResendDialog");

/** What can be done with several people of the list at once, and the dialog that asks before. */
export function usePeopleSelection(question: Parameters<typeof peopleApi.selectable>[0]): {
  selection: Selecting<Selectable>;
  dialog: ReactNode;
} {
  const { bulk } = useTexts("people");
  const [resending, setResending] = useState<{ people: readonly Selectable[]; clear: () => void } | null>(
    null,
  );
  usePreload(ResendDialog);
  return {
    selection: {
      count: bulk.selected,
      keyOf: ({ id }) => id,
      nameOf: fullName,
      most: mostAtOnce,
      every: async () => (await peopleApi.selectable(question)).items,
      actions: (people, clear) => [{ label: bulk.resend, onChoose: () => setResending({ people, clear }) }],
    },
    dialog: resending && (
      <Suspense>
        <ResendDialog people={resending.people} onSent={resending.clear} onClose={() => setResending(null)} />
      </Suspense>
    ),
  };
}
