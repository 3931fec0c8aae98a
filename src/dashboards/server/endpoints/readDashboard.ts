import { myParts } from "#answers/server/myParts.ts";
import { listAboutMe } from "#answers/server/queries/mine.ts";
import { mayReadReport, whyNotPublish } from "#evaluations/rules/relations.ts";
import { listLedCampaigns } from "#campaigns/server/led.ts";
import { listLed, type LedRecord } from "#evaluations/server/queries/led.ts";
import { listShort } from "#evaluations/server/queries/shortGroups.ts";
import { findProposals } from "#nominations/server/queries.ts";
import { listWaitingFor } from "#nominations/server/waiting.ts";
import { handle } from "#platform/server/handle.ts";
import { findLatestReport } from "#reports/server/latestReport.ts";
import { listFlagsToDecide } from "#reports/server/flagsToDecide.ts";
import { listNewReports } from "#reports/server/newReports.ts";
import { dashboardsContract, type LedEvaluation } from "../../contract.ts";
import { nextActionOf, type LedFacts } from "../../rules/led.ts";
import { readFirstSteps } from "../firstSteps.ts";

const ledShown = 50;
const campaignsShown = 10;
const shortShown = 10;

/** What waits for the actor and what they lead, made of lists that they may read anyway: one statement for each. */
export const readDashboardEndpoint = handle(dashboardsContract.read, async ({ actor, tx }) => {
  const toDo = await myParts(tx, actor, { onlyAwaited: true });
  const nominations = await listWaitingFor(tx, actor);
  const aboutMe = await listAboutMe(tx, actor);
  const newReports = await listNewReports(tx, actor);
  const led = await listLed(tx, actor, ledShown + 1);
  const proposals = await findProposals(
    tx,
    actor.companyId,
    led.filter(({ launch }) => launch !== null),
  );
  return {
    toDo,
    nominations,
    aboutMe: aboutMe.filter(({ status }) => status !== "archived"),
    newReports: newReports.map((report) => ({ ...report, isMine: report.subject.id === actor.profileId })),
    flaggedReports: await listFlagsToDecide(tx, actor),
    short: await listShort(tx, actor, shortShown),
    latestReport: await findLatestReport(tx, actor),
    led: led.slice(0, ledShown).map((one) => toLine(one, proposals.get(one.id) ?? null)),
    campaigns: await listLedCampaigns(tx, actor, campaignsShown),
    leadsMore: led.length > ledShown,
    firstSteps: await readFirstSteps(tx, actor),
  };
});

function toLine(
  { id, standpoint, launch, teamManagerReads, ...led }: LedRecord,
  proposal: LedFacts["proposal"],
): LedEvaluation {
  const report = { status: led.status, hasReport: true, teamManagerReads };
  const readsReport = mayReadReport(standpoint, report);
  const publishesReport = whyNotPublish(standpoint, report) === null;
  return {
    ...led,
    evaluationId: id,
    next: nextActionOf({ status: led.status, launch, proposal, readsReport, publishesReport }),
  };
}
