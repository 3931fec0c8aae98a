import type { ReactNode } from "react";
import { phases } from "#evaluations/vocabulary.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useTab } from "#platform/ui/detail/useTab.ts";
import { PhaseLine } from "#platform/ui/display/PhaseLine.tsx";
import { Progress } from "#platform/ui/display/Progress.tsx";
import { Ring } from "#platform/ui/display/Ring.tsx";
import { Card, Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import { Tabs } from "#platform/ui/page/Tabs.tsx";
import type { Campaign } from "../../contract.ts";
import { countPhases, sumParticipationByTeam } from "../../rules.ts";
import styles from "../campaigns.module.css";
import { MostAsked } from "./MostAsked.tsx";
import { MissingPeople } from "./MissingPeople.tsx";

const tabs = ["participation", "lines"] as const;

/** Where a campaign that was launched is: who has finished and who is awaited, never what was answered. */
export function Follow({ campaign, children }: { campaign: Campaign; children: ReactNode }) {
  const { follow: texts } = useTexts("campaigns");
  const [tab, setTab] = useTab(tabs);
  const { lines, missing } = campaign;
  return (
    <>
      <Summary campaign={campaign} />
      <Tabs
        label={texts.tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "participation",
            label: texts.tabs.participation,
            panel: (
              <Stack gap="large">
                <Teams campaign={campaign} />
                {missing.length > 0 && <MissingPeople campaign={campaign} />}
              </Stack>
            ),
          },
          {
            value: "lines",
            label: texts.tabs.lines,
            count: lines.length,
            panel: (
              <Stack gap="large">
                {children}
                <MostAsked campaign={campaign} />
              </Stack>
            ),
          },
        ]}
      />
    </>
  );
}

function Summary({ campaign: { lines, missing } }: { campaign: Campaign }) {
  const { follow: texts } = useTexts("campaigns");
  const say = useSay();
  const counts = countPhases(lines);
  const current = phases.findIndex((phase) => counts[phase] > 0);
  const sum = (key: "askedCount" | "answeredCount") => lines.reduce((total, line) => total + line[key], 0);
  const awaited = missing.filter(({ isActive }) => isActive);
  const parts = awaited.reduce((total, { partCount }) => total + partCount, 0);
  return (
    <Card>
      <Stack>
        <PhaseLine
          label={texts.phases.label}
          phases={phases.map((phase) =>
            counts[phase] > 0
              ? say(texts.phases.counted, { phase: texts.phases[phase], count: counts[phase] })
              : texts.phases[phase],
          )}
          current={current === -1 ? phases.length : current}
          doneWord={texts.phases.done}
        />
        <Row gap="medium">
          <Ring answered={sum("answeredCount")} total={sum("askedCount")} size={52} />
          <p className={styles.turn} role="status">
            {awaited.length === 0
              ? texts.nobodyMissing
              : `${say(texts.waitedFor, { count: awaited.length })} ${say(texts.partsLeft, { count: parts })}`}
          </p>
        </Row>
      </Stack>
    </Card>
  );
}

function Teams({ campaign }: { campaign: Campaign }) {
  const { follow: texts } = useTexts("campaigns");
  const say = useSay();
  return (
    <Section title={texts.teams} intro={texts.teamsIntro}>
      <ul className={styles.teams}>
        {sumParticipationByTeam(campaign.lines).map(({ team, people, asked, answered }) => (
          <li key={team ?? ""}>
            <span className={styles.team}>{team ?? texts.noTeam}</span>
            <span className={styles.muted}>{say(texts.evaluated, { count: people })}</span>
            {asked > 0 ? (
              <Progress
                value={answered}
                max={asked}
                label={say(texts.finished, { count: answered, asked })}
              />
            ) : (
              <span className={styles.muted}>{texts.notStarted}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
