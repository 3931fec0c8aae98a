import { loadMyParts } from "#answers/server/myParts.ts";
import { listAboutMe } from "#answers/server/queries/mine.ts";
import { mayReadReport, whyNotPublish } from "#evaluations/rules/relations.ts";
import { listManagedCampaigns } from "#campaigns/server/listManagedCampaigns.ts";
import {
  listManagedEvaluations,
  type ManagedEvaluation,
} from "#evaluations/server/queries/managedEvaluations.ts";
import { listShortEvaluations } from "#evaluations/server/queries/shortGroups.ts";
import { listWaitingCheckpoints } from "#development/server/checkpoints/listWaiting.ts";
import { readOwnPlan } from "#development/server/plans/ownPlan.ts";
import { findProposals } from "#nominations/server/queries.ts";
import { listWaitingFor } from "#nominations/server/waiting.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { listPublished } from "#pulses/server/notes/published.ts";
import { readOpenSurveys } from "#pulses/server/openSurveys.ts";
import { findLatestReport } from "#reports/server/latestReport.ts";
import { listFlagsToDecide } from "#reports/server/flagsToDecide.ts";
import { listNewReports } from "#reports/server/newReports.ts";
import { dashboardsContract, type ManagedEvaluationSummary } from "../../contract.ts";
import { resolveNextAction, type ManagedEvaluationFacts } from "../../rules/managedEvaluations.ts";
import { readFirstSteps } from "../firstSteps.ts";

const maxManaged = 50;
const maxCampaigns = 10;
const maxShort = 10;
const maxCheckpoints = 10;

/** Reads what waits for the actor and what they lead, from lists that they may read anyway: one statement for each. */
export const readDashboardEndpoint = handle(dashboardsContract.read, async ({ actor, tx, services }) => {
  const toDo = await loadMyParts(tx, actor, { onlyAwaited: true });
  const nominations = await listWaitingFor(tx, actor);
  const aboutMe = await listAboutMe(tx, actor);
  const newReports = await listNewReports(tx, actor);
  const led = await listManagedEvaluations(tx, actor, maxManaged + 1);
  const proposals = await findProposals(
    tx,
    actor.companyId,
    led.filter(({ launch }) => launch !== null),
  );
  const latestReport = await findLatestReport(tx, actor);
  const plan = await readOwnPlan(tx, actor);
  return {
    toDo,
    nominations,
    checkpoints: await listWaitingCheckpoints(tx, actor, maxCheckpoints),
    aboutMe: aboutMe.filter(({ status }) => status !== "archived"),
    newReports: newReports.map((report) => ({ ...report, isMine: report.subject.id === actor.profileId })),
    flaggedReports: await listFlagsToDecide(tx, actor),
    short: await listShortEvaluations(tx, actor, maxShort),
    latestReport,
    surveys: {
      open: await readOpenSurveys(tx, actor, services.now()),
      published: await listPublished(tx, actor, services.now()),
    },
    plan: plan.hasPlan || latestReport ? plan : null,
    led: led.slice(0, maxManaged).map((one) => toSummary(one, proposals.get(one.id) ?? null)),
    campaigns: await listManagedCampaigns(tx, actor, maxCampaigns),
    leadsMore: led.length > maxManaged,
    firstSteps: await readFirstSteps(tx, actor),
  };
});

function toSummary(
  { id, standpoint, launch, teamManagerReads, ...led }: ManagedEvaluation,
  proposal: ManagedEvaluationFacts["proposal"],
): ManagedEvaluationSummary {
  const report = { status: led.status, hasReport: true, teamManagerReads };
  const readsReport = mayReadReport(standpoint, report);
  const publishesReport = whyNotPublish(standpoint, report) === null;
  return {
    ...led,
    evaluationId: id,
    next: resolveNextAction({ status: led.status, launch, proposal, readsReport, publishesReport }),
  };
}
