import type { AboutMe, MyPart } from "#answers/contract.ts";
import { useToday } from "#evaluations/client/useToday.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/Button.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { Card, Section, Stack } from "#platform/ui/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { byUrgency, cyclesOf } from "../../rules/parts.ts";
import { CycleCard } from "../CycleCard.tsx";
import { FirstPartCard, PartCard } from "../PartCards.tsx";
import { useMine } from "../useMine.ts";
import styles from "../dashboards.module.css";

export function DashboardScreen() {
  const texts = useTexts("dashboards");
  const { language } = useLanguage();
  const say = useSay();
  const viewer = useViewer();
  const mine = useMine();
  const today = useToday();
  return (
    <Page
      title={say(texts.hello, { name: viewer.firstName })}
      documentTitle={texts.dashboard}
      kicker={formatDay(language, today, "withWeekday")}
    >
      <QueryView query={mine} skeleton="cards">
        {({ toDo, aboutMe }) => (
          <Stack gap="large">
            <ToDo parts={byUrgency(toDo)} />
            <MyCycle aboutMe={aboutMe} toDo={toDo} />
            <LastReport aboutMe={aboutMe} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

function ToDo({ parts: [first, ...others] }: { parts: readonly MyPart[] }) {
  const texts = useTexts("dashboards");
  if (!first)
    return (
      <Card>
        <EmptyState
          drawing="emptyTable"
          title={texts.allDone}
          action={<LinkButton to={paths.profile()}>{texts.seeProfile}</LinkButton>}
        >
          {texts.allDoneDetail}
        </EmptyState>
      </Card>
    );
  return (
    <Section
      bare
      title={texts.toDoNow}
      action={<InternalLink to={paths.myEvaluations()}>{texts.seeAll}</InternalLink>}
    >
      <div className={styles.toDo}>
        <FirstPartCard part={first} />
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.slice(0, 2).map((part) => (
              <li key={part.evaluationId}>
                <PartCard part={part} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function MyCycle({ aboutMe, toDo }: { aboutMe: readonly AboutMe[]; toDo: readonly MyPart[] }) {
  const texts = useTexts("dashboards");
  const { running } = cyclesOf(aboutMe);
  if (running.length === 0) return null;
  return (
    <Section title={texts.aboutMe}>
      <Stack gap="large">
        {running.slice(0, 3).map((about) => (
          <CycleCard key={about.evaluationId} about={about} toDo={toDo} />
        ))}
      </Stack>
    </Section>
  );
}

function LastReport({ aboutMe }: { aboutMe: readonly AboutMe[] }) {
  const texts = useTexts("dashboards");
  const { lastReport } = cyclesOf(aboutMe);
  if (!lastReport) return null;
  return (
    <Section title={texts.lastReport} intro={texts.reportReady}>
      <div className={styles.report}>
        <strong>{lastReport.name}</strong>
        <LinkButton variant="secondary" to={paths.report(lastReport.evaluationId)}>
          {texts.readReport}
        </LinkButton>
      </div>
    </Section>
  );
}
