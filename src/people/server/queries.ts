import type { Tenant } from "#platform/server/database.ts";
import { profiles } from "../tables.ts";

export type ProfileRow = typeof profiles.$inferSelect;
export type NewProfile = typeof profiles.$inferInsert;

export const insertProfile = (tx: Tenant, profile: NewProfile) => tx.insert(profiles).values(profile);
