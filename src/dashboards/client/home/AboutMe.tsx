import type { AboutMe, MyPart } from "#answers/contract.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/Button.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { Card, Section, Stack } from "#platform/ui/Section.tsx";
import { CycleCard } from "../CycleCard.tsx";
import styles from "./home.module.css";
import shared from "./rows.module.css";

const shown = 3;

/** Evaluations about me that go on: their phase, and whose turn it is. */
export function MyCycle({ running, toDo }: { running: readonly AboutMe[]; toDo: readonly MyPart[] }) {
  const texts = useTexts("dashboards");
  return (
    <Section bare title={texts.aboutMe}>
      <Card>
        <Stack gap="large">
          {running.slice(0, shown).map((about) => (
            <CycleCard key={about.evaluationId} about={about} toDo={toDo} />
          ))}
        </Stack>
      </Card>
    </Section>
  );
}

/** My latest reports, each with its one action. */
export function MyReports({ reports }: { reports: readonly AboutMe[] }) {
  const texts = useTexts("dashboards");
  const say = useSay();
  return (
    <Section
      bare
      title={texts.myReports}
      action={
        reports.length > shown && (
          <InternalLink to={`${paths.myEvaluations()}?tab=about`}>{texts.allReports}</InternalLink>
        )
      }
    >
      <ul className={shared.card}>
        {reports.slice(0, shown).map(({ evaluationId, name }) => (
          <li key={evaluationId} className={shared.row}>
            <h3 className={`${styles.words} ${styles.lineTitle}`}>{name}</h3>
            <LinkButton
              size="small"
              to={paths.report(evaluationId)}
              accessibleName={say(texts.readReportNamed, { name })}
            >
              {texts.readReport}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
