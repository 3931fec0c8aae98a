import { and, eq } from "drizzle-orm";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import type { Call } from "#platform/server/calls/handle.ts";
import type { LibraryContent, LibraryEntry } from "../../contract/library.ts";
import { isSame, whyNotAddEntry } from "../../rules/library.ts";
import { developmentLibrary } from "../../tables/library.ts";
import { isEntry, requireEntry } from "./library.ts";
import { ourLibrary } from "./ourLibrary.ts";

type WriteCall = Pick<Call<unknown>, "tx" | "actor" | "services" | "requestId">;

type Written = LibraryContent & { key: string; isArchived: boolean };

/** Writes an entry over the version that was read; 0: it is not stored yet. Another one is refused. */
export async function writeEntry(call: WriteCall, entry: Written, version: number): Promise<LibraryEntry> {
  const { tx, actor } = call;
  const { kind, key, content, isArchived } = entry;
  await noteChange(call, entry);
  if (version === 0) await addEntry(call, entry);
  else {
    const changed = await tx
      .update(developmentLibrary)
      .set({ content, isArchived, version: version + 1 })
      .where(and(isEntry(actor.companyId, entry), eq(developmentLibrary.version, version)))
      .returning({ id: developmentLibrary.id });
    if (changed.length === 0) refuse("edited_meanwhile");
  }
  return requireEntry(tx, actor.companyId, { kind, key });
}

const noteChange = (call: WriteCall, { kind, key }: Pick<Written, "kind" | "key">) =>
  audit(call.tx, call, {
    action: "development.library_changed",
    objectType: "company",
    objectId: call.actor.companyId,
    details: { kind, key },
  });

async function addEntry({ tx, actor, services }: WriteCall, { kind, key, content, isArchived }: Written) {
  const { companyId } = actor;
  refuseIf(whyNotAddEntry(await tx.$count(developmentLibrary, eq(developmentLibrary.companyId, companyId))));
  const added = await tx
    .insert(developmentLibrary)
    .values({ companyId, id: services.newId(), kind, key, content, isArchived })
    .onConflictDoNothing()
    .returning({ id: developmentLibrary.id });
  // Another wrote it meanwhile.
  if (added.length === 0) refuse("edited_meanwhile");
}

/** Takes the change of the company away: one of ours is again as it comes with the product. */
export async function removeChange(
  call: WriteCall,
  named: Pick<Written, "kind" | "key">,
  version: number,
): Promise<LibraryEntry> {
  const { tx, actor } = call;
  await noteChange(call, named);
  const removed = await tx
    .delete(developmentLibrary)
    .where(and(isEntry(actor.companyId, named), eq(developmentLibrary.version, version)))
    .returning({ id: developmentLibrary.id });
  if (removed.length === 0) refuse("edited_meanwhile");
  return requireEntry(tx, actor.companyId, named);
}

/** One of ours that says what it said at first, and is not archived, is stored nowhere. */
export const isAsItCame = ({ kind, key, content, isArchived }: Written): boolean =>
  !isArchived &&
  ourLibrary.some((one) => one.kind === kind && one.key === key && isSame(one.content, content));
