import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { DateField } from "#platform/ui/forms/fields.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import type { RunRow } from "../../contract/runs.ts";
import { findLatestClosing, whyNotExtend } from "../../rules/extend.ts";
import { pulses, pulsesApi } from "../queries.ts";
import { useRunName, type Asked } from "./useRunColumns.tsx";

interface RunDialogProps {
  run: RunRow;
  onClose: () => void;
}

interface RunDialogsProps extends RunDialogProps {
  open: boolean;
  asked: Asked | null;
}

/** What is asked before a run is extended, closed or cancelled. */
export function RunDialogs({ open, asked, run, onClose }: RunDialogsProps) {
  return (
    <>
      <CloseDialog open={open && asked === "close"} run={run} onClose={onClose} />
      <CancelDialog open={open && asked === "cancel"} run={run} onClose={onClose} />
      {open && asked === "extend" && <ExtendDialog key={run.id} run={run} onClose={onClose} />}
    </>
  );
}

/** Another run takes the place of one that is cancelled; a series may end with it. */
const refresh = [pulses.key()];

function CloseDialog({ open, run, onClose }: RunDialogProps & { open: boolean }) {
  const { close: texts } = useTexts("pulseRuns");
  const say = useSay();
  const name = useRunName()(run);
  const close = useAction({
    run: () => pulsesApi.closeRun({ id: run.id }),
    refresh,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={say(texts.title, { name })}
      confirmLabel={texts.action}
      danger
      busy={close.busy}
      onConfirm={() => void close.run()}
    >
      {texts.consequence}
    </ConfirmDialog>
  );
}

function CancelDialog({ open, run, onClose }: RunDialogProps & { open: boolean }) {
  const { cancel: texts } = useTexts("pulseRuns");
  const say = useSay();
  const name = useRunName()(run);
  const cancel = useAction({
    run: () => pulsesApi.cancelRun({ id: run.id }),
    refresh,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={say(texts.title, { name })}
      confirmLabel={texts.action}
      cancelLabel={texts.keep}
      danger
      busy={cancel.busy}
      onConfirm={() => void cancel.run()}
    >
      {run.cadence === "once" ? texts.once : texts.series}
    </ConfirmDialog>
  );
}

function ExtendDialog({ run, onClose }: RunDialogProps) {
  const { extend: texts } = useTexts("pulseRuns");
  const { language } = useLanguage();
  const say = useSay();
  const errorWords = useErrorWords();
  const today = useToday();
  const name = useRunName()(run);
  const days = { closesOn: run.closesOn, nextOpensOn: run.nextOpensOn, today };
  const tomorrow = daysAfter(run.closesOn, 1);
  const earliest = tomorrow < today ? today : tomorrow;
  const latest = findLatestClosing(days) ?? earliest;
  const save = useAction({
    run: ({ closesOn }: { closesOn: string }) =>
      pulsesApi.extendRun({ id: run.id, closesOn, version: run.version }),
    refresh: [pulses.listRuns.key(), pulses.readRun.key()],
    onSuccess: onClose,
  });
  const form = useEditForm({
    initial: { closesOn: earliest },
    check: ({ closesOn }) => {
      const refused = whyNotExtend(days, closesOn);
      return { closesOn: refused && { sentence: errorWords(refused) } };
    },
    send: (values) => save.attempt(values),
  });
  return (
    <FormDialog title={say(texts.title, { name })} onClose={onClose} form={form} submitLabel={texts.action}>
      <DateField
        {...form.field("closesOn")}
        label={texts.field}
        description={say(texts.hint, {
          from: formatDay(language, earliest, "withWeekday"),
          to: formatDay(language, latest, "withWeekday"),
        })}
        min={earliest}
        max={latest}
      />
    </FormDialog>
  );
}
