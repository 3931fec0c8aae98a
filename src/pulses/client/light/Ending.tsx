import { ClosingRing } from "#answers/client/light/completed/ClosingRing.tsx";
import { Message } from "#answers/client/light/MessagePage.tsx";
import styles from "#answers/client/light/answer.module.css";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { formatDay } from "#platform/texts.ts";
import type { Survey } from "../../contract/survey.ts";
import type { AnsweredSurvey } from "./useSurvey.ts";

/** Sent: the ring closes, once. Nothing of the answers is left here, nor is there a way back to them. */
export function Sent({ survey }: { survey: Survey }) {
  const { sent: t } = useTexts("survey");
  const { language } = useLanguage();
  const say = useSay();
  const date = formatDay(language, survey.closesOn, "withWeekday");
  return (
    <main id="contenu" tabIndex={-1} className={styles["message"]}>
      <ClosingRing />
      <ScreenTitle key="sent">{t.title}</ScreenTitle>
      <p>{say(t[survey.readers], { date })}</p>
      <p className="muted">{t.erased}</p>
      <Following survey={survey} />
    </main>
  );
}

/** Answered before, maybe on another device; or over. */
export function Over({ survey, hasLost }: { survey: Survey; hasLost: boolean }) {
  const { answered, closed } = useTexts("survey");
  const { language } = useLanguage();
  const say = useSay();
  const date = formatDay(language, survey.closesOn);
  return (
    <Message
      drawing={survey.state === "answered" ? "complete" : "emptyTable"}
      title={survey.state === "answered" ? answered.title : say(closed.title, { date })}
    >
      {hasLost && <p>{closed.lost}</p>}
      <Following survey={survey} />
    </Message>
  );
}

function Following({ survey: { nextId } }: { survey: Survey }) {
  const { sent: t } = useTexts("survey");
  return (
    <div className="button-row">
      {nextId && <LinkButton to={paths.pulseSurvey(nextId)}>{t.next}</LinkButton>}
      <LinkButton to={paths.dashboard()} variant={nextId ? "secondary" : "primary"}>
        {t.home}
      </LinkButton>
    </div>
  );
}

/** « Envoyer » was pressed without a network: what happens to the answers until it is back. */
export function Waiting({ answered }: { answered: AnsweredSurvey }) {
  const { waiting: t } = useTexts("survey");
  return (
    <Message drawing="emptyTable" title={t.title}>
      <p>{answered.keeps ? t.kept : t.here}</p>
      <div className="button-row">
        <Button onClick={answered.retryNow}>{t.now}</Button>
        <Button variant="secondary" onClick={answered.takeBack}>
          {t.edit}
        </Button>
      </div>
    </Message>
  );
}
