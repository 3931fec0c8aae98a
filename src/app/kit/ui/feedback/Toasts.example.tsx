import { Button } from "#platform/ui/actions/Button.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: {
      sent: "5 invitations sont parties.",
      copied: "Copié.",
      info: "La personne gestionnaire n’a pas pu être ajoutée.",
      failed: "Erreur de connexion. Vérifiez votre connexion internet",
      removed: "Participation retirée.",
      undo: "Annuler",
    },
    en: {
      sent: "5 invitations are on their way.",
      copied: "Copied.",
      info: "The manager couldn’t be added.",
      failed: "Connection error. Check your internet connection",
      removed: "Participation removed.",
      undo: "Undo",
    },
  });
  return (
    <>
      <State name="success: polite, 5 s">
        <Button onClick={() => notify.success(t.sent)}>success</Button>
      </State>
      <State name="copied: polite, 3 s">
        <Button onClick={() => notify.copied(t.copied)}>copied</Button>
      </State>
      <State name="info: polite, 5 s">
        <Button onClick={() => notify.info(t.info)}>info</Button>
      </State>
      <State name="error: said at once, stays">
        <Button onClick={() => notify.error(t.failed)}>error</Button>
      </State>
      <State name="with an undo, by Ctrl Z too">
        <Button
          onClick={() =>
            notify.info(t.removed, { action: { label: t.undo, run: () => undefined, isUndo: true } })
          }
        >
          undo
        </Button>
      </State>
    </>
  );
}
