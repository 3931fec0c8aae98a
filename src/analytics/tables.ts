import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  real,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { figurePeriodKinds } from "#disclosure/vocabulary.ts";
import { evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import type { ReportMeasure, StoredFigure } from "./rules/stored.ts";
import { cutKinds } from "./vocabulary.ts";

/**
 * The released reports that feed company figures, each a column of the rule that protects people (§6). Added once, in the
 * order in which batches met them; never changed.
 */
export const analyticsReports = tenantTable(
  "analytics_reports",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    profileId: uuid("profile_id").notNull(),
    /** Its column, counted within the company. */
    number: integer("number").notNull(),
    closedOn: date("closed_on").notNull(),
    launchedOn: date("launched_on").notNull(),
    /** « company », « direction:… », « team:… », « position:… ». */
    cuts: text("cuts").array().notNull(),
    /** By measure: « skill:… », « values », « objectives ». Empty for those who read the figures: theirs feed none. */
    measures: jsonb("measures").$type<Record<string, ReportMeasure>>().notNull(),
    /** In which form the measures are kept (rules/stored.ts): they are never made again. */
    version: smallint("version").notNull().default(1),
  },
  (t) => [
    unique("analytics_reports_once").on(t.companyId, t.evaluationId),
    unique("analytics_reports_number").on(t.companyId, t.number),
    index("analytics_reports_closed").on(t.companyId, t.closedOn),
    index("analytics_reports_person").on(t.companyId, t.profileId),
    sameCompany(
      "analytics_reports_evaluation",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
  ],
);

/** Every figure that a batch has told, in every version: what was told cannot be withdrawn. */
export const analyticsFigures = tenantTable(
  "analytics_figures",
  {
    measure: text("measure").notNull(),
    cut: text("cut").notNull(),
    periodKind: text("period_kind", { enum: figurePeriodKinds }).notNull(),
    periodStart: date("period_start").notNull(),
    toldOn: date("told_on").notNull(),
    /** The numbers of the reports that it rests on. */
    columns: integer("columns").array().notNull(),
  },
  (t) => [
    unique("analytics_figures_once").on(t.companyId, t.measure, t.cut, t.periodKind, t.periodStart, t.toldOn),
    index("analytics_figures_period").on(t.companyId, t.periodStart),
    index("analytics_figures_cut").on(t.companyId, t.cut, t.periodStart),
  ],
);

/** What readers see of a cut in a period, in one row: its figures by measure, as of the last batch that changed it. */
export const analyticsCuts = tenantTable(
  "analytics_cuts",
  {
    periodKind: text("period_kind", { enum: figurePeriodKinds }).notNull(),
    periodStart: date("period_start").notNull(),
    cutKind: text("cut_kind", { enum: cutKinds }).notNull(),
    /** Null for the whole company. */
    cutId: uuid("cut_id"),
    toldOn: date("told_on").notNull(),
    /** The first day on which one of its evaluations was launched. */
    launchedFrom: date("launched_from").notNull(),
    figures: jsonb("figures").$type<Record<string, StoredFigure>>().notNull(),
  },
  (t) => [
    unique("analytics_cuts_once")
      .on(t.companyId, t.periodKind, t.periodStart, t.cutKind, t.cutId)
      .nullsNotDistinct(),
  ],
);

/** Of the last batch of a company: its day, and the last report that it met. One row, locked while a part of one is made. */
export const analyticsBatches = tenantTable(
  "analytics_batches",
  {
    ranOn: date("ran_on").notNull(),
    lastNumber: integer("last_number").notNull(),
    /** Of the batch that runs, or ran last: one that finds another here has been taken over. */
    claim: uuid("claim"),
    /** The deviation between people, in points to one decimal; null below thirty of them. */
    spread: real("spread"),
    /** The last report that it knows. */
    spreadNumber: integer("spread_number").notNull().default(0),
  },
  (t) => [unique("analytics_batches_once").on(t.companyId)],
);

/** Each time that the contribution index was switched on, with its notice, or off: the last one says which it is. */
export const indexSwitches = tenantTable(
  "index_switches",
  {
    number: integer("number").notNull(),
    isOn: boolean("is_on").notNull(),
    switchedOn: date("switched_on").notNull(),
    switchedByProfileId: uuid("switched_by_profile_id").notNull(),
  },
  (t) => [
    unique("index_switches_once").on(t.companyId, t.number),
    sameCompany(
      "index_switches_author",
      [t.companyId, t.switchedByProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);
