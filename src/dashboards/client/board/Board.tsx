import { useId, type ReactNode } from "react";
import { Explainable } from "#analytics/client/explain/Explained.tsx";
import { IndexSwitch } from "#analytics/client/contributionIndex/IndexSwitch.tsx";
import type { Cut } from "#analytics/contract/figures.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { Card, Section } from "#platform/ui/page/Section.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import styles from "./board.module.css";
import { ChangesWidget } from "./changes/ChangesWidget.tsx";
import { ParticipationWidget } from "./ParticipationWidget.tsx";
import { BoardBar } from "./view/BoardBar.tsx";
import type { BoardView } from "./view/useBoardView.ts";

/** Under the first screen: its charts come after the page. */
const Figures = later(async () => (await import("./figures/Figures.tsx")).Figures);
const CompanyPulses = later(async () => (await import("../pulses/CompanyPulses.tsx")).CompanyPulses);

interface BoardProps {
  view: BoardView;
  /** Over the period: what does not depend on it. */
  head?: ReactNode;
  /** After the participation: what this board alone shows. */
  children?: ReactNode;
}

/** The figures of a period, on one bar: what has changed, who has answered, and each figure by groups. */
export function Board({ view, head, children }: BoardProps) {
  const trendId = useId();
  const { told } = view;
  const onGroup = (cut: Cut) => {
    view.showGroup(cut);
    document.getElementById(trendId)?.focus();
  };
  return (
    <div className={styles.board} data-steady>
      {head}
      <BoardBar view={view} />
      <Explainable>
        {told === "never" ? <Guide /> : <ChangesWidget view={view} onGroup={onGroup} />}
        <ParticipationWidget view={view} />
        {children}
        {(told === null || told === "some") && (
          <Figures open view={view} trendId={trendId} onGroup={onGroup} />
        )}
      </Explainable>
      {told === "never" && <Index />}
      <CompanyPulses open view={view} />
    </div>
  );
}

/** Before the first figure: what will stand here, from when, and the next step. */
function Guide() {
  const { guide: texts } = useTexts("board");
  const seesCompany = useCan("managePeople");
  return (
    <Card>
      <EmptyState
        title={seesCompany ? texts.title : texts.titleOfTeams}
        action={
          <>
            <LinkButton variant="primary" to={paths.createEvaluation()}>
              {texts.create}
            </LinkButton>
            <LinkButton to={paths.exampleReport()}>{texts.example}</LinkButton>
          </>
        }
      >
        {texts.detail}
      </EmptyState>
    </Card>
  );
}

/** The index of a company without a figure: whether it is on can be decided before the first one. */
function Index() {
  const { index: texts } = useTexts("board");
  return (
    <Section title={texts.title}>
      <IndexSwitch />
    </Section>
  );
}
