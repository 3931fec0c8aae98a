import { inArray } from "drizzle-orm";
import type { Company } from "#company/server/queries.ts";
import { getInvitedRoles } from "#evaluations/rules/launch.ts";
import { listCircles } from "#evaluations/server/queries/circles.ts";
import { listCapabilities } from "#people/rules.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import { computeWantedColleagues } from "../rules.ts";
import { proposeSeparately, type Proposal } from "../rules/propose.ts";
import { countRequestsByProfile, listParticipations } from "./lines.ts";
import type { CampaignRecord } from "./queries.ts";

interface Line {
  subjectId: string;
  authorId: string;
}
interface ProposalsQuery {
  campaign: Pick<
    CampaignRecord,
    "authorProfileId" | "evaluationType" | "maxRequests" | "colleagues" | "nomination"
  >;
  company: Company;
  /** Whom they are proposed for. */
  lines: readonly Line[];
  /** The other lines that the actor sees: who is asked there has that much to do already. */
  others: readonly (Line & { evaluationId: string })[];
}

/**
 * Proposes the participants of each line. Nothing of what was answered or declined is read, and nothing of the lines about
 * those who may read others: what is proposed about the others would reveal it to them.
 */
export async function proposeForLines(
  tx: Tenant,
  actor: Actor,
  { random }: Pick<Services, "random">,
  { campaign, company, lines, others }: ProposalsQuery,
): Promise<Proposal[]> {
  const { evaluationType: type, maxRequests, colleagues, nomination } = campaign;
  const authors = new Map(lines.map(({ subjectId, authorId }) => [subjectId, authorId]));
  const circles = await listCircles(tx, actor, [...authors.keys()], {
    getAuthorId: (subjectId) => authors.get(subjectId) ?? actor.profileId,
    type,
    teamManagerReads: company.teamManagerReadsReports,
    sample: { most: maxConsideredColleagues, random },
  });
  const hasManager = getInvitedRoles(type).includes("manager");
  const proposable = circles.map(({ managerId, reportIds, ...circle }) => ({
    ...circle,
    managerId: hasManager ? managerId : null,
    reportIds: reportIds.slice(0, maxProposedReports),
  }));
  const readers = await listReaders(tx, campaign, [...lines, ...others]);
  const counted = others.filter(({ subjectId }) => !readers.has(subjectId));
  const parts = await listParticipations(
    tx,
    actor,
    counted.map(({ evaluationId }) => evaluationId),
  );
  const wanted = nomination ? 0 : computeWantedColleagues(type, company.anonymityThreshold, colleagues);
  const limits = { wanted, maxRequests, asked: countRequestsByProfile(parts) };
  return proposeSeparately(proposable, (id) => readers.has(id), limits, random);
}

/**
 * Lists those of the people evaluated who may read lines about others: all who may evaluate, since a team manager finds the
 * evaluations of their people whatever their author; and the author of the campaign, whatever they may by now.
 */
async function listReaders(
  tx: Tenant,
  { authorProfileId }: Pick<CampaignRecord, "authorProfileId">,
  lines: readonly Line[],
): Promise<ReadonlySet<string>> {
  const { id, role, isAdmin } = profiles;
  const subjectIds = lines.map(({ subjectId }) => subjectId);
  const people = await tx.select({ id, role, isAdmin }).from(profiles).where(inArray(id, subjectIds));
  return new Set([
    authorProfileId,
    ...people.filter((one) => listCapabilities(one).includes("evaluate")).map((one) => one.id),
  ]);
}

/** Colleagues of a team among whom one person’s are chosen: of 5,000, all would be 2.5 million pairs for 500 people. */
const maxConsideredColleagues = 200;

/** Direct reports proposed for one person; others can be added. */
const maxProposedReports = 30;
