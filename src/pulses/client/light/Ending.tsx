import { ClosingRing } from "#answers/client/light/completed/ClosingRing.tsx";
import { Message } from "#answers/client/light/MessagePage.tsx";
import styles from "#answers/client/light/answer.module.css";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { formatDay } from "#platform/texts.ts";
import type { PublishedNote } from "../../contract/publishedNote.ts";
import type { Survey } from "../../contract/survey.ts";
import own from "./survey.module.css";
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

/** Answered before, maybe on another device; or over, with what followed from it once it is published. */
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
      {survey.published?.note && <Retained note={survey.published.note} />}
      <Following survey={survey} />
    </Message>
  );
}

/** « Ce que nous retenons », in the words of who wrote it. */
function Retained({ note: { text, actions, publishedOn } }: { note: PublishedNote }) {
  const { closed: t } = useTexts("survey");
  const { language } = useLanguage();
  const say = useSay();
  const toFacts = ({ ownerName, dueOn, doneOn }: PublishedNote["actions"][number]) => {
    const day = doneOn ?? dueOn;
    return [
      ...(ownerName ? [ownerName] : []),
      ...(day ? [say(doneOn ? t.done : t.by, { date: formatDay(language, day) })] : []),
    ].join(", ");
  };
  return (
    <section className={`${own["recalled"]} ${own["retained"]}`} aria-labelledby="retained-title">
      <h2 id="retained-title">{t.retained}</h2>
      <p>{text}</p>
      {actions.length > 0 && (
        <>
          <p>
            <strong>{t.actions}</strong>
          </p>
          <ul>
            {actions.map((action) => (
              <li key={action.text}>
                {action.text}
                {toFacts(action) && <span className="muted"> ({toFacts(action)})</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="muted small">{say(t.published, { date: formatDay(language, publishedOn) })}</p>
    </section>
  );
}

function Following({ survey: { id, nextId, published } }: { survey: Survey }) {
  const { sent: t, closed } = useTexts("survey");
  return (
    <div className="button-row">
      {published?.hasResults && (
        <LinkButton to={paths.pulseReport(id)} variant={nextId ? "secondary" : "primary"}>
          {closed.results}
        </LinkButton>
      )}
      {nextId && <LinkButton to={paths.pulseSurvey(nextId)}>{t.next}</LinkButton>}
      <LinkButton to={paths.dashboard()} variant={nextId || published?.hasResults ? "secondary" : "primary"}>
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
