import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { Card } from "#platform/ui/page/Section.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import styles from "../board/board.module.css";
import { PulseTrend } from "./PulseTrend.tsx";
import { pulses } from "./queries.ts";
import { pulseTexts } from "./words.ts";

interface TeamPulsesProps {
  open: boolean;
  team: { id: string };
}

/** « Sondages » on the page of a team: its figures over the runs of the series that asked it last. */
export function TeamPulses({ team }: TeamPulsesProps) {
  const texts = pulseTexts[useLanguage().language];
  const mayStart = useCan("managePeople");
  const query = useQuery(pulses.readTrend.queryOptions({ input: { team: team.id } }));
  const start = mayStart && <LinkButton to={paths.pulseTemplates()}>{texts.start}</LinkButton>;
  if (query.data && !query.data.trend)
    return (
      <Card>
        <EmptyState title={texts.empty} action={start}>
          {texts.emptyDetail}
        </EmptyState>
      </Card>
    );
  const isDirection = query.data?.trend?.part?.kind === "direction";
  return (
    <div className={styles.board}>
      <PulseTrend
        title={isDirection ? texts.titleOfDirection : texts.titleOfTeam}
        query={query}
        none={texts.empty}
      />
      {start && <div>{start}</div>}
    </div>
  );
}
