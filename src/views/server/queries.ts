import { and, eq, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import type { Views } from "../contract.ts";
import { savedViews } from "../tables.ts";
import { readStoredViews, storedViews } from "./storedViews.ts";

/** A person's views of one list. */
export interface Owned {
  companyId: string;
  profileId: string;
  list: string;
}

const ofOwner = ({ companyId, profileId, list }: Owned) =>
  and(eq(savedViews.companyId, companyId), eq(savedViews.profileId, profileId), eq(savedViews.list, list));

const columns = { version: savedViews.version, items: savedViews.items };
const viewsOf = ({ version, items }: { version: number; items: unknown }): Views => ({
  version,
  items: readStoredViews(items),
});

export async function readViews(tx: Tenant, owned: Owned): Promise<Views> {
  const [found] = await tx.select(columns).from(savedViews).where(ofOwner(owned));
  return found ? viewsOf(found) : { version: 0, items: [] };
}

/** Replaces the views that were read at this version; null when others have been written since. */
export async function writeViews(
  tx: Tenant,
  id: string,
  owned: Owned,
  { version, items }: Views,
): Promise<Views | null> {
  const next = { version: version + 1, items: storedViews(items) };
  const [written] =
    version === 0
      ? await tx
          .insert(savedViews)
          .values({ id, ...owned, ...next })
          .onConflictDoNothing()
          .returning(columns)
      : await tx
          .update(savedViews)
          .set(next)
          .where(and(ofOwner(owned), eq(savedViews.version, version)))
          .returning(columns);
  return written ? viewsOf(written) : null;
}

/** For a statement that reads the person of the transaction: what is stored of each list, for `defaultViewsOf`. */
export const storedLists = sql<{ list: string; stored: unknown }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('list', v.list, 'stored', v.items)), '[]') from saved_views v
)`;

/** The default view of each list that has one. */
export const defaultViewsOf = (lists: readonly { list: string; stored: unknown }[]) =>
  lists.flatMap(({ list, stored }) =>
    readStoredViews(stored).flatMap(({ id, state, isDefault }) => (isDefault ? [{ list, id, state }] : [])),
  );

/** Deletes the saved views of a person, with what they searched for. */
export async function forgetViews(tx: Tenant, { id }: { id: string }): Promise<void> {
  await tx.execute(sql`select app.forget_views(${id})`);
}
