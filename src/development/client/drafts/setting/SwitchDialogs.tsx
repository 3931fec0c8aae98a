import { useSay } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { TextAreaField } from "#platform/ui/forms/fields.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import type { DraftSetting } from "../../../contract/drafts.ts";
import { maxAssessmentLength, minAssessmentLength } from "../../../vocabulary/drafts.ts";
import { development, developmentApi } from "../../queries.ts";
import styles from "./setting.module.css";
import { useSettingTexts } from "./useSettingTexts.ts";

interface SwitchDialogsProps {
  open: boolean;
  /** What is to be done: on, or off. */
  isOn: boolean;
  destination: DraftSetting["destination"];
  /** What was written of the assessment, which outlives the dialog: closing it loses nothing. */
  assessment: string;
  onWrite: (assessment: string) => void;
  onClose: () => void;
}

/** What switching drafts does, before it is done. */
export function SwitchDialogs({ open, isOn, destination, ...props }: SwitchDialogsProps) {
  if (!open) return null;
  return isOn && destination ? (
    <SwitchOn {...props} destination={destination} />
  ) : (
    <SwitchOff onClose={props.onClose} />
  );
}

const useSwitching = () =>
  useAction({
    run: developmentApi.switchDrafting,
    keep: development.readDrafting.queryKey({ input: {} }),
  });

type SwitchOnProps = Pick<SwitchDialogsProps, "assessment" | "onWrite" | "onClose"> & {
  destination: NonNullable<DraftSetting["destination"]>;
};

function SwitchOn({ destination, assessment, onWrite, onClose }: SwitchOnProps) {
  const { turnOn: texts } = useSettingTexts();
  const say = useSay();
  const switching = useSwitching();
  const least = { least: minAssessmentLength };
  const form = useEditForm<{ assessment: string }>({
    initial: { assessment },
    notSaved: texts.notSaved,
    check: ({ assessment: given }) => ({
      assessment: given.trim().length < minAssessmentLength ? { sentence: say(texts.tooShort, least) } : null,
    }),
    send: async ({ assessment: given }) => {
      await switching.attempt({ isOn: true, assessment: given.trim() });
      onWrite("");
      onClose();
    },
  });
  const field = form.field("assessment");
  return (
    <FormDialog title={texts.title} onClose={onClose} form={form} submitLabel={texts.confirm} size="large">
      <div className={styles.notice}>
        <p>{texts.sent}</p>
        <p>{say(texts.where, destination)}</p>
        <p>{texts.announced}</p>
        <p>{texts.limits}</p>
        <p>{texts.law}</p>
      </div>
      <TextAreaField
        {...field}
        label={texts.assessment}
        description={say(texts.hint, least)}
        rows={6}
        maxLength={maxAssessmentLength}
        onChange={(given) => {
          field.onChange(given);
          onWrite(given);
        }}
      />
    </FormDialog>
  );
}

function SwitchOff({ onClose }: { onClose: () => void }) {
  const { turnOff: texts } = useSettingTexts();
  const switching = useSwitching();
  const turnOff = async () => {
    if (await switching.run({ isOn: false })) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.confirm}
      busy={switching.busy}
      onConfirm={() => void turnOff()}
      onClose={onClose}
    >
      <p>{texts.what}</p>
      <p>{texts.again}</p>
    </ConfirmDialog>
  );
}
