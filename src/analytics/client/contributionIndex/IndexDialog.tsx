import { paths } from "#paths.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import type { IndexSetting } from "../../contract/figures.ts";
import { analytics, analyticsApi } from "../queries.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface IndexDialogProps {
  open: boolean;
  setting: IndexSetting;
  onClose: () => void;
}

/** Its sample, as mail programs draw it. */
const notice = { kind: "analytics.indexOn", sample: "usual", scheme: "light" };

/** What switching the index does, before it is done: who is told, on what it will rest, how it is undone. */
export function IndexDialog({ open, setting, onClose }: IndexDialogProps) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const mayPreview = useCan("administer");
  const { turnOn, turnOff } = texts;
  const isOn = !setting.isOn;
  const action = useAction({
    run: () => analyticsApi.switchIndex({ isOn }),
    refresh: [analytics.key()],
    onSuccess: onClose,
  });
  const sentences = isOn
    ? [turnOn.what, say(turnOn.formula, setting.weights.dimensions), turnOn.notice, turnOn.rests, turnOn.undo]
    : [turnOff.what, turnOff.again];
  const { title, confirm } = isOn ? turnOn : turnOff;
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirm}
      busy={action.busy}
      onConfirm={() => void action.run()}
      onClose={onClose}
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isOn && mayPreview && (
        <p>
          <a href={paths.emailPreview({ language, ...notice })} target="_blank" rel="noreferrer">
            {turnOn.preview}
          </a>
          {". "}
          {turnOn.previewNames}
        </p>
      )}
    </ConfirmDialog>
  );
}
