import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Card, Section } from "#platform/ui/page/Section.tsx";
import { TagMark } from "#reports/client/parts/TagMark.tsx";
import type { LatestReport } from "../../contract.ts";
import styles from "./home.module.css";

/** « Dernier rapport »: its highlights, in the words of its tags; the figures are in the report only. */
export function LastReport({ report, hasOthers }: { report: LatestReport; hasOthers: boolean }) {
  const { lastReport: texts, ...common } = useTexts("dashboards");
  const { language } = useLanguage();
  const say = useSay();
  return (
    <Section
      bare
      title={texts.title}
      action={
        hasOthers && (
          <InternalLink to={`${paths.myEvaluations()}?tab=about`}>{common.allReports}</InternalLink>
        )
      }
    >
      <Card>
        <div className={styles.report}>
          <div>
            <h3 className={styles.lineTitle}>{report.name}</h3>
            <p className={styles.facts}>
              {say(texts.released, { date: formatDay(language, report.releasedOn) })}
            </p>
          </div>
          {report.points.length > 0 && (
            <ul className={styles.points}>
              {report.points.map(({ kind, skill, mostlyManager }) => {
                const name = translated(language, skill);
                return (
                  <li key={`${kind} ${skill.fr}`}>
                    <TagMark tag={kind}>{texts.tags[kind]}</TagMark>
                    <div>
                      <span lang={name.lang}>{name.text}</span>
                      {mostlyManager && <p className={styles.facts}>{texts.mostlyManager}</p>}
                    </div>
                  </li>
                );
              })}
            </ul>
          )}
          <LinkButton
            size="small"
            to={paths.report(report.evaluationId)}
            accessibleName={say(common.answerNamed, { verb: common.readReport, title: report.name })}
          >
            {common.readReport}
          </LinkButton>
        </div>
      </Card>
    </Section>
  );
}
