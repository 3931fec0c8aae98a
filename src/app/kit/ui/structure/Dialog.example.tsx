import { useState } from "react";
import { Button } from "#platform/ui/actions/Button.tsx";
import { ConfirmDialog, Dialog } from "#platform/ui/layers/Dialog.tsx";
import { Tabs } from "#platform/ui/page/Tabs.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const [open, setOpen] = useState<"dialog" | "confirm" | null>(null);
  const [tab, setTab] = useState<"todo" | "done">("todo");
  const close = () => setOpen(null);
  const t = useSample({
    fr: {
      show: "Voir le détail",
      end: "Terminer maintenant",
      title: "Terminer l’évaluation «\u00A0Bilan d’automne\u00A0»?",
      body: "Les personnes qui n’ont pas répondu ne pourront plus le faire.",
      todo: "À faire",
      done: "Fait",
    },
    en: {
      show: "See the detail",
      end: "End now",
      title: "End the evaluation “Fall review”?",
      body: "People who haven’t answered will no longer be able to.",
      todo: "To do",
      done: "Done",
    },
  });
  return (
    <>
      <State name="dialog">
        <Button onClick={() => setOpen("dialog")}>{t.show}</Button>
        <Dialog open={open === "dialog"} onClose={close} title={t.show}>
          {t.body}
        </Dialog>
      </State>
      <State name="question that cannot be undone">
        <Button variant="danger" onClick={() => setOpen("confirm")}>
          {t.end}
        </Button>
        <ConfirmDialog
          open={open === "confirm"}
          onClose={close}
          title={t.title}
          confirmLabel={t.end}
          onConfirm={close}
          danger
        >
          {t.body}
        </ConfirmDialog>
      </State>
      <State name="tabs" fullWidth>
        <Tabs
          label={t.todo}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "todo", label: t.todo, count: 2, panel: t.body },
            { value: "done", label: t.done, panel: t.title },
          ]}
        />
      </State>
    </>
  );
}
