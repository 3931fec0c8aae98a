import { sql } from "drizzle-orm";
import { check, date, index, text, unique, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { badgeKinds, courseStates } from "../vocabulary.ts";
import { moment, version } from "./columns.ts";

export const developmentCourses = tenantTable(
  "development_courses",
  {
    profileId: uuid("profile_id").notNull(),
    title: text("title").notNull(),
    libraryKey: text("library_key"),
    state: text("state", { enum: courseStates }).notNull(),
    finishedOn: date("finished_on"),
    confirmedByProfileId: uuid("confirmed_by_profile_id"),
    confirmedAt: moment("confirmed_at"),
    createdAt: moment("created_at").notNull(),
    version: version(),
  },
  (t) => [
    index("development_courses_person").on(t.companyId, t.profileId, t.createdAt, t.id),
    check("development_courses_finished", sql`(${t.state} = 'finished') = (${t.finishedOn} is not null)`),
    check(
      "development_courses_confirmed",
      sql`(${t.confirmedByProfileId} is null) = (${t.confirmedAt} is null)`,
    ),
    sameCompany("development_courses_profile", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
    sameCompany(
      "development_courses_confirmed_by",
      [t.companyId, t.confirmedByProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/** Given by a rule, in the transaction of what earns it: once for its quarter, or once for good. */
export const developmentBadges = tenantTable(
  "development_badges",
  {
    profileId: uuid("profile_id").notNull(),
    kind: text("kind", { enum: badgeKinds }).notNull(),
    /** 2026-Q4, of a badge that can be earned in each quarter; else empty. */
    quarter: text("quarter").notNull().default(""),
    givenOn: date("given_on").notNull(),
  },
  (t) => [
    unique("development_badges_once").on(t.companyId, t.profileId, t.kind, t.quarter),
    sameCompany("development_badges_profile", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
  ],
);
