import type pg from "pg";

/**
 * One row about this installation, which only the owner reads: when it last started, which restoration it knows of, and
 * why mail is held, if it is. It travels with a dump, so that a copy tells its age.
 */
type HoldReason = "restored" | "clock";

export interface StartResult {
  /** What this start has found for the first time, and what its operator has to know: one sentence each. */
  notices: string[];
  /** Its demonstration was removed (app.remove_demonstration): none is made again. */
  isDemonstrationRemoved: boolean;
}

/** A clock so much before the last start is wrong, or was. */
const clockTolerance = "1 hour";

interface InstallationRow {
  restored: string | null;
  held: HoldReason | null;
  isEarlier: boolean;
  lastStart: Date | null;
  isDemonstrationRemoved: boolean;
}

/** Ends all sessions: each person signs in again. */
type EndSessions = (client: Pick<pg.ClientBase, "query">) => Promise<void>;

/**
 * Notes a start. `RESTORED` acts once for each value: sessions end, and mail waits for a yes. So does mail where the clock
 * stands more than an hour before an earlier start; that ends by itself with the next start whose clock is right.
 */
export async function noteStart(
  client: Pick<pg.ClientBase, "query">,
  { now, restored, endSessions }: { now: Date; restored: string | undefined; endSessions: EndSessions },
): Promise<StartResult> {
  await client.query("begin");
  try {
    await client.query("insert into site.installation default values on conflict do nothing");
    const { rows } = await client.query<InstallationRow>(
      `select restored, held, last_start as "lastStart", demonstration_removed as "isDemonstrationRemoved",
         coalesce($1::timestamptz < last_start - interval '${clockTolerance}', false) as "isEarlier"
       from site.installation for update`,
      [now],
    );
    const found = rows[0] ?? {
      restored: null,
      held: null,
      isEarlier: false,
      lastStart: null,
      isDemonstrationRemoved: false,
    };
    const isRestored = restored !== undefined && restored !== found.restored;
    const notices: string[] = [];
    if (isRestored) {
      await endSessions(client);
      notices.push(sentences.restored(await findLatestActivity(client, found.lastStart)));
    }
    if (found.isEarlier && found.lastStart) notices.push(sentences.clock(now, found.lastStart));
    const held = chooseHoldReason(found, isRestored);
    if (held) notices.push(sentences.held[held]);
    await client.query(
      "update site.installation set restored = coalesce($1, restored), held = $2, last_start = greatest(last_start, $3)",
      [restored ?? null, held, now],
    );
    await client.query("commit");
    return { notices, isDemonstrationRemoved: found.isDemonstrationRemoved };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

function chooseHoldReason({ held, isEarlier }: InstallationRow, isRestored: boolean): HoldReason | null {
  if (isRestored || held === "restored") return "restored";
  return isEarlier ? "clock" : null;
}

/** Whether messages wait: asked before each delivery. */
export async function isMailHeld(client: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rowCount } = await client.query("select from site.installation where held is not null");
  return (rowCount ?? 0) > 0;
}

/** The operator's yes: what waits leaves, and the clock of this moment counts. @returns whether anything was held */
export async function releaseMail(client: Pick<pg.ClientBase, "query">, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    "update site.installation set held = null, last_start = $1 where held is not null",
    [now],
  );
  return (rowCount ?? 0) > 0;
}

/** The latest moment that these data tell of, company after company: the owner, too, reads only in one at a time. */
async function findLatestActivity(
  client: Pick<pg.ClientBase, "query">,
  lastStart: Date | null,
): Promise<Date | null> {
  const { rows } = await client.query<{ at: Date | null }>(`
    select max(latest.at) as at from app.company_ids() as company (id)
    cross join lateral (select set_config('app.company_id', company.id::text, true) as named offset 0) entered
    cross join lateral (
      select greatest(
        (select max(a.at) from audit_log a where a.company_id = entered.named::uuid),
        (select max(o.created_at) from outbox o where o.company_id = entered.named::uuid)) as at
    ) latest`);
  const times = [lastStart, rows[0]?.at].flatMap((at) => (at ? [at.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

const formatMoment = (at: Date) =>
  new Intl.DateTimeFormat("fr-CA", { dateStyle: "long", timeStyle: "short" }).format(at);
const sentences = {
  restored: (at: Date | null) =>
    `Données restaurées${at ? ` : ce qu’elles contiennent de plus récent est du ${formatMoment(at)}` : ""}. Toutes les sessions sont fermées.`,
  clock: (now: Date, lastStart: Date) =>
    `L’horloge de cette machine dit ${formatMoment(now)}, avant le dernier démarrage (${formatMoment(lastStart)}) : réglez-la, puis redémarrez.`,
  held: {
    restored:
      "Courriels retenus depuis la restauration : « npm run rondo -- mail release » les laisse partir, ceux qui étaient déjà partis aussi.",
    clock:
      "Courriels retenus tant que l’horloge n’est pas sûre : « npm run rondo -- mail release » si elle est juste.",
  },
};
