import { sql } from "drizzle-orm";
import { boolean, check, index, integer, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { sortedBy, wordsTable } from "#platform/server/database/wordsTable.ts";

/** A top-level team is a direction (§2 of the decisions). */
export const teams = tenantTable(
  "teams",
  {
    name: text("name").notNull(),
    description: text("description"),
    parentTeamId: uuid("parent_team_id"),
    managerProfileId: uuid("manager_profile_id"),
    /** Counts the changes of what its form shows. */
    version: integer("version").notNull().default(1),
    nameKey: sortedBy("name_key", "name"),
  },
  (t) => [
    unique("teams_name").on(t.companyId, t.name),
    // The list, its directions, and what is below a team: a page is read in order, whatever the number of teams.
    index("teams_list").on(t.companyId, t.nameKey, t.id),
    index("teams_below").on(t.companyId, t.parentTeamId, t.nameKey, t.id),
    index("teams_manager").on(t.companyId, t.managerProfileId),
    check("teams_not_below_itself", sql`${t.parentTeamId} <> ${t.id}`),
    sameCompany("teams_parent", [t.companyId, t.parentTeamId], [t.companyId, t.id]),
    sameCompany(
      "teams_manager_profile",
      [t.companyId, t.managerProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/** By name: app.keep_team_words. */
export const teamWords = wordsTable("team_words");

/** A person has one main team as soon as they have any: app.keep_main_team gives another when it goes. */
export const teamMembers = tenantTable(
  "team_members",
  {
    teamId: uuid("team_id").notNull(),
    profileId: uuid("profile_id").notNull(),
    isMain: boolean("is_main").notNull().default(true),
  },
  (t) => [
    unique("team_members_once").on(t.companyId, t.teamId, t.profileId),
    uniqueIndex("team_members_main")
      .on(t.companyId, t.profileId)
      .where(sql`${t.isMain}`),
    index("team_members_profile").on(t.companyId, t.profileId),
    sameCompany("team_members_team", [t.companyId, t.teamId], [teams.companyId, teams.id]),
    sameCompany("team_members_profile_link", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
  ],
);
