import { useState } from "react";
import type { Security } from "#auth/contract.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { formatMoment } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { securityApi, useRefresh } from "./queries.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./security.module.css";
import { SetUpDialog, type SetUp } from "./SetUpDialog.tsx";
import { useGuarded } from "./StepUp.tsx";

type Step =
  | { at: "rest" | "asking_off" | "asking_codes" }
  | { at: "setting_up"; setUp: SetUp }
  | { at: "codes"; codes: string[]; isNew: boolean };

const few = 2;

export function SecondFactorSection({ security }: { security: Security }) {
  const { factor: texts, setUp: setUpTexts } = useTexts("security");
  const { language } = useLanguage();
  const say = useSay();
  const viewer = useViewer();
  const guarded = useGuarded();
  const refresh = useRefresh();
  const [step, setStep] = useState<Step>({ at: "rest" });
  const rest = () => setStep({ at: "rest" });
  const { secondFactor: factor, isRequired } = security;

  const begin = async () => setStep({ at: "setting_up", setUp: await securityApi.beginSecondFactor({}) });
  const renew = async () => {
    rest();
    const { recoveryCodes } = await securityApi.renewRecoveryCodes({});
    setStep({ at: "codes", codes: recoveryCodes, isNew: false });
    await refresh();
  };
  const switchOff = async () => {
    rest();
    await securityApi.removeSecondFactor({});
    await refresh();
    announce(texts.offDone);
  };
  const switchedOn = async (codes: string[]) => {
    setStep({ at: "codes", codes, isNew: true });
    await refresh();
  };
  const codesKept = (isNew: boolean) => {
    // Nothing else was open before: the whole product opens now.
    if (viewer.needsSecondFactor) window.location.assign(paths.dashboard());
    else rest();
    if (isNew) announce(setUpTexts.done);
  };

  return (
    <Section
      bare
      title={texts.title}
      intro={factor ? say(texts.on, { date: formatMoment(language, new Date(factor.since)) }) : texts.off}
    >
      {factor ? (
        <Stack>
          <CodesLeft count={factor.codesLeft} />
          <Row>
            <Button onClick={() => setStep({ at: "asking_codes" })}>{texts.renew}</Button>
            <Button
              variant="quiet"
              disabledReason={isRequired ? texts.kept : null}
              onClick={() => setStep({ at: "asking_off" })}
            >
              {texts.switchOff}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Button variant="primary" onClick={() => void guarded(begin)}>
          {texts.switchOn}
        </Button>
      )}
      {step.at === "setting_up" && (
        <SetUpDialog setUp={step.setUp} onClose={rest} onDone={(codes) => void switchedOn(codes)} />
      )}
      {step.at === "codes" && <RecoveryCodes codes={step.codes} onClose={() => codesKept(step.isNew)} />}
      <ConfirmDialog
        open={step.at === "asking_codes"}
        onClose={rest}
        title={texts.renewTitle}
        confirmLabel={texts.renewConfirm}
        onConfirm={() => void guarded(renew)}
      >
        {texts.renewDetail}
      </ConfirmDialog>
      <ConfirmDialog
        open={step.at === "asking_off"}
        onClose={rest}
        title={texts.offTitle}
        confirmLabel={texts.switchOff}
        danger
        onConfirm={() => void guarded(switchOff)}
      >
        {texts.offDetail}
      </ConfirmDialog>
    </Section>
  );
}

function CodesLeft({ count }: { count: number }) {
  const { factor: texts } = useTexts("security");
  const say = useSay();
  if (count === 0) return <Notice tone="warning">{texts.noCodes}</Notice>;
  const left = say(texts.codesLeft, { count });
  return count <= few ? (
    <Notice tone="warning">
      {left} {texts.fewCodes}
    </Notice>
  ) : (
    <p className={styles.step}>{left}</p>
  );
}
