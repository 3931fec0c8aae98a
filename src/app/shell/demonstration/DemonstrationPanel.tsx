import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useCan, useViewer } from "#platform/ui/viewer.tsx";
import { leaveRemovedDemonstration } from "../leave.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface DemonstrationPanelProps {
  open: boolean;
  onClose: () => void;
}

/**
 * What the demonstration is; an administrator removes it here, once they have read what goes with it. The question comes
 * in the same dialog: the button that asked becomes the one that cancels, and keeps the focus.
 */
export function DemonstrationPanel({ open, onClose }: DemonstrationPanelProps) {
  const texts = { fr, en }[useLanguage().language];
  const { actions } = useTexts("platform");
  const say = useSay();
  const { company } = useViewer();
  const mayRemove = useCan("managePeople");
  const [isAsking, setIsAsking] = useState(false);
  /** Those who are not fictional, once the server has said that there are some. */
  const [people, setPeople] = useState(0);
  const removal = useAction({ run: async () => setPeople(await leaveRemovedDemonstration(people > 0)) });
  const ask = (asking: boolean) => {
    setIsAsking(asking);
    setPeople(0);
  };
  const close = () => {
    ask(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={isAsking ? say(texts.question, { company: company.name }) : texts.title}
      footer={
        <>
          {mayRemove && (
            <Button onClick={() => ask(!isAsking)}>{isAsking ? actions.cancel : texts.remove}</Button>
          )}
          {isAsking ? (
            <Button variant="danger" busy={removal.busy} onClick={() => void removal.run()}>
              {people > 0 ? say(texts.removeThem, { count: people }) : texts.remove}
            </Button>
          ) : (
            <Button variant="primary" initialFocus onClick={close}>
              {texts.goOn}
            </Button>
          )}
        </>
      }
    >
      <div aria-live="polite">
        {people > 0 && (
          <p>
            <strong>{say(texts.whoGoes, { count: people })}</strong>
          </p>
        )}
        <p>{isAsking ? texts.whatGoes : texts.what}</p>
        <p>{isAsking ? texts.whatStays : mayRemove ? texts.whenDone : texts.whoRemoves}</p>
      </div>
    </Dialog>
  );
}
