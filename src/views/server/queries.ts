import { and, eq, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Views } from "../contract.ts";
import { savedViews } from "../tables.ts";
import { readStoredViews, toStoredViews } from "./storedViews.ts";

/** A person's views of one list. */
export interface ViewsKey {
  companyId: string;
  profileId: string;
  list: string;
}

const isOfOwner = ({ companyId, profileId, list }: ViewsKey) =>
  and(eq(savedViews.companyId, companyId), eq(savedViews.profileId, profileId), eq(savedViews.list, list));

const columns = { version: savedViews.version, items: savedViews.items };
const toViews = ({ version, items }: { version: number; items: unknown }): Views => ({
  version,
  items: readStoredViews(items),
});

export async function readViews(tx: Tenant, owned: ViewsKey): Promise<Views> {
  const [found] = await tx.select(columns).from(savedViews).where(isOfOwner(owned));
  return found ? toViews(found) : { version: 0, items: [] };
}

/** Replaces the views that were read at this version; null when others have been written since. */
export async function writeViews(
  tx: Tenant,
  id: string,
  owned: ViewsKey,
  { version, items }: Views,
): Promise<Views | null> {
  const next = { version: version + 1, items: toStoredViews(items) };
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
          .where(and(isOfOwner(owned), eq(savedViews.version, version)))
          .returning(columns);
  return written ? toViews(written) : null;
}

/** For a statement that reads the person of the transaction: what is stored of each list, for `listDefaultViews`. */
export const storedLists = sql<{ list: string; stored: unknown }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('list', v.list, 'stored', v.items)), '[]') from saved_views v
)`;

/** The default view of each list that has one. */
export const listDefaultViews = (lists: readonly { list: string; stored: unknown }[]) =>
  lists.flatMap(({ list, stored }) =>
    readStoredViews(stored).flatMap(({ id, state, isDefault }) => (isDefault ? [{ list, id, state }] : [])),
  );

/** Deletes the saved views of a person, with what they searched for. */
export async function forgetViews(tx: Tenant, { id }: { id: string }): Promise<void> {
  await tx.execute(sql`select app.forget_views(${id})`);
}
