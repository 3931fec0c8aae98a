import { useState } from "react";
import { fullName } from "#people/rules.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button } from "#platform/light/Button.tsx";
import { LanguageSwitch } from "#platform/light/LanguageSwitch.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { formatDay } from "#platform/texts.ts";
import { answeredCount } from "../../../rules/answered.ts";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";
import { later } from "../later.tsx";
import { useNotice } from "./useNotice.ts";

const WhoSeesWhat = later(async () => (await import("./WhoSeesWhat.tsx")).WhoSeesWhat);
const DeclineDialog = later(async () => (await import("./DeclineDialog.tsx")).DeclineDialog);

/** Once, before the first question: who, as what, how long, until when, and who will see what. */
export function Welcome() {
  const { form, given, isPreview, minutesLeft, begin } = useAnswering();
  // Whoever has answers has read an earlier version of the notice.
  const isResumed = !isPreview && answeredCount(form.items, given) > 0;
  const { welcome: t, resume } = useTexts("answers");
  const { language } = useLanguage();
  const say = useSay();
  const wordsOf = useFailureWords();
  const notice = useNotice(form);
  const [open, setOpen] = useState<"visibility" | "decline" | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const start = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await begin();
    } catch (error) {
      setFailure(wordsOf(failureFrom(error)));
      setBusy(false);
    }
  };
  const duration = minutesLeft === 0 ? t.shortDuration : say(t.duration, { count: minutesLeft });
  return (
    <main id="contenu" tabIndex={-1} className={styles["welcome"]}>
      <ScreenTitle>{form.isSelf ? t.selfTitle : say(t.title, { name: fullName(form.subject) })}</ScreenTitle>
      <p className={styles["lead"]}>
        {t.as[form.role]} {say(t.length, { count: form.items.length, duration })}{" "}
        {form.dueOn && say(t.due, { date: formatDay(language, form.dueOn, "withWeekday") })}
      </p>
      <section className={styles["notice"]} aria-labelledby="notice-title">
        <SeatsDrawing />
        <div>
          <h2 id="notice-title">{t.noticeTitle}</h2>
          {isResumed && <p className={styles["changed"]}>{t.noticeChanged}</p>}
          <p>{notice.whole}</p>
          <button type="button" className="text-button" onClick={() => setOpen("visibility")}>
            {t.whoSeesWhat}
          </button>
        </div>
      </section>
      {failure && (
        <Notice kind="error" live>
          {failure}
        </Notice>
      )}
      <div className="button-row">
        <Button busy={busy} onClick={() => void start()}>
          {isResumed ? resume.go : t.start}
        </Button>
        {!isPreview && !form.isSelf && (
          <Button kind="quiet" onClick={() => setOpen("decline")}>
            {t.decline}
          </Button>
        )}
      </div>
      {form.privacyOfficer && (
        <p className={styles["officer"]}>
          {say(t.officer, { company: form.companyName, officer: form.privacyOfficer })}
        </p>
      )}
      <span className={styles["narrowOnly"]}>
        <LanguageSwitch />
      </span>
      <WhoSeesWhat when={open === "visibility"} open onClose={() => setOpen(null)} />
      <DeclineDialog when={open === "decline"} open onClose={() => setOpen(null)} />
    </main>
  );
}

/** A dashed ring with one seat taken: one voice among others. */
export function SeatsDrawing() {
  return (
    <svg width="28" height="28" viewBox="0 0 22 22" aria-hidden="true" className="icon">
      <circle cx="11" cy="11" r="8" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 3" />
      <circle cx="11" cy="11" r="3" fill="currentColor" />
    </svg>
  );
}
