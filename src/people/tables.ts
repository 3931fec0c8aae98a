import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgPolicy,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { storedFiles } from "#platform/server/tables.ts";
import { jobPositions, jobStatuses } from "#jobs/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { byteText, sortedBy, wordsTable } from "#platform/server/database/wordsTable.ts";
import { languages, roles } from "#platform/vocabulary.ts";
import { hrStatuses, personStates } from "./vocabulary.ts";

/** A person in one company (§3 of the specification). */
export const profiles = tenantTable(
  "profiles",
  {
    userId: uuid("user_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull().default(""),
    email: text("email").notNull(),
    mobile: text("mobile"),
    addressLine1: text("address_line1"),
    addressLine2: text("address_line2"),
    city: text("city"),
    state: text("state"),
    zip: text("zip"),
    country: text("country"),
    /** A stored file; a picture that is replaced, or whose person is anonymised, is removed by app.keep_file. */
    avatar: uuid("avatar"),
    language: text("language", { enum: languages }).notNull().default("fr"),
    role: text("role", { enum: roles }).notNull().default("user"),
    isActive: boolean("is_active").notNull().default(true),
    isAdmin: boolean("is_admin").notNull().default(false),
    hrStatus: text("statut_rh", { enum: hrStatuses }).notNull().default("actif"),
    /** With a position, the French name of it, which a trigger follows (src/jobs/README.md); else a title of its own. */
    jobTitle: text("job_title"),
    jobPositionId: uuid("job_position_id"),
    jobStatusId: uuid("job_status_id"),
    hiredOn: date("date_embauche"),
    birthday: date("date_anniversaire"),
    directManagerId: uuid("direct_manager_id"),
    /** Null until the person has chosen a password. */
    joinedAt: timestamp("joined_at", { withTimezone: true }),
    /**
     * Joined before the company had invited them: an evaluation, or a link that they asked for, brought them. Not shown
     * to any reader until they accept an invitation of the company (src/people/README.md).
     */
    joinedUnseen: boolean("joined_unseen").notNull().default(false),
    /** When the first invitation to the company was queued; null for a person who is not invited yet. */
    invitedAt: timestamp("invited_at", { withTimezone: true }),
    /** Until when the link of the last invitation that left opens. */
    invitationEndsAt: timestamp("invitation_ends_at", { withTimezone: true }),
    /** One column, so that the planner knows how many people are in each state: the facts it is made of depend on each other. */
    accountState: text("account_state", { enum: personStates })
      .notNull()
      .generatedAlwaysAs(
        sql`case when not is_active then 'inactive' when joined_at is not null and not joined_unseen then 'active' when invited_at is not null then 'invited' else 'uninvited' end`,
      ),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Rises with each change that the page of the person shows: a save over another person's change is refused. */
    version: integer("version").notNull().default(1),
    /** When the person was deleted: what says who they were is gone, what refers to them stays. */
    removedAt: timestamp("removed_at", { withTimezone: true }),
    /** Has a direct manager, whose account is deactivated: app.keep_inactive_managers. */
    isManagerInactive: boolean("is_manager_inactive").notNull().default(false),
    lastNameKey: sortedBy("last_name_key", "last_name"),
    firstNameKey: sortedBy("first_name_key", "first_name"),
    /** Those without a job come last. */
    jobKey: byteText("job_key")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(app.sort_key(job_title), chr(1114109))`),
  },
  (t) => [
    unique("profiles_user").on(t.companyId, t.userId),
    uniqueIndex("profiles_email").on(t.companyId, sql`lower(${t.email})`),
    // The list, and what it is narrowed to: a page is read in order, whatever the number of people. With the account,
    // which a policy below reads, so that rows are counted from the index alone.
    index("profiles_list")
      .on(t.companyId, t.lastNameKey, t.firstNameKey, t.id)
      .where(sql`${t.removedAt} is null`),
    // All of them are counted from the smallest index that knows who was deleted.
    index("profiles_count")
      .on(t.companyId, t.userId)
      .where(sql`${t.removedAt} is null`),
    index("profiles_list_job")
      .on(t.companyId, t.jobKey, t.lastNameKey, t.firstNameKey, t.id)
      .where(sql`${t.removedAt} is null`),
    index("profiles_list_role")
      .on(t.companyId, t.role, t.lastNameKey, t.firstNameKey, t.id, t.userId)
      .where(sql`${t.removedAt} is null`),
    index("profiles_list_state")
      .on(t.companyId, t.accountState, t.lastNameKey, t.firstNameKey, t.id, t.userId)
      .where(sql`${t.removedAt} is null`),
    index("profiles_list_hr")
      .on(t.companyId, t.hrStatus, t.lastNameKey, t.firstNameKey, t.id, t.userId)
      .where(sql`${t.removedAt} is null`),
    index("profiles_list_unmanaged")
      .on(t.companyId, t.lastNameKey, t.firstNameKey, t.id, t.userId)
      .where(sql`${t.removedAt} is null and (${t.directManagerId} is null or ${t.isManagerInactive})`),
    // The few whom a role binds to every evaluation, and the first owner of a company, whatever the number of people.
    index("profiles_owners")
      .on(t.companyId, t.createdAt, t.id)
      .where(sql`${t.role} = 'account_owner' and ${t.isActive}`),
    index("profiles_admins")
      .on(t.companyId, t.id)
      .where(sql`${t.isAdmin}`),
    index("profiles_manager").on(t.companyId, t.directManagerId),
    // Those of a position in the order of the list, and all who still name it, deleted or not, when it is removed.
    index("profiles_job_position").on(
      t.companyId,
      t.jobPositionId,
      t.lastNameKey,
      t.firstNameKey,
      t.id,
      t.userId,
      t.removedAt,
    ),
    index("profiles_job_status").on(t.companyId, t.jobStatusId),
    check("profiles_admin_is_admin", sql`${t.role} <> 'admin' or ${t.isAdmin}`),
    sameCompany("profiles_avatar", [t.companyId, t.avatar], [storedFiles.companyId, storedFiles.id]),
    sameCompany("profiles_direct_manager", [t.companyId, t.directManagerId], [t.companyId, t.id]),
    sameCompany(
      "profiles_job_position_link",
      [t.companyId, t.jobPositionId],
      [jobPositions.companyId, jobPositions.id],
    ),
    sameCompany(
      "profiles_job_status_link",
      [t.companyId, t.jobStatusId],
      [jobStatuses.companyId, jobStatuses.id],
    ),
    // Signing in asks "which companies know this account?" before a company is chosen.
    pgPolicy("profiles_own", {
      for: "select",
      using: sql`user_id = nullif(current_setting('app.user_id', true), '')::uuid`,
    }),
  ],
);

/** By name and address: app.keep_profile_words. */
export const profileWords = wordsTable("profile_words");

/**
 * Who gave whom a role that runs evaluations, and when. Append only: a person promoted by the person evaluated does not
 * run or read their evaluation (evaluations/rules/relations.ts).
 */
export const roleGrants = tenantTable(
  "role_grants",
  {
    profileId: uuid("profile_id").notNull(),
    grantedBy: uuid("granted_by").notNull(),
    role: text("role", { enum: ["admin", "account_owner", "team_manager"] }).notNull(),
    grantedAt: timestamp("granted_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("role_grants_profile").on(t.companyId, t.profileId, t.grantedAt),
    sameCompany("role_grants_person", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
    sameCompany("role_grants_granter", [t.companyId, t.grantedBy], [profiles.companyId, profiles.id]),
  ],
);
