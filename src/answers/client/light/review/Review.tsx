import { useEffect, useRef, useState } from "react";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle, useOnline } from "#platform/client/screen.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import {
  listMissingComments,
  listMissingRequired,
  hasObservedLittle,
  listTooLong,
} from "../../../rules/answered.ts";
import { findResumePosition } from "../../../rules/chapters.ts";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";
import pages from "../answerPages.module.css";
import { PlayerFooter } from "../questions/PlayerFooter.tsx";
import { Foreign, useWording } from "../questions/useWording.tsx";
import { ConflictNotice } from "../saving/ConflictNotice.tsx";
import { useFormTitle } from "../useFormTitle.ts";
import { AnswerList, editLink } from "./AnswerList.tsx";
import { FinaliseDialog } from "./FinaliseDialog.tsx";
import { ToComplete } from "./ToComplete.tsx";
import { useFinaliseKey } from "./useFinaliseKey.ts";

/** All answers again, missing ones first; then the button that finalises. */
export function Review() {
  const { form, given, order, getQuestionNumber, takeReturn, isPreview, queue, finalise, goToQuestion } =
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

  const missing = listMissingRequired(form.items, given);
  const uncommented = listMissingComments(form.items, given, form.commentsMandatory);

  const excessive = listTooLong(form.items, given);
  const asked = (item: QuestionnaireItem) => {
    const title = heading(item);
    return {
      position: item.position,
      label: (
        <>
          {getQuestionNumber(item.position)}. <Foreign content={title}>{title.text}</Foreign>
        </>
      ),
    };
  };

  const reason =
    missing.length > 0
      ? t.answerFirst
      : uncommented.length > 0
        ? t.commentFirst
        : excessive.length > 0
          ? t.shortenFirst
          : null;
  const ask = () => {
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
      <p className={pages["about"]}>{formTitle}</p>
      <ConflictNotice />
      <div ref={summary} tabIndex={-1} className={pages["summary"]}>
        {refusal && (
          <Notice variant="error" live>
            {refusal}
          </Notice>
        )}
        <ToComplete title={t.missing} points={missing.map(asked)} />
        <ToComplete
          title={t.missingComments}
          points={uncommented.map(({ skill, item }) => ({
            position: item.position,
            label: chapterName({ key: skill.id, dimension: "skill", skill, items: [], answered: 0, total: 0 })
              .text,
          }))}
        />
        <ToComplete title={t.tooLong} points={excessive.map(asked)} />
      </div>
      {!reason && <p className={pages["context"]}>{t.complete}</p>}
      {!form.isSelf && hasObservedLittle(form.items, given) && (
        <Notice>{say(t.little, { firstName: form.subject.firstName })}</Notice>
      )}
      <AnswerList editable />
      <PlayerFooter>
        <Button
          variant="secondary"
          onClick={() => goToQuestion(findResumePosition(order, given) ?? order.at(-1)?.position ?? 0)}
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
