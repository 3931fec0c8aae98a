import { sql } from "drizzle-orm";
import type { MeanCell, JointMean, Snapshot, Tag } from "#disclosure/contract.ts";
import { readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import { columns, type Column } from "#disclosure/vocabulary.ts";
import type { Translated } from "#evaluations/contract/questionnaire.ts";
import { resolveNotice } from "#evaluations/rules/notice.ts";
import type { EvaluationType } from "#evaluations/vocabulary.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { ReportLayout } from "../contract/layout.ts";
import { standardLayout } from "../rules/layout.ts";
import { listReportsAbout } from "./teamReports.ts";

export type PublishedCell = Exclude<MeanCell | JointMean, { form: "masked" }>;

/** A skill of a report with the means that it prints. */
export interface PublishedSkill {
  skillId: string;
  skill: Translated;
  tag: Tag | null;
  figures: { column: Column; cell: PublishedCell }[];
}

export interface ReportWithFigures {
  evaluationId: string;
  name: string;
  launchedOn: string;
  releasedOn: string;
  /** Those who answered were told that the person may have a plan drafted by AI. */
  announcesDrafts: boolean;
  skills: PublishedSkill[];
}

interface Row extends Record<string, unknown> {
  evaluationId: string;
  name: string;
  launchedOn: string | null;
  noticeVersion: number | null;
  evaluationType: EvaluationType;
  layout: ReportLayout | null;
  snapshot: unknown;
}

/** How many of the latest reports are read. */
const maxReports = 5;

/** What the latest published reports about a person print of skills, the newest first: of those that the actor may open. */
export async function listReportsWithFigures(
  tx: Tenant,
  actor: Actor,
  profileId: string,
): Promise<ReportWithFigures[]> {
  const open = (await listReportsAbout(tx, actor, profileId)).slice(0, maxReports);
  if (open.length === 0) return [];
  const { rows } = await tx.execute<Row>(sql`
    select e.id as "evaluationId", e.name, e.launched_on::text as "launchedOn", e.notice_version as "noticeVersion",
      e.evaluation_type as "evaluationType", e.report_layout as layout, r.snapshot
    from evaluations e
    join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id
    where e.company_id = ${actor.companyId}
      and e.id = any(${sql.param(open.map(({ evaluationId }) => evaluationId))}::uuid[])`);
  return open.flatMap(({ evaluationId, releasedOn }) => {
    const row = rows.find((one) => one.evaluationId === evaluationId);
    if (!row) return [];
    const skills = listPublishedSkills(readStoredSnapshot(row.snapshot), row.layout ?? standardLayout);
    const announcesDrafts = resolveNotice(row).drafts;
    const { name, launchedOn } = row;
    return [{ evaluationId, name, launchedOn: launchedOn ?? "", releasedOn, announcesDrafts, skills }];
  });
}

/** The skills of which the layout prints a mean, those with a tag first. */
function listPublishedSkills(
  { skills }: Pick<Snapshot, "skills">,
  { sections }: Pick<ReportLayout, "sections">,
): PublishedSkill[] {
  if (!sections.includes("views")) return [];
  const published = skills.map(({ id, name, tag, cells, joint }) => ({
    skillId: id,
    skill: name,
    tag,
    figures: columns.flatMap((column) => {
      const cell = column === "joint" ? joint : cells[column];
      return cell && cell.form !== "masked" ? [{ column, cell }] : [];
    }),
  }));
  return published
    .filter(({ figures }) => figures.length > 0)
    .toSorted((a, b) => Number(b.tag !== null) - Number(a.tag !== null));
}
