import { useQuery } from "@tanstack/react-query";
import { lazyRouteComponent, useParams } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { useDrawer } from "#platform/ui/drawer/useDrawer.ts";
import { later } from "#platform/ui/later.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import type { Campaign, Line } from "../../contract.ts";
import {
  hasNothingToAsk,
  isFollowed,
  isLaunchable,
  isNominated,
  isPreparing,
  whyNotChange,
} from "../../rules.ts";
import { ChangeActions } from "../follow/ChangeActions.tsx";
import { Launching } from "../launch/Launching.tsx";
import { Lines } from "../lines/Lines.tsx";
import { MostAsked } from "../follow/MostAsked.tsx";
import { NextAction } from "../follow/NextAction.tsx";
import { NotLaunched } from "../launch/NotLaunched.tsx";
import { Proposals } from "../nominations/Proposals.tsx";
import { campaigns } from "../queries.ts";
import { isRemembered } from "../launch/rememberedLaunches.ts";

const LaunchDialog = later(async () => (await import("../launch/LaunchDialog.tsx")).LaunchDialog);
const Follow = lazyRouteComponent(() => import("../follow/Follow.tsx"), "Follow");
/** Seldom there: after a campaign that asks many questions of many people was created. */
const Preparing = lazyRouteComponent(() => import("../launch/Preparing.tsx"), "Preparing");
/** Seldom there: since a launch from this device, until it is closed. */
const LaunchedPanel = lazyRouteComponent(() => import("../launch/LaunchedPanel.tsx"), "LaunchedPanel");
const AddPeopleDrawer = later(async () => (await import("../lines/AddPeopleDrawer.tsx")).AddPeopleDrawer);
const LineDrawer = later(async () => (await import("../lines/LineDrawer.tsx")).LineDrawer);

/** What the drawer of more people is called in the address. */
const adding = "add";

export function CampaignScreen() {
  const { title, absent } = useTexts("campaigns");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(campaigns.read.queryOptions({ input: { id } }));
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

const isLaunching = (campaign: Campaign) =>
  campaign.isLaunched && campaign.lines.some(({ isStarting }) => isStarting);

function Review({ campaign }: { campaign: Campaign }) {
  const { title, campaign: texts, proposals } = useTexts("campaigns");
  const { types } = useTexts("evaluations");
  const say = useSay();
  const { language } = useLanguage();
  const drawer = useDrawer();
  // What was left to launch when it was asked: nothing is, once the dialog closes on the launch.
  const [asked, setAsked] = useState<{ isOpen: boolean; lines: readonly Line[] }>({
    isOpen: false,
    lines: [],
  });
  // Each time with nothing chosen, nothing agreed to.
  const [openings, setOpenings] = useState(0);
  const { lines } = campaign;
  const drafts = lines.filter((line) => isLaunchable(line));
  const shown = lines.find(({ evaluationId }) => evaluationId === drawer.shown) ?? null;
  const table = <Lines campaign={campaign} shown={drawer.shown} show={drawer.show} />;
  return (
    <Page
      title={campaign.name}
      kicker={say(texts.kicker, {
        type: types[campaign.evaluationType],
        date: formatDay(language, campaign.dueOn),
      })}
      intro={
        campaign.isLaunched
          ? undefined
          : isNominated(lines)
            ? proposals.intro
            : say(texts.intro, { count: campaign.maxRequests })
      }
      trail={[{ label: title, to: paths.campaigns() }]}
      action={
        <Row top>
          {whyNotChange(campaign) === null && (
            <ChangeActions
              campaign={campaign}
              onAdd={() => {
                setOpenings((before) => before + 1);
                drawer.show(adding);
              }}
            />
          )}
          <NextAction
            campaign={campaign}
            onLaunch={() => {
              setOpenings((before) => before + 1);
              setAsked({ isOpen: true, lines: drafts });
            }}
          />
        </Row>
      }
    >
      <Stack gap="large">
        {isLaunching(campaign) ? (
          <Launching id={campaign.id} />
        ) : (
          isFollowed(campaign) &&
          isRemembered(campaign.id) && (
            <Suspense>
              <LaunchedPanel campaign={campaign} />
            </Suspense>
          )
        )}
        {isPreparing(lines) && (
          <Suspense>
            <Preparing id={campaign.id} total={lines.filter((line) => !hasNothingToAsk(line)).length} />
          </Suspense>
        )}
        <NotLaunched campaign={campaign} />
        <Proposals campaign={campaign} />
        {isFollowed(campaign) ? (
          <Suspense fallback={<Skeleton shape="list" />}>
            <Follow campaign={campaign}>{table}</Follow>
          </Suspense>
        ) : (
          <>
            {table}
            <MostAsked campaign={campaign} />
          </>
        )}
      </Stack>
      <LaunchDialog
        key={`launch ${openings}`}
        open={asked.isOpen}
        campaign={campaign}
        lines={asked.lines}
        onClose={() => setAsked((before) => ({ ...before, isOpen: false }))}
      />
      <AddPeopleDrawer
        key={`add ${openings}`}
        open={drawer.shown === adding && whyNotChange(campaign) === null}
        campaign={campaign}
        onClose={drawer.close}
      />
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
