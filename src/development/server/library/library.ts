import { and, asc, eq } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { skillFamilies, skills } from "#skills/tables.ts";
import type { LibraryContent, LibraryEntry } from "../../contract/library.ts";
import { mergeLibrary, type KnownSkill, type StoredEntry } from "../../rules/library.ts";
import { developmentLibrary } from "../../tables/library.ts";
import type { LibraryKind } from "../../vocabulary.ts";
import { maxLibraryEntries } from "../../vocabulary/library.ts";
import { ourLibrary } from "./ourLibrary.ts";

/** The library of a company, in one statement: what it stored is bounded, ours is in memory. */
export async function loadLibrary(tx: Tenant, companyId: string): Promise<LibraryEntry[]> {
  const rows = await tx
    .select()
    .from(developmentLibrary)
    .where(eq(developmentLibrary.companyId, companyId))
    .orderBy(asc(developmentLibrary.kind), asc(developmentLibrary.key))
    .limit(maxLibraryEntries);
  return mergeLibrary(
    ourLibrary,
    rows.map(
      ({ kind, key, content, isArchived, version }) =>
        // Checked by the contract when it was written.
        ({ ...({ kind, content } as LibraryContent), key, isArchived, version }) satisfies StoredEntry,
    ),
  );
}

/** The skills that the company asks about, family by family, with the family of each. */
export async function listKnownSkills(
  tx: Tenant,
  companyId: string,
): Promise<(KnownSkill & { familyKey: string })[]> {
  const rows = await tx
    .select({
      id: skills.id,
      key: skills.key,
      nameFr: skills.nameFr,
      nameEn: skills.nameEn,
      familyKey: skillFamilies.key,
    })
    .from(skills)
    .innerJoin(
      skillFamilies,
      and(eq(skillFamilies.companyId, skills.companyId), eq(skillFamilies.id, skills.familyId)),
    )
    .where(
      and(eq(skills.companyId, companyId), eq(skills.isArchived, false), eq(skillFamilies.isArchived, false)),
    )
    .orderBy(asc(skillFamilies.position), asc(skillFamilies.id), asc(skills.position), asc(skills.id));
  return rows.map(({ nameFr, nameEn, ...facts }) => ({ ...facts, name: { fr: nameFr, en: nameEn } }));
}

interface Named {
  kind: LibraryKind;
  key: string;
}

/** An entry of the company; 404 as for a name that no entry has. */
export async function requireEntry(
  tx: Tenant,
  companyId: string,
  { kind, key }: Named,
): Promise<LibraryEntry> {
  const entries = await loadLibrary(tx, companyId);
  return entries.find((one) => one.kind === kind && one.key === key) ?? refuse("not_found");
}

export const isEntry = (companyId: string, { kind, key }: Named) =>
  and(
    eq(developmentLibrary.companyId, companyId),
    eq(developmentLibrary.kind, kind),
    eq(developmentLibrary.key, key),
  );
