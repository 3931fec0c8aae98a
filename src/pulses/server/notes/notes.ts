import { and, eq } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany, type Company } from "#company/server/queries.ts";
import { fullName } from "#people/rules/names.ts";
import { listNames } from "#people/server/queries.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Note, NoteAction } from "../../contract/note.ts";
import type { PublishedNote } from "../../contract/publishedNote.ts";
import { pulseNotes } from "../../tables.ts";
import type { ObjectKey } from "../runs/queries.ts";

export type NoteRecord = typeof pulseNotes.$inferSelect;

export const isNoteOfRun = ({ companyId, id: runId }: ObjectKey) =>
  and(eq(pulseNotes.companyId, companyId), eq(pulseNotes.runId, runId));

export async function findNoteRow(tx: Tenant, run: ObjectKey): Promise<NoteRecord | null> {
  const [row] = await tx.select().from(pulseNotes).where(isNoteOfRun(run));
  return row ?? null;
}

/** Of those who do something. */
export async function listOwnerNames(
  tx: Tenant,
  companyId: string,
  actions: readonly Pick<NoteAction, "ownerProfileId">[],
): Promise<Map<string, string>> {
  const ids = actions.flatMap(({ ownerProfileId }) => ownerProfileId ?? []);
  const names = ids.length > 0 ? await listNames(tx, companyId, [...new Set(ids)]) : [];
  return new Map(names.map((person) => [person.id, fullName(person)]));
}

const nameOwner = ({ ownerProfileId }: Pick<NoteAction, "ownerProfileId">, names: Map<string, string>) =>
  (ownerProfileId && names.get(ownerProfileId)) || null;

type Zone = Company["timeZone"];

const present = (
  { text, actions, publishedAt, version }: NoteRecord,
  names: Map<string, string>,
  timeZone: Zone,
): Note => ({
  text,
  actions: actions.map((action) => ({ ...action, ownerName: nameOwner(action, names) })),
  publishedOn: publishedAt && dayIn(timeZone, publishedAt),
  version,
});

/** The note of a run as it stands, for people in charge. */
export async function readNote(tx: Tenant, run: ObjectKey): Promise<Note | null> {
  const row = await findNoteRow(tx, run);
  if (!row) return null;
  const { timeZone } = await readCompany(tx, run.companyId);
  return present(row, await listOwnerNames(tx, run.companyId, row.actions), timeZone);
}

/** The same as those who were asked read it. */
export const presentPublished = (
  { text, actions, publishedAt }: Pick<NoteRecord, "text" | "actions"> & { publishedAt: Date },
  names: Map<string, string>,
  timeZone: Zone,
): PublishedNote => ({
  text,
  actions: actions.map((action) => ({
    text: action.text,
    ownerName: nameOwner(action, names),
    dueOn: action.dueOn,
    doneOn: action.doneOn,
  })),
  publishedOn: dayIn(timeZone, publishedAt),
});

/** Null until it is published. */
export async function readPublishedNote(tx: Tenant, run: ObjectKey): Promise<PublishedNote | null> {
  const row = await findNoteRow(tx, run);
  if (!row?.publishedAt) return null;
  const { timeZone } = await readCompany(tx, run.companyId);
  const names = await listOwnerNames(tx, run.companyId, row.actions);
  return presentPublished({ ...row, publishedAt: row.publishedAt }, names, timeZone);
}
