import { useState } from "react";
import { useSearchParams } from "wouter";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { LanguageSwitch } from "#platform/light/LanguageSwitch.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { countAnswered } from "../../../rules/answered.ts";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";
import pages from "../answerPages.module.css";
import { later } from "../later.tsx";
import { Introduction, Officer } from "./Introduction.tsx";

const DeclineDialog = later(async () => (await import("./DeclineDialog.tsx")).DeclineDialog);

/** Shown before the first question, unless the notice was read on the page of the link. */
export function Welcome() {
  const { form, given, isPreview, minutesLeft, begin } = useAnswering();
  // A person with answers has read an earlier version of the notice.
  const isResumed = !isPreview && countAnswered(form.items, given) > 0;
  const { welcome: t, resume } = useTexts("answers");
  const formatFailure = useFailureWords();
  const [parameters] = useSearchParams();
  const [declining, setDeclining] = useState(parameters.has("decline") && !form.isSelf);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const start = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await begin();
    } catch (error) {
      setFailure(formatFailure(failureFrom(error)));
      setBusy(false);
    }
  };
  return (
    <main id="contenu" tabIndex={-1} className={styles["welcome"]}>
      <Introduction
        about={{ ...form, questionCount: form.items.length, minutes: minutesLeft }}
        hasChanged={isResumed}
      />
      {failure && (
        <Notice variant="error" live>
          {failure}
        </Notice>
      )}
      <div className={`button-row ${pages["start"]}`}>
        <Button busy={busy} onClick={() => void start()}>
          {isResumed ? resume.go : t.start}
        </Button>
        {!isPreview && !form.isSelf && (
          <Button variant="quiet" onClick={() => setDeclining(true)}>
            {t.decline}
          </Button>
        )}
      </div>
      <Officer about={form} />
      <span className={styles["narrowOnly"]}>
        <LanguageSwitch />
      </span>
      <DeclineDialog when={declining} open onClose={() => setDeclining(false)} />
    </main>
  );
}
