import { and, eq, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import type { Views } from "../contract.ts";
import { savedViews } from "../tables.ts";

/** A person's views of one list. */
export interface Owned {
  companyId: string;
  profileId: string;
  list: string;
}

const ofOwner = ({ companyId, profileId, list }: Owned) =>
  and(eq(savedViews.companyId, companyId), eq(savedViews.profileId, profileId), eq(savedViews.list, list));

export async function readViews(tx: Tenant, owned: Owned): Promise<Views> {
  const [found] = await tx
    .select({ revision: savedViews.revision, items: savedViews.items })
    .from(savedViews)
    .where(ofOwner(owned));
  return found ?? { revision: 0, items: [] };
}

/** Replaces the views that were read at this revision; null when others have been written since. */
export async function writeViews(
  tx: Tenant,
  id: string,
  owned: Owned,
  { revision, items }: Views,
): Promise<Views | null> {
  const next = { revision: revision + 1, items };
  const returned = { revision: savedViews.revision, items: savedViews.items };
  const [written] =
    revision === 0
      ? await tx
          .insert(savedViews)
          .values({ id, ...owned, ...next })
          .onConflictDoNothing()
          .returning(returned)
      : await tx
          .update(savedViews)
          .set(next)
          .where(and(ofOwner(owned), eq(savedViews.revision, revision)))
          .returning(returned);
  return written ?? null;
}

/** For a statement that reads the person of the transaction: the default view of each list, as JSON. */
export const defaultViews = sql<{ list: string; id: string; state: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('list', v.list, 'id', item ->> 'id', 'state', item ->> 'state')), '[]')
  from saved_views v cross join lateral jsonb_array_elements(v.items) item
  where (item ->> 'isDefault')::boolean
)`;
