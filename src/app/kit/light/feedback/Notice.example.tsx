import { useState } from "react";
import { Button } from "#platform/light/Button.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import { Icon } from "#platform/light/Icon.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { Progress } from "#platform/light/Progress.tsx";
import { Spinner } from "#platform/light/Spinner.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { Waiting } from "#platform/light/Waiting.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const t = useSample({
    fr: {
      text: "Vos réponses sont gardées sur cet appareil.",
      progress: "10 réponses sur 24",
      leave: "Quitter",
      stay: "Rester",
      title: "Quitter maintenant?",
    },
    en: {
      text: "Your answers are kept on this device.",
      progress: "10 of 24 answers",
      leave: "Leave",
      stay: "Stay",
      title: "Leave now?",
    },
  });
  return (
    <>
      {(["info", "success", "warning", "error"] as const).map((variant) => (
        <State key={variant} name={variant} fullWidth>
          <Notice variant={variant}>{t.text}</Notice>
        </State>
      ))}
      <State name="progress">
        <Progress value={10} max={24} label={t.progress} />
      </State>
      <State name="waiting">
        <Waiting />
      </State>
      <State name="spinner and icon">
        <Spinner /> <Icon name="arrow" />
      </State>
      {(["success", "info", "error"] as const).map((variant) => (
        <State key={variant} name={`toast, ${variant}`}>
          <Button variant="secondary" onClick={() => toast({ variant, text: t.text })}>
            {variant}
          </Button>
        </State>
      ))}
      <State name="dialog">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t.leave}
        </Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={t.title}
          actions={<Button onClick={() => setOpen(false)}>{t.stay}</Button>}
        >
          {t.text}
        </Dialog>
      </State>
    </>
  );
}
