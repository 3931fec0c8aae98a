import { lazyRouteComponent, useParams } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { isBeforeLaunch, whyNotRunning } from "#evaluations/rules/status.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { useTab } from "#platform/ui/detail/useTab.ts";
import { Skeleton, type Query } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { Tabs } from "#platform/ui/page/Tabs.tsx";
import { later } from "#platform/ui/later.ts";
import { usePreload } from "#platform/ui/usePreload.ts";
import { useEvaluationTrail } from "../useEvaluationTrail.ts";
import { EvaluationView } from "../EvaluationView.tsx";
import type { AwaitedProposal, WithProposal } from "../proposal.ts";
import { readRememberedLaunch } from "../launch/rememberedLaunch.ts";
import { useEvaluation } from "../queries.ts";
import type { EndCollection } from "../room/EndDialog.tsx";
import { MainAction } from "../room/MainAction.tsx";
import { Participation } from "../room/Participation.tsx";
import { isAllIn, mayInvite } from "../room/phase.ts";
import { Phases } from "../room/Phases.tsx";
import styles from "../room/room.module.css";
import { Standing } from "../room/Standing.tsx";
import { useInviting } from "../room/useInviting.ts";
import { Status } from "../Status.tsx";

// The other tabs are loaded while the participation is read.
const Questions = lazyRouteComponent(() => import("../room/Questions.tsx"), "Questions");
const Settings = lazyRouteComponent(() => import("../room/Settings.tsx"), "Settings");
/** Seldom there: since a launch from this device, until it is closed. */
const LaunchedPanel = lazyRouteComponent(() => import("../room/LaunchedPanel.tsx"), "LaunchedPanel");
const InviteDrawer = later(async () => (await import("../room/InviteDrawer.tsx")).InviteDrawer);
const Activity = lazyRouteComponent(() => import("../room/activity/Activity.tsx"), "Activity");

/** While the report is being computed it is asked again; not while it waits for its morning. */
const refreshInterval = 2000;

interface EvaluationScreenProps {
  endCollection: EndCollection;
  /** Whether and how the evaluation comes back. */
  renderRepetition: (evaluation: Evaluation) => ReactNode;
  withProposal: WithProposal;
}

export function EvaluationScreen({ endCollection, renderRepetition, withProposal }: EvaluationScreenProps) {
  const { id = "" } = useParams({ strict: false });
  const query = useEvaluation(id, (evaluation) =>
    evaluation && isAllIn(evaluation) && !evaluation.releasesOn ? refreshInterval : false,
  );
  return (
    <EvaluationView query={query} skeleton="detail">
      {(evaluation) =>
        withProposal(evaluation, (proposal) => (
          <ControlRoom
            key={evaluation.id}
            query={query}
            evaluation={evaluation}
            proposal={proposal}
            endCollection={endCollection}
            renderRepetition={renderRepetition}
          />
        ))
      }
    </EvaluationView>
  );
}

const allTabs = ["participation", "questions", "settings", "activity"] as const;

interface ControlRoomProps extends Omit<EvaluationScreenProps, "withProposal"> {
  query: Query<Evaluation>;
  evaluation: Evaluation;
  proposal: AwaitedProposal | null | undefined;
}

function ControlRoom({ query, evaluation, proposal, endCollection, renderRepetition }: ControlRoomProps) {
  const texts = useTexts("evaluations");
  const room = useTexts("room");
  const say = useSay();
  const { language } = useLanguage();
  const [tab, setTab] = useTab<(typeof allTabs)[number]>([...allTabs]);
  const trail = useEvaluationTrail(evaluation);
  const { isOpen: isInviting } = useInviting();
  usePreload(Questions);
  usePreload(Settings);
  const { subject, dueOn, rights } = evaluation;
  const isOpen = isBeforeLaunch(evaluation.status) || whyNotRunning(evaluation) === null;
  const about = {
    type: texts.types[evaluation.evaluationType],
    subject: subject ? fullName(subject) : texts.noSubject,
  };
  return (
    <DetailPage
      title={evaluation.name || texts.untitled}
      status={<Status status={evaluation.status} />}
      line={
        dueOn
          ? say(isOpen ? room.aboutDue : room.aboutWasDue, {
              ...about,
              date: formatDay(language, dueOn, "short"),
            })
          : say(room.about, about)
      }
      action={
        <MainAction
          evaluation={evaluation}
          proposal={proposal}
          endCollection={endCollection}
          onChangeDue={() => setTab("settings")}
        />
      }
      trail={trail}
      facts={<Standing evaluation={evaluation} />}
    >
      {mayInvite(evaluation) && <InviteDrawer open={isInviting} evaluation={evaluation} />}
      {rights.manage && evaluation.status === "in_progress" && readRememberedLaunch(evaluation.id) && (
        <div className={styles.launched}>
          <Suspense>
            <LaunchedPanel evaluation={evaluation} />
          </Suspense>
        </div>
      )}
      <Phases evaluation={evaluation} proposal={proposal} />
      <Tabs
        label={room.tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "participation",
            label: room.tabs.participation,
            ...(evaluation.participantCount === null ? {} : { count: evaluation.participantCount }),
            panel: <Participation query={query} evaluation={evaluation} proposal={proposal} />,
          },
          {
            value: "questions",
            label: room.tabs.questions,
            panel: (
              <Suspense fallback={<Skeleton shape="form" />}>
                <Questions evaluation={evaluation} />
              </Suspense>
            ),
          },
          {
            value: "settings",
            label: room.tabs.settings,
            panel: (
              <Suspense fallback={<Skeleton shape="form" />}>
                <Stack gap="large">
                  <Settings evaluation={evaluation} />
                  {renderRepetition(evaluation)}
                </Stack>
              </Suspense>
            ),
          },
          ...(rights.manage
            ? [
                {
                  value: "activity" as const,
                  label: room.tabs.activity,
                  panel: (
                    <Suspense fallback={<Skeleton shape="form" />}>
                      <Activity id={evaluation.id} />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]}
      />
    </DetailPage>
  );
}
