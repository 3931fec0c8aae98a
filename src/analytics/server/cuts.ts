import { sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { Translated } from "#evaluations/contract/questionnaire.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { readCursor, toPage } from "#platform/server/database/cursor.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Cut } from "../contract/figures.ts";
import { companyCut } from "../rules/cuts.ts";
import type { CutKind } from "../vocabulary.ts";

/** A part of the company that the reader may see, in its order. */
export interface ListedCut extends Cut {
  /** « team:… ». */
  key: string;
  place: string;
}

const Place = z.tuple([z.string(), z.uuid()]);

/** Owners and admins see every part of the company; all others the teams that they manage (§2, §6). */
export const seesWholeCompany = ({ capabilities }: Pick<Actor, "capabilities">) =>
  capabilities.has("managePeople");

type Row = { id: string; fr: string; en: string | null; place: string };

/** A page of the directions, teams or positions that the reader may see, by name. */
export async function listCuts(
  tx: Tenant,
  actor: Actor,
  { by, cursor, limit }: { by: Exclude<CutKind, "company">; cursor?: string | undefined; limit: number },
) {
  const after = readCursor(Place, cursor);
  const rows = await selectCuts(tx, actor, by, {
    where: after ? sql`(name_key, id) > (${after[0]}, ${after[1]}::uuid)` : sql`true`,
    limit: limit + 1,
  });
  return toPage(rows, limit, ({ place, id }) => [place, id!]);
}

/** One part of the company, by its id; null where the reader may not see it. */
export async function findCut(
  tx: Tenant,
  actor: Actor,
  { kind, id }: { kind: CutKind; id: string | undefined },
): Promise<ListedCut | null> {
  if (kind === "company") return seesWholeCompany(actor) && id === undefined ? wholeCompany : null;
  if (id === undefined) return null;
  const [row] = await selectCuts(tx, actor, kind, { where: sql`id = ${id}::uuid`, limit: 1 });
  return row ?? null;
}

export const wholeCompany: ListedCut = { kind: "company", id: null, name: null, key: companyCut, place: "" };

async function selectCuts(
  tx: Tenant,
  actor: Actor,
  kind: Exclude<CutKind, "company">,
  { where, limit }: { where: SQL; limit: number },
): Promise<ListedCut[]> {
  const { rows } = await tx.execute<Row>(sql`
    ${kind === "position" ? selectPositions(actor) : selectTeams(actor, kind)} and ${where}
    order by name_key, id limit ${limit}`);
  return rows.map(({ id, fr, en, place }) => ({
    kind,
    id,
    name: { fr, en } satisfies Translated,
    key: `${kind}:${id}`,
    place,
  }));
}

const selectTeams = (actor: Actor, kind: "team" | "direction") => sql`
  select id, name as fr, null as en, name_key as place from teams
  where company_id = ${actor.companyId}
    and ${seesWholeCompany(actor) ? sql`true` : sql`manager_profile_id = ${actor.profileId}`}
    and ${kind === "direction" ? sql`parent_team_id is null` : sql`true`}`;

const selectPositions = (actor: Actor) => sql`
  select id, name_fr as fr, name_en as en, name_key as place from job_positions
  where company_id = ${actor.companyId} and not is_archived and ${seesWholeCompany(actor)}`;

/** The ids of the teams whose figures a manager of teams sees; none for who sees every part. */
export async function listManagedTeams(tx: Tenant, actor: Actor): Promise<string[]> {
  if (seesWholeCompany(actor)) return [];
  const { rows } = await tx.execute<Row>(sql`${selectTeams(actor, "team")}`);
  return rows.map(({ id }) => id);
}
