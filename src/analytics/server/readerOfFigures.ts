import { eq } from "drizzle-orm";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { isNamedWithin } from "../rules/closedFigures.ts";
import { analyticsBatches } from "../tables.ts";
import { findClosedFigures } from "./closedFigures.ts";
import { listManagedTeams } from "./cuts.ts";

interface Asked {
  kind: FigurePeriodKind;
  /** The first days of the first and the last period. */
  from: string;
  to: string;
}

/** What a reader may see of figures, at a moment. */
export interface RightsOverFigures {
  /** The last night of which they read; null before the first. */
  ranOn: string | null;
  /** The teams of a manager; none for who sees the whole company. */
  teams: string[];
  closed: string[];
}

/**
 * Notes what an actor may see of the figures of some periods. Their own report needs no note: what it feeds is closed to them
 * (§2) from the night on that met it.
 */
export async function noteRightsOverFigures(
  tx: Tenant,
  actor: Actor,
  asked: Asked,
): Promise<RightsOverFigures> {
  const [batch] = await tx
    .select({ ranOn: analyticsBatches.ranOn })
    .from(analyticsBatches)
    .where(eq(analyticsBatches.companyId, actor.companyId));
  return readRights(tx, actor, asked, batch?.ranOn ?? null);
}

/** Whether the actor may see less than that of what was told then; what a later night tells takes nothing away. */
export async function hasLostRightsOverFigures(
  tx: Tenant,
  actor: Actor,
  asked: Asked,
  noted: RightsOverFigures,
): Promise<boolean> {
  const now = await readRights(tx, actor, asked, noted.ranOn);
  return (
    noted.teams.some((team) => !now.teams.includes(team)) ||
    now.closed.some((figure) => !noted.closed.includes(figure))
  );
}

async function readRights(
  tx: Tenant,
  actor: Actor,
  asked: Asked,
  ranOn: string | null,
): Promise<RightsOverFigures> {
  const teams = await listManagedTeams(tx, actor);
  const closed = ranOn === null ? [] : await findClosedFigures(tx, actor, { ...asked, toldUntil: ranOn });
  return { ranOn, teams, closed: [...closed].filter((name) => isNamedWithin(name, asked)) };
}
