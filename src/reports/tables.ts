import { sql } from "drizzle-orm";
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgRole,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Snapshot } from "#disclosure/contract.ts";
import { evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import { currentCompany, sameCompany, tenantTable } from "#platform/server/tenantTable.ts";

/**
 * The report of an evaluation, computed once when collection closes, never changed but for the day of its release,
 * which is written once (§5 of the decisions).
 */
export const reportSnapshots = tenantTable(
  "report_snapshots",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    engineVersion: integer("engine_version").notNull(),
    snapshot: jsonb("snapshot").$type<Snapshot>().notNull(),
    /** A date, no time: the moment the last person answered must not show. Null until released. */
    releasedOn: date("released_on"),
  },
  (t) => [
    unique("report_snapshots_once").on(t.companyId, t.evaluationId),
    sameCompany(
      "report_snapshots_evaluation",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
  ],
);

const report = pgRole("rondo_report").existing();

/**
 * The running sums behind a company's deviation (§5 of the decisions): the difference of two states discloses one
 * report, so only the snapshot writer reads and writes them. One row per company, locked while a report is computed.
 */
export const raterSpreads = tenantTable(
  "rater_spreads",
  {
    /** How many reports the sums rest on. */
    reports: integer("reports").notNull(),
    squares: doublePrecision("squares").notNull(),
    freedom: integer("freedom").notNull(),
  },
  (t) => [
    unique("rater_spreads_once").on(t.companyId),
    pgPolicy("rater_spreads_report", {
      to: report,
      using: sql`company_id = ${currentCompany}`,
      withCheck: sql`company_id = ${currentCompany}`,
    }),
  ],
  { policy: "own" },
);

/** Each opening by someone other than the subject, which the subject can see. */
export const reportOpenings = tenantTable(
  "report_openings",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    profileId: uuid("profile_id").notNull(),
    openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("report_openings_evaluation").on(t.companyId, t.evaluationId),
    sameCompany(
      "report_openings_evaluation_link",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
    sameCompany("report_openings_profile", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
  ],
);
