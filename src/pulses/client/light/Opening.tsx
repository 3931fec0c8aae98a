import { SeatsDrawing } from "#answers/client/light/welcome/SeatsDrawing.tsx";
import { PlayerFooter } from "#answers/client/light/questions/PlayerFooter.tsx";
import { Foreign } from "#answers/client/light/questions/useWording.tsx";
import styles from "#answers/client/light/answer.module.css";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { readerOffset } from "#platform/client/readerOffset.ts";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button } from "#platform/light/Button.tsx";
import { LanguageSwitch } from "#platform/light/LanguageSwitch.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import { zoneNote } from "#platform/zone.ts";
import { estimateMinutes } from "../../rules/minutes.ts";
import { sayNotice, toNoticeFacts } from "../../rules/notice.ts";
import { useChoices } from "./questions/SurveyFields.tsx";
import { Recalled } from "./Recalled.tsx";
import own from "./survey.module.css";
import type { AnsweredSurvey } from "./useSurvey.ts";

interface OpeningProperties {
  answered: AnsweredSurvey;
  /** The question whose answer was chosen in the email. */
  arrivedAt: string | null;
  onStart: () => void;
}

/** Why the company asks, what followed from the last time, and who will see what: before the first question. */
export function Opening({ answered, arrivedAt, onStart }: OpeningProperties) {
  const { survey, answers } = answered;
  const { content, closesOn, zone, recalled, companyName, privacyOfficer } = survey;
  const t = useTexts("survey");
  const { welcome } = useTexts("answers");
  const { language } = useLanguage();
  const say = useSay();
  const { questions } = content;
  const name = translated(language, content.name);
  const purpose = translated(language, content.purpose);
  const [ownAnswers, readers] = sayNotice(language, t.notice, toNoticeFacts(content, survey));
  const arrived = questions.find(({ key }) => key === arrivedAt);
  const hasBegun = !arrived && questions.some(answered.isAnswered);
  return (
    <main id="contenu" tabIndex={-1} className={`${styles["page"]} ${own["opening"]}`}>
      <div>
        <ScreenTitle key="opening">{name.text}</ScreenTitle>
        <p className="muted">
          {say(t.length, {
            count: questions.length,
            duration: say(t.minutes, { count: estimateMinutes(questions) }),
            date: formatDay(language, closesOn, "withWeekday") + zoneNote(language, zone, readerOffset()),
          })}
        </p>
      </div>
      {purpose.text && (
        <p className={own["purpose"]}>
          <Foreign content={purpose}>{purpose.text}</Foreign>
        </p>
      )}
      <section className={own["notice"]} aria-labelledby="notice-title">
        <SeatsDrawing />
        <div>
          <h2 id="notice-title">{t.whoSeesWhat}</h2>
          <p>{ownAnswers}</p>
          <p>{readers}</p>
        </div>
      </section>
      {arrived && <Arrived question={arrived} value={answers[arrived.key]} />}
      {recalled && <Recalled recalled={recalled} />}
      {privacyOfficer && (
        <p className="muted small">
          {say(welcome.officer, { company: companyName, officer: privacyOfficer })}
        </p>
      )}
      <span className={styles["narrowOnly"]}>
        <LanguageSwitch />
      </span>
      <PlayerFooter>
        <span className={styles["next"]}>
          <Button fullWidth onClick={onStart}>
            {hasBegun ? t.resume : t.start}
          </Button>
        </span>
      </PlayerFooter>
    </main>
  );
}

/** The choice of the email, which does not count yet. */
function Arrived({
  question,
  value,
}: {
  question: Parameters<typeof useChoices>[0];
  value: number | string | undefined;
}) {
  const { arrived } = useTexts("survey");
  const say = useSay();
  const choice = useChoices(question).find((one) => one.value === value);
  return choice ? <p className={own["arrived"]}>{say(arrived, { choice: choice.content.text })}</p> : null;
}
