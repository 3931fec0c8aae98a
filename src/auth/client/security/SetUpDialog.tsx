import { readCode } from "#accounts/rules/secondFactor.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { securityApi } from "./queries.ts";
import styles from "./security.module.css";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";

export type SetUp = Awaited<ReturnType<typeof securityApi.beginSecondFactor>>;

interface SetUpDialogProps {
  setUp: SetUp;
  onClose: () => void;
  onDone: (recoveryCodes: string[]) => void;
}

/** The secret goes into the application, and a first code shows that it arrived. */
export function SetUpDialog({ setUp: { qrCode, key }, onClose, onDone }: SetUpDialogProps) {
  const { setUp: texts } = useTexts("security");
  const { actions } = useTexts("platform");
  const formatFailure = useFailureWords();
  const confirm = useAction({ run: (code: string) => securityApi.confirmSecondFactor({ code }) });
  const form = useEditForm({
    initial: { code: "" },
    check: ({ code }) => ({ code: readCode(code) ? null : { sentence: texts.format } }),
    send: async ({ code }) => onDone((await confirm.attempt(code)).recoveryCodes),
    onFailure: (failure) => {
      form.refuse("code", { sentence: formatFailure(failure) });
      return true;
    },
  });
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack>
          <p className={styles.step}>{texts.scan}</p>
          <img
            className={styles.qrCode}
            src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
            alt={texts.qrCode}
            width={208}
            height={208}
          />
          <p className={styles.step}>
            {texts.byHand} <code className={styles.key}>{key.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          </p>
          <p className={styles.step}>{texts.enter}</p>
          <TextField
            {...form.field("code")}
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
          <Row>
            <Button variant="primary" type="submit" busy={form.busy}>
              {texts.submit}
            </Button>
            <Button onClick={onClose}>{actions.cancel}</Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
