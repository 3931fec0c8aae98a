import { inArray } from "drizzle-orm";
import { administers } from "#accounts/rules/administering.ts";
import type { EvaluationType } from "#evaluations/contract/evaluation.ts";
import { rolesOf } from "#evaluations/rules/launch.ts";
import { listCircles } from "#evaluations/server/queries/circles.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import { colleaguesWanted } from "../rules.ts";
import { proposeApart, type Proposal } from "../rules/propose.ts";

interface Wanted {
  type: EvaluationType;
  threshold: number;
  teamManagerReads: boolean;
  mostRequests: number;
  /** The people evaluated propose their colleagues themselves. */
  isNominated: boolean;
}

/** Who is proposed for each. Nothing of what was answered or declined is read. */
export async function listProposals(
  tx: Tenant,
  actor: Actor,
  { random }: Pick<Services, "random">,
  subjectIds: readonly string[],
  { type, threshold, teamManagerReads, mostRequests, isNominated }: Wanted,
): Promise<Proposal[]> {
  const about = { authorId: actor.profileId, type, teamManagerReads };
  const circles = await listCircles(tx, actor, subjectIds, about);
  const hasManager = rolesOf(type).includes("manager");
  const proposable = circles.map(({ managerId, reportIds, ...circle }) => ({
    ...circle,
    managerId: hasManager ? managerId : null,
    reportIds: reportIds.slice(0, mostReports),
  }));
  const wanted = isNominated ? 0 : colleaguesWanted(type, threshold);
  const readers = await listReaders(tx, subjectIds);
  return proposeApart(proposable, (id) => readers.has(id), { wanted, mostRequests }, random);
}

/** Those of them who read every line of a campaign but the one about themself. */
async function listReaders(tx: Tenant, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { id, role, isAdmin } = profiles;
  const people = await tx
    .select({ id, role, isAdmin })
    .from(profiles)
    .where(inArray(id, [...ids]));
  return new Set(people.filter(administers).map((one) => one.id));
}

/** Direct reports proposed for one person; others can be added. */
const mostReports = 30;
