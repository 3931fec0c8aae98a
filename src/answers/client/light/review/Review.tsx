import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { failureFrom } from "#platform/client/api.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle, useOnline } from "#platform/client/screen.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { missingComments, missingRequired, observedLittle } from "../../../rules/answered.ts";
import { resumePosition } from "../../../rules/chapters.ts";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";
import { PlayerFooter } from "../questions/PlayerFooter.tsx";
import { Foreign, useWording } from "../questions/useWording.tsx";
import { ConflictNotice } from "../saving/ConflictNotice.tsx";
import { useFormTitle } from "../useFormTitle.ts";
import { AnswerList, editLink } from "./AnswerList.tsx";
import { FinaliseDialog } from "./FinaliseDialog.tsx";
import { useFinaliseKey } from "./useFinaliseKey.ts";

/** All answers again, missing ones first; then the button that finalises. */
export function Review() {
  const { form, given, order, numberOf, takeReturn, isPreview, queue, finalise, goToQuestion, questionPath } =
    useAnswering();
  const formTitle = useFormTitle()(form);
  const { review: t, preview } = useTexts("answers");
  const say = useSay();
  const online = useOnline();
  const { heading, chapterName } = useWording();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const summary = useRef<HTMLDivElement>(null);

  // Returning from a question opened here focuses its line, once, after the title has had the focus.
  useEffect(() => {
    const from = takeReturn();
    if (from === null) return;
    const link = document.getElementById(editLink(from));
    link?.scrollIntoView({ block: "center" });
    link?.focus({ preventScroll: true });
  }, [takeReturn]);

  const missing = missingRequired(form.items, given);
  const uncommented = missingComments(form.items, given, form.commentsMandatory);

  const ask = () => {
    const reason = missing.length > 0 ? t.answerFirst : uncommented.length > 0 ? t.commentFirst : null;
    const blocked = reason ?? (online ? null : t.offline);
    setRefusal(blocked);
    if (blocked) summary.current?.focus();
    else setConfirming(true);
  };
  const confirm = async () => {
    setBusy(true);
    const problem = await send();
    setBusy(false);
    setConfirming(false);
    setRefusal(problem);
    if (problem) summary.current?.focus();
  };
  const send = async (): Promise<string | null> => {
    if (!(await queue.whenSent())) return navigator.onLine ? t.unsent : t.offline;
    try {
      await finalise();
      return null;
    } catch (error) {
      const { code } = failureFrom(error);
      if (code === "required_questions_missing") return t.answerFirst;
      if (code === "required_comments_missing") return t.commentFirst;
      if (code === "unauthorized" || code === "expired_token") queue.halt("signedOut");
      if (code === "evaluation_closed") queue.halt("closed");
      return code === "network_error" ? t.offline : t.failed;
    }
  };
  useFinaliseKey(() => {
    if (busy || isPreview) return;
    if (confirming) void confirm();
    // Another dialog (a session that has ended, a closed evaluation) has to be answered first.
    else if (!document.querySelector("dialog[open]")) ask();
  });
  return (
    <main id="contenu" tabIndex={-1} className={styles["review"]}>
      <ScreenTitle key="review" windowTitle={`${t.title} · ${formTitle}`}>
        {t.title}
      </ScreenTitle>
      <p className={styles["about"]}>{formTitle}</p>
      <ConflictNotice />
      <div ref={summary} tabIndex={-1} className={styles["summary"]}>
        {refusal && (
          <Notice variant="error" live>
            {refusal}
          </Notice>
        )}
        {missing.length > 0 && (
          <section className={styles["missing"]}>
            <h2>{say(t.missing, { count: missing.length })}</h2>
            <ul>
              {missing.map((item) => {
                const said = heading(item);
                return (
                  <li key={item.position}>
                    <Link href={questionPath(item.position, "review")}>
                      {numberOf(item.position)}. <Foreign said={said}>{said.text}</Foreign>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        )}
        {uncommented.length > 0 && (
          <section className={styles["missing"]}>
            <h2>{say(t.missingComments, { count: uncommented.length })}</h2>
            <ul>
              {uncommented.map(({ skill, item }) => (
                <li key={skill.id}>
                  <Link href={questionPath(item.position, "review")}>
                    {
                      chapterName({
                        key: skill.id,
                        dimension: "skill",
                        skill,
                        items: [],
                        answered: 0,
                        total: 0,
                      }).text
                    }
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {missing.length === 0 && uncommented.length === 0 && <p className={styles["context"]}>{t.complete}</p>}
      {!form.isSelf && observedLittle(form.items, given) && (
        <Notice>{say(t.little, { firstName: form.subject.firstName })}</Notice>
      )}
      <AnswerList editable />
      <PlayerFooter>
        <Button
          variant="secondary"
          onClick={() => goToQuestion(resumePosition(order, given) ?? order.at(-1)?.position ?? 0)}
        >
          {t.back}
        </Button>
        <span className={styles["next"]}>
          <Button
            fullWidth
            aria-keyshortcuts="Control+Enter Meta+Enter"
            disabledReason={isPreview ? preview.end : null}
            onClick={ask}
          >
            {t.finalise}
          </Button>
        </span>
      </PlayerFooter>
      <FinaliseDialog
        open={confirming}
        busy={busy}
        onClose={() => setConfirming(false)}
        onConfirm={() => void confirm()}
      />
    </main>
  );
}
