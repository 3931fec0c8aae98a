import { createContext, useContext, useState, type ReactNode } from "react";
import { readCode } from "#accounts/rules/secondFactor.ts";
import type { Security } from "#auth/contract.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import { securityApi } from "./queries.ts";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";

type Work = () => Promise<unknown>;
const Guard = createContext<(work: Work) => Promise<void>>(async () => undefined);

/**
 * Does something delicate: when the server wants the identity confirmed first, asks for it, then does it.
 * What else goes wrong is said in a toast.
 */
export const useGuarded = () => useContext(Guard);

type Facts = Pick<Security, "hasPassword" | "secondFactor">;

export function StepUp({ security, children }: { security: Facts; children: ReactNode }) {
  const [waiting, setWaiting] = useState<Work | null>(null);
  const action = useAction({
    run: (work: Work) => work(),
    isRepeatable: true,
    onFailure: ({ code }, work) => {
      if (code !== "confirmation_needed") return false;
      setWaiting(() => work);
      return true;
    },
  });
  const attempt = async (work: Work) => void (await action.run(work));
  const goOn = () => {
    setWaiting(null);
    if (waiting) void attempt(waiting);
  };
  return (
    <Guard value={attempt}>
      {children}
      {waiting && <ConfirmIdentity security={security} onClose={() => setWaiting(null)} onDone={goOn} />}
    </Guard>
  );
}

interface ConfirmIdentityProps {
  security: Facts;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the password, for a code where there is none, and without either for a new sign-in. */
function ConfirmIdentity({ security, onClose, onDone }: ConfirmIdentityProps) {
  const { confirm: texts } = useTexts("security");
  const { hasPassword, secondFactor } = security;
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {hasPassword || secondFactor ? (
        <ProofForm way={hasPassword ? "password" : "code"} onClose={onClose} onDone={onDone} />
      ) : (
        <p>{texts.again}</p>
      )}
    </Dialog>
  );
}

interface ProofFormProps {
  way: "password" | "code";
  onClose: () => void;
  onDone: () => void;
}

function ProofForm({ way, onClose, onDone }: ProofFormProps) {
  const { confirm: texts, setUp } = useTexts("security");
  const { actions } = useTexts("platform");
  const formatFailure = useFailureWords();
  const confirm = useAction({
    run: (proof: string) =>
      securityApi.confirmIdentity(way === "password" ? { password: proof } : { code: proof }),
  });
  const form = useEditForm({
    initial: { proof: "" },
    check: ({ proof }) => ({
      proof:
        way === "password"
          ? proof
            ? null
            : "password_required"
          : readCode(proof)
            ? null
            : { sentence: setUp.format },
    }),
    send: async ({ proof }) => {
      await confirm.attempt(proof);
      onDone();
    },
    onFailure: (failure) => {
      form.refuse("proof", {
        sentence: failure.code === "invalid_credentials" ? texts.passwordWrong : formatFailure(failure),
      });
      return true;
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack>
        <TextField
          {...form.field("proof")}
          label={texts[way]}
          type={way === "password" ? "password" : "text"}
          inputMode={way === "password" ? "text" : "numeric"}
          autoComplete={way === "password" ? "current-password" : "one-time-code"}
          maxLength={128}
        />
        <Row>
          <Button variant="primary" type="submit" busy={form.busy}>
            {texts.submit}
          </Button>
          <Button onClick={onClose}>{actions.cancel}</Button>
        </Row>
      </Stack>
    </form>
  );
}
