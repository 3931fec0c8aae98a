import { useState } from "react";
import { Button } from "#platform/ui/actions/Button.tsx";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { State, useSample } from "../../sample.tsx";

const plans = {
  some: { can: [1, 2], refused: [{ reason: "joined" as const, items: [3] }] },
  none: { can: [], refused: [{ reason: "joined" as const, items: [3] }] },
};

export function Example() {
  const [opened, setOpened] = useState<keyof typeof plans | null>(null);
  const action = useAction({ run: async (items: readonly number[]) => ({ items }) });
  const t = useSample({
    fr: {
      some: "Deux sur trois",
      none: "Personne",
      title: {
        one: "Renvoyer l’invitation à {count} personne?",
        other: "Renvoyer l’invitation à {count} personnes?",
      },
      noneTitle: "Aucune invitation à renvoyer",
      joined: { one: "{count} personne a déjà un compte.", other: "{count} personnes ont déjà un compte." },
      confirm: { one: "Renvoyer {count} invitation", other: "Renvoyer {count} invitations" },
    },
    en: {
      some: "Two of three",
      none: "Nobody",
      title: {
        one: "Resend the invitation to {count} person?",
        other: "Resend the invitation to {count} people?",
      },
      noneTitle: "No invitation to resend",
      joined: {
        one: "{count} person already has an account.",
        other: "{count} people already have an account.",
      },
      confirm: { one: "Resend {count} invitation", other: "Resend {count} invitations" },
    },
  });
  return (
    <State name="some can, nobody can">
      <Button onClick={() => setOpened("some")}>{t.some}</Button>
      <Button onClick={() => setOpened("none")}>{t.none}</Button>
      {opened && (
        <BulkDialog
          open
          plan={plans[opened]}
          title={t.title}
          noneTitle={t.noneTitle}
          reasons={{ joined: t.joined }}
          confirm={t.confirm}
          action={action}
          onClose={() => setOpened(null)}
        />
      )}
    </State>
  );
}
