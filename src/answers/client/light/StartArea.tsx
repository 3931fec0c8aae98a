import { paths } from "#paths.ts";
import { createApi, failureFrom } from "#platform/client/api.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { LeanFrame } from "#platform/light/Frames.tsx";
import { LanguageSwitch } from "#platform/light/LanguageSwitch.tsx";
import { formatDay } from "#platform/texts.ts";
import type { AnswerForm, answersContract } from "../../contract.ts";
import styles from "./answer.module.css";
import pages from "./answerPages.module.css";
import { AnswerSkeleton } from "./AnswerSkeleton.tsx";
import { reopenDevice } from "./device/device.ts";
import { isUnreachable } from "./device/openSooner.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { useFormTitle } from "./useFormTitle.ts";
import { useLoaded } from "./useLoaded.ts";

const api = createApi<typeof answersContract>("answers");

type Part = Pick<AnswerForm, "evaluationId" | "subject" | "isSelf" | "dueOn">;

/** The pending evaluations: all of them online, those on this device offline. */
async function readParts(): Promise<{ parts: readonly Part[]; isOffline: boolean }> {
  try {
    return { parts: (await api.mine({})).toDo, isOffline: false };
  } catch (error) {
    if (!isUnreachable(failureFrom(error).code)) throw error;
    return { parts: await (await reopenDevice()).listForms(), isOffline: true };
  }
}

/** /eval: where the installed form begins. */
export function StartArea() {
  const { myEvaluations, start: t, completed } = useTexts("answers");
  const { language } = useLanguage();
  const say = useSay();
  const formTitle = useFormTitle();
  const { loaded, failure, retry } = useLoaded(readParts);
  if (failure) return <LoadFailure failure={failure} onRetry={retry} />;
  if (!loaded) return <AnswerSkeleton />;
  const { parts, isOffline } = loaded;
  return (
    <LeanFrame title="" action={<LanguageSwitch />}>
      <main id="contenu" tabIndex={-1} className={styles["page"]}>
        <ScreenTitle>{myEvaluations}</ScreenTitle>
        {isOffline && <p className={pages["context"]}>{t.offline}</p>}
        {parts.length === 0 && <p>{isOffline ? t.nothingKept : completed.allDone}</p>}
        <ul className={pages["parts"]}>
          {parts.map(({ evaluationId, subject, isSelf, dueOn }) => (
            <li key={evaluationId}>
              <div>
                <h2>{formTitle({ isSelf, subject })}</h2>
                {dueOn && <p className="muted">{say(t.due, { date: formatDay(language, dueOn) })}</p>}
              </div>
              <LinkButton to={paths.answer(evaluationId)}>{t.answer}</LinkButton>
            </li>
          ))}
        </ul>
      </main>
    </LeanFrame>
  );
}
