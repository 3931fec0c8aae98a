import type { Tenant } from "./database/database.ts";
import type { Services } from "./services.ts";
import { auditLog } from "./tables.ts";

export interface AuditEntry {
  action: string;
  objectType: string;
  objectId: string;
  details?: Record<string, unknown>;
}

interface AuditContext {
  actor: { companyId: string; profileId: string | null };
  services: Pick<Services, "now" | "newId">;
  requestId: string | null;
}

/**
 * Writes down who did what, in the transaction that does it. Never the content of an answer. Without a profile and
 * a request, the product acted by itself.
 */
export const audit = (tx: Tenant, context: AuditContext, entry: AuditEntry) =>
  tx.insert(auditLog).values(auditRow(context, entry));

/** The same for several entries, in one statement. */
export async function auditAll(
  tx: Tenant,
  context: AuditContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length > 0) await tx.insert(auditLog).values(entries.map((entry) => auditRow(context, entry)));
}

/**
 * What a list was asked for, as an entry keeps it: its filters, and that it was searched. The words may be the name of
 * a person who has a right to be forgotten; the log is never changed.
 */
export const withoutSearchText = <Asked extends { search?: string | undefined }>({
  search,
  ...asked
}: Asked): Omit<Asked, "search"> & { isSearched?: true } => ({
  ...asked,
  ...(search?.trim() ? { isSearched: true } : {}),
});

/** Begins a statement that writes the entry together with the change: `withAudit(…).insert(…)`. */
export const withAudit = (tx: Tenant, context: AuditContext, entry: AuditEntry) =>
  tx.with(tx.$with("audited").as(audit(tx, context, entry).returning({ id: auditLog.id })));

const auditRow = ({ actor, services, requestId }: AuditContext, entry: AuditEntry) => ({
  companyId: actor.companyId,
  id: services.newId(),
  at: services.now(),
  actorProfileId: actor.profileId,
  action: entry.action,
  objectType: entry.objectType,
  objectId: entry.objectId,
  details: entry.details ?? {},
  requestId,
});
