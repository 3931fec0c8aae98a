import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { useToday, useZoneNote } from "#platform/ui/viewer.tsx";
import type { MySurvey } from "./useMySurveys.ts";
import styles from "./mine.module.css";

/** To answer it; to its report, which holds the note too; to the survey that is over, which shows the note. */
export const getAddress = (survey: MySurvey): string =>
  survey.kind === "past" && survey.mayReadReport
    ? paths.pulseReport(survey.id)
    : paths.pulseSurvey(survey.id);

export function useSurveyColumns(): Column<MySurvey>[] {
  const texts = useTexts("mySurveys");
  const { questionCount, minutes, untitled } = useTexts("pulses");
  const { language } = useLanguage();
  const say = useSay();
  const today = useToday();
  const zone = useZoneNote();
  const getName = ({ name }: MySurvey) => {
    const { text, lang } = translated(language, name);
    return { text: text.trim() || untitled, lang };
  };
  const formatDate = (day: string) => formatDay(language, day, "medium");
  const sayWhen = (survey: MySurvey) => {
    if (survey.kind === "past") return say(texts.ended, { date: formatDate(survey.closedOn) });
    const { closesOn } = survey;
    return (closesOn === today ? texts.today : say(texts.until, { date: formatDate(closesOn) })) + zone;
  };
  const sayWhat = (survey: MySurvey) => {
    if (survey.kind === "open")
      return [
        say(questionCount, { count: survey.questionCount }),
        say(minutes, { count: survey.minutes }),
      ].join(" · ");
    const { hasNote, mayReadReport, hasResults } = survey;
    const found = [
      ...(mayReadReport && hasResults ? [texts.results] : []),
      ...(hasNote ? [texts.retained] : []),
    ];
    return found.join(" · ") || texts.few;
  };
  return [
    {
      key: "name",
      header: texts.columns.name,
      isName: true,
      wraps: true,
      width: "34%",
      whole: (survey) => getName(survey).text,
      cell: (survey) => {
        const { text, lang } = getName(survey);
        return (
          <InternalLink to={getAddress(survey)}>
            <span lang={lang}>{text}</span>
          </InternalLink>
        );
      },
    },
    {
      key: "when",
      header: texts.columns.when,
      onPhone: "detail",
      wraps: true,
      width: "24%",
      cell: (survey) => (
        <>
          {sayWhen(survey)}
          <span className={styles.onPhone}>{sayWhat(survey)}</span>
        </>
      ),
    },
    { key: "what", header: texts.columns.what, wraps: true, cell: sayWhat },
    {
      key: "main",
      header: texts.columns.main,
      hideHeader: true,
      onPhone: "aside",
      width: "132px",
      cell: (survey) => {
        const isOpen = survey.kind === "open";
        const name = getName(survey).text;
        return (
          // On a phone, the name of one that is over leads there.
          <span className={isOpen ? undefined : styles.wide}>
            <LinkButton
              size="small"
              variant={isOpen ? "primary" : "secondary"}
              to={getAddress(survey)}
              accessibleName={
                isOpen
                  ? say(texts.answerNamed, { name })
                  : say(texts.openNamed, { name, date: formatDate(survey.closedOn) })
              }
            >
              {isOpen ? texts.answer : texts.open}
            </LinkButton>
          </span>
        );
      },
    },
  ];
}
