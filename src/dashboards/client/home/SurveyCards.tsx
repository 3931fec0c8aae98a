import { IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { Card, Section } from "#platform/ui/page/Section.tsx";
import { useToday, useZoneNote } from "#platform/ui/viewer.tsx";
import type { OpenSurvey, PublishedRun } from "#pulses/contract/survey.ts";
import { useEnter } from "../useEnter.ts";
import { en } from "./surveyTexts.en.ts";
import { fr } from "./surveyTexts.fr.ts";
import styles from "./home.module.css";
import cards from "./surveys.module.css";

const useOwnTexts = () => ({ fr, en })[useLanguage().language];

interface SurveysProps {
  /** Those that await the reader's answer. */
  waiting?: readonly OpenSurvey[];
  /** Nothing else is to do before them. */
  isFirst?: boolean;
  /** Those of which something was published lately. */
  published?: readonly PublishedRun[];
}

/** What the home shows of surveys, in « À faire » and beside it. */
export const Surveys = ({ waiting, isFirst = false, published = [] }: SurveysProps): ReactNode => (
  <>
    {waiting && <SurveyCard waiting={waiting} isFirst={isFirst} />}
    {published.map((run) => (
      <RetainedCard key={run.id} run={run} />
    ))}
  </>
);

/** The survey that closes first, as one of the things to do; the others follow it. */
function SurveyCard({ waiting, isFirst }: { waiting: readonly OpenSurvey[]; isFirst: boolean }) {
  const texts = useOwnTexts();
  const { language } = useLanguage();
  const say = useSay();
  const today = useToday();
  const zone = useZoneNote();
  const [survey, ...others] = waiting;
  const to = survey && paths.pulseSurvey(survey.id);
  useEnter(isFirst ? to : undefined);
  if (!survey || !to) return null;
  const { questionCount, minutes, closesOn } = survey;
  const name = translated(language, survey.name);
  // Ten questions in one’s own words, the longest survey, take twelve minutes.
  const title = [texts.counts[questionCount - 1], texts.minutes[minutes - 1]].filter(Boolean).join(", ");
  const until =
    closesOn === today ? texts.today : say(texts.until, { date: formatDay(language, closesOn, "short") });
  return (
    <div className={isFirst ? styles.first : cards.card}>
      <p className={cards.kicker}>{texts.kicker}</p>
      <h3 className={isFirst ? styles.firstTitle : styles.lineTitle}>{title}</h3>
      <p className={styles.facts}>
        <span lang={name.lang}>{name.text}</span> · {until + zone}
      </p>
      {others.length > 0 && <p className={styles.facts}>{say(texts.more, { count: others.length })}</p>}
      <div className={isFirst ? styles.action : undefined}>
        <LinkButton
          variant={isFirst ? "primary" : "secondary"}
          size={isFirst ? "medium" : "small"}
          to={to}
          accessibleName={say(texts.answerNamed, { name: name.text })}
          icon={isFirst && <IconArrowRight size={20} aria-hidden="true" />}
        >
          {texts.answer}
        </LinkButton>
      </div>
    </div>
  );
}

/** What followed from a survey that asked the reader, for two weeks. */
function RetainedCard({
  run: { id, name: bilingual, note, hasResults, publishedOn },
}: {
  run: PublishedRun;
}) {
  const texts = useOwnTexts();
  const { language } = useLanguage();
  const say = useSay();
  const name = translated(language, bilingual);
  const toFacts = ({ ownerName, dueOn, doneOn }: NonNullable<PublishedRun["note"]>["actions"][number]) => {
    const day = doneOn ?? dueOn;
    return [
      ...(ownerName ? [ownerName] : []),
      ...(day ? [say(doneOn ? texts.done : texts.by, { date: formatDay(language, day) })] : []),
    ].join(" · ");
  };
  return (
    <Section bare title={note ? texts.retained : texts.published}>
      <Card>
        <div className={styles.report}>
          <div>
            <h3 className={styles.lineTitle} lang={name.lang}>
              {name.text}
            </h3>
            <p className={styles.facts}>{say(texts.on, { date: formatDay(language, publishedOn) })}</p>
          </div>
          {note && (
            <>
              <p className={cards.text}>{note.text}</p>
              {note.actions.length > 0 && (
                <div>
                  <h4 className={cards.actions}>{texts.actions}</h4>
                  <ul className={cards.list}>
                    {note.actions.map((action) => (
                      <li key={action.text}>
                        {action.text}
                        {toFacts(action) && <p className={styles.facts}>{toFacts(action)}</p>}
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </>
          )}
          {hasResults && (
            <LinkButton
              size="small"
              to={paths.pulseReport(id)}
              accessibleName={say(texts.resultsNamed, { name: name.text })}
            >
              {texts.results}
            </LinkButton>
          )}
        </div>
      </Card>
    </Section>
  );
}
