import { lazy, Suspense, useState, type ReactNode } from "react";
import { useSearchParams } from "wouter";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { LeanFrame } from "#platform/light/Frames.tsx";
import { LanguageSwitch } from "#platform/light/LanguageSwitch.tsx";
import { findResumePosition } from "../../rules/chapters.ts";
import { isOpenFor } from "../../rules/status.ts";
import { useAnswering } from "./answering.tsx";
import { AnswerSkeleton } from "./AnswerSkeleton.tsx";
import styles from "./answer.module.css";
import { Message } from "./MessagePage.tsx";
import { Questions } from "./questions/Questions.tsx";
import { QuitButton } from "./QuitButton.tsx";
import { Redirection } from "./Redirection.tsx";
import { SaveStatus } from "./saving/SaveStatus.tsx";
import { SavingDialogs } from "./saving/SavingDialogs.tsx";
import { useFormTitle } from "./useFormTitle.ts";

// The first screen, which the page of a link has shown already, and the last ones: fetched when needed, or cached
// beforehand by the service worker (src/app/answerWorker.ts).
const Welcome = lazy(async () => ({ default: (await import("./welcome/Welcome.tsx")).Welcome }));
const Completed = lazy(async () => ({ default: (await import("./completed/Completed.tsx")).Completed }));
const Review = lazy(async () => ({ default: (await import("./review/Review.tsx")).Review }));
const ReadOnlyAnswers = lazy(async () => ({
  default: (await import("./review/ReadOnlyAnswers.tsx")).ReadOnlyAnswers,
}));

interface PlayerProperties {
  moment: string | undefined;
  banner?: ReactNode;
}

/** The frame around every moment of one person's part. */
export function Player({ moment, banner }: PlayerProperties) {
  const { form, keeps } = useAnswering();
  const { language } = useLanguage();
  const { selfTitleShort } = useTexts("answers");
  const title = useFormTitle()(form);
  return (
    <LeanFrame
      title={
        <span lang={language} title={title}>
          <span className={styles["wideOnly"]}>{title}</span>
          <span className={styles["narrowOnly"]}>
            {form.isSelf ? selfTitleShort : fullName(form.subject)}
          </span>
        </span>
      }
      answers={keeps ? "kept" : "here"}
      status={<SaveStatus />}
      action={
        <>
          <span className={styles["wideOnly"]}>
            <LanguageSwitch />
          </span>
          <QuitButton />
        </>
      }
    >
      {banner}
      <Suspense fallback={<AnswerSkeleton />}>
        <Moment moment={moment} />
      </Suspense>
      <SavingDialogs />
    </LeanFrame>
  );
}

function Moment({ moment }: { moment: string | undefined }) {
  const { form, given, order, isPreview, goToReview, goToWelcome } = useAnswering();
  const { failures } = useTexts("answers");
  const [parameters] = useSearchParams();
  // Where the person was when they arrived; what they answer now does not move it.
  const [resumeAt] = useState(() => findResumePosition(order, given));
  const asked = parameters.get("q");

  if (form.participantStatus === "declined") return <Completed />;
  if (form.participantStatus === "completed")
    return moment === "completed" ? <Completed /> : <ReadOnlyAnswers />;
  if (!isPreview && !isOpenFor(form.status, form.participantStatus)) {
    const isEarly = form.status === "draft" || form.status === "pending";
    return (
      <Message drawing="emptyTable" title={isEarly ? failures.notOpenTitle : failures.closedTitle}>
        <p>{isEarly ? failures.notOpenHelp : failures.closedHelp}</p>
      </Message>
    );
  }
  if (form.items.length === 0)
    return (
      <Message drawing="emptyTable" title={failures.empty}>
        {null}
      </Message>
    );
  if (isPreview ? asked === null : !form.noticeAcknowledged) return <Welcome />;
  if (moment === "completed") return <Redirection to={() => goToWelcome({ replace: true })} />;
  if (moment === "review" || asked === "review") return <Review />;

  const item = asked === null ? undefined : order[Number(asked) - 1];
  if (!item) {
    return resumeAt === null ? (
      <Redirection to={() => goToReview({ replace: true })} />
    ) : (
      <Questions position={resumeAt} resumed={resumeAt !== order[0]?.position} />
    );
  }
  const isFromReview = parameters.get("back") === "review";
  return <Questions position={item.position} resumed={false} isFromReview={isFromReview} />;
}
