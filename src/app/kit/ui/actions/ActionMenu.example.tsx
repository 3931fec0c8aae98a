import { paths } from "#paths.ts";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: { edit: "Modifier", open: "Ouvrir", remove: "Désactiver", reason: "C’est votre propre compte." },
    en: { edit: "Edit", open: "Open", remove: "Deactivate", reason: "This is your own account." },
  });
  return (
    <State name="an action, a link, one that is not possible now">
      <ActionMenu
        name="Camille Tremblay"
        actions={[
          { label: t.edit, onChoose: () => undefined },
          { label: t.open, to: paths.dashboard() },
          { label: t.remove, danger: true, disabledReason: t.reason },
        ]}
      />
    </State>
  );
}
