import { boolean, index, text, unique, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/tenantTable.ts";

/** A top-level team is a direction (§2 of the decisions). */
export const teams = tenantTable(
  "teams",
  {
    name: text("name").notNull(),
    description: text("description"),
    parentTeamId: uuid("parent_team_id"),
    managerProfileId: uuid("manager_profile_id"),
  },
  (t) => [
    unique("teams_name").on(t.companyId, t.name),
    index("teams_manager").on(t.companyId, t.managerProfileId),
    sameCompany("teams_parent", [t.companyId, t.parentTeamId], [t.companyId, t.id]),
    sameCompany(
      "teams_manager_profile",
      [t.companyId, t.managerProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

export const teamMembers = tenantTable(
  "team_members",
  {
    teamId: uuid("team_id").notNull(),
    profileId: uuid("profile_id").notNull(),
    isMain: boolean("is_main").notNull().default(true),
  },
  (t) => [
    unique("team_members_once").on(t.companyId, t.teamId, t.profileId),
    index("team_members_profile").on(t.companyId, t.profileId),
    sameCompany("team_members_team", [t.companyId, t.teamId], [teams.companyId, teams.id]),
    sameCompany("team_members_profile_link", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
  ],
);
