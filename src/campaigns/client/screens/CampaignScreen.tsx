import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { Status } from "#evaluations/client/Status.tsx";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { useDrawer } from "#platform/ui/drawer/useDrawer.ts";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { later } from "#platform/ui/later.ts";
import { Notice } from "#platform/ui/Notice.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { QueryTable, type Column } from "#platform/ui/QueryTable.tsx";
import { Facts, Section, Stack } from "#platform/ui/Section.tsx";
import type { Campaign, Line } from "../../contract.ts";
import { requestsOf, whyNotLaunchCampaign } from "../../rules.ts";
import styles from "../campaigns.module.css";
import { campaigns } from "../queries.ts";

const LaunchDialog = later(async () => (await import("../LaunchDialog.tsx")).LaunchDialog);
const LineDrawer = later(async () => (await import("../LineDrawer.tsx")).LineDrawer);

/** How often a launch that is under way is asked about, in milliseconds. */
const pace = 1500;

export function CampaignScreen() {
  const { title, absent } = useTexts("campaigns");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(
    campaigns.read.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => (isLaunching(state.data) ? pace : false),
    }),
  );
  return (
    <ObjectView
      query={query}
      skeleton="list"
      absent={{ ...absent, back: { label: title, to: paths.campaigns() } }}
    >
      {(campaign) => <Review campaign={campaign} />}
    </ObjectView>
  );
}

const isLaunching = (campaign: Campaign | undefined) =>
  campaign?.isLaunched === true && campaign.lines.some(({ status }) => status === "pending");

function Review({ campaign }: { campaign: Campaign }) {
  const { title, campaign: texts } = useTexts("campaigns");
  const { types } = useTexts("evaluations");
  const errorWords = useErrorWords();
  const say = useSay();
  const { language } = useLanguage();
  const drawer = useDrawer();
  const [isAsking, setIsAsking] = useState(false);
  const columns = useColumns(campaign, drawer.show);
  const { lines } = campaign;
  const drafts = lines.filter(({ status }) => status === "draft").length;
  const failed = lines.filter(({ startFailure }) => startFailure !== null).length;
  const refused = whyNotLaunchCampaign(lines);
  const shown = lines.find(({ evaluationId }) => evaluationId === drawer.shown) ?? null;
  return (
    <Page
      title={campaign.name}
      kicker={say(texts.kicker, {
        type: types[campaign.evaluationType],
        date: formatDay(language, campaign.dueOn),
      })}
      intro={campaign.isLaunched ? undefined : say(texts.intro, { most: campaign.mostRequests })}
      trail={[{ label: title, to: paths.campaigns() }]}
      action={
        drafts > 0 && (
          <Button
            variant="primary"
            disabledReason={refused && errorWords(refused)}
            onClick={() => setIsAsking(true)}
          >
            {say(texts.launch, { count: drafts })}
          </Button>
        )
      }
    >
      <Stack gap="large">
        {isLaunching(campaign) && (
          <Notice role="status" title={texts.launching}>
            {texts.launchingDetail}
          </Notice>
        )}
        {failed > 0 && (
          <Notice tone="warning" role="status" title={say(texts.failed, { count: failed })}>
            {texts.failedDetail}
          </Notice>
        )}
        <QueryTable
          query={{ data: campaign, error: null, isFetching: false, refetch: () => undefined }}
          items={({ lines: items }) => items}
          keyOf={({ evaluationId }) => evaluationId}
          columns={columns}
          caption={texts.caption}
          dense="comfortable"
          empty={<EmptyState title={texts.empty}>{texts.emptyDetail}</EmptyState>}
          shown={drawer.shown}
        />
        <Load lines={lines} />
      </Stack>
      <LaunchDialog open={isAsking} campaign={campaign} count={drafts} onClose={() => setIsAsking(false)} />
      <LineDrawer
        open={shown !== null}
        line={shown}
        campaign={campaign}
        rows={drawer.rowsAround(lines.map(({ evaluationId }) => evaluationId))}
        onClose={drawer.close}
      />
    </Page>
  );
}

function useColumns({ threshold, evaluationType }: Campaign, show: (id: string) => void): Column<Line>[] {
  const { campaign: texts } = useTexts("campaigns");
  const say = useSay();
  const namesOf = ({ invited }: Line, role: Line["invited"][number]["role"]) =>
    invited
      .filter((one) => one.role === role)
      .map(({ person }) => fullName(person))
      .join(", ");
  return [
    {
      key: "subject",
      header: texts.columns.subject,
      isName: true,
      width: "20%",
      cell: ({ evaluationId, subject, jobTitle, questionCount, status, startFailure }) => (
        <>
          <button type="button" className={styles.open} onClick={() => show(evaluationId)}>
            {fullName(subject)}
          </button>
          <span className={styles.muted}>
            {startFailure
              ? texts.failures[startFailure]
              : questionCount === 0 && status === "draft"
                ? texts.noQuestions
                : jobTitle}
          </span>
        </>
      ),
    },
    ...(evaluationType === "self" || evaluationType === "peer"
      ? []
      : [
          {
            key: "manager",
            header: texts.columns.manager,
            width: "13%",
            cell: (line: Line) => namesOf(line, "manager") || texts.noManager,
          },
        ]),
    {
      key: "peers",
      header: texts.columns.peers,
      isTwoLines: true,
      whole: (line) => namesOf(line, "peer"),
      cell: (line) => namesOf(line, "peer") || texts.nobody,
    },
    {
      key: "reports",
      header: texts.columns.reports,
      width: "15%",
      isTwoLines: true,
      whole: (line) => namesOf(line, "direct_report"),
      cell: (line) => namesOf(line, "direct_report") || texts.nobody,
    },
    {
      key: "readable",
      header: texts.columns.readable,
      onPhone: "detail",
      width: "200px",
      cell: ({ readability }) =>
        readability.map(({ role, count, shown }) => (
          <span key={role} className={styles.muted}>
            {texts.groups[role]}
            {" · "}
            {count < threshold
              ? say(texts.small, { count, least: threshold })
              : say(texts.chances, { count: shown })}
          </span>
        )),
    },
    {
      key: "state",
      header: texts.columns.state,
      onPhone: "aside",
      width: "140px",
      cell: ({ status }) => <Status status={status} />,
    },
  ];
}

/** As many as say who is asked most. */
const mostShown = 8;

function Load({ lines }: { lines: readonly Line[] }) {
  const { campaign: texts } = useTexts("campaigns");
  const say = useSay();
  const names = new Map(
    lines.flatMap(({ invited }) => invited.map(({ person }) => [person.id, fullName(person)] as const)),
  );
  const most = [...requestsOf(lines)].slice(0, mostShown);
  if (most.length === 0) return null;
  return (
    <Section title={texts.load} intro={texts.loadIntro}>
      <Facts
        facts={most.map(([id, count]) => ({
          label: names.get(id) ?? "",
          value: say(texts.requests, { count }),
        }))}
      />
    </Section>
  );
}
