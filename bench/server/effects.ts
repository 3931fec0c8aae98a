import { setTimeout as delay } from "node:timers/promises";
import { withClient } from "./client.ts";

/** How often each server did what it was asked, by what stands in its tables. */
export interface Effects {
  limitResponses: number;
  graphileResponses: number;
  /** Responses of evaluations in progress, by the product and by the reference together. */
  responses: number;
  authors: number;
  /** Places of drafts that were saved again, in all drafts. */
  places: number;
  limitPlaces: number;
}

export const readEffects = (superUrl: string): Promise<Effects> =>
  withClient(superUrl, async (client) => {
    const { rows } = await client.query<Effects>(`
      select
        (select count(*)::int from bench.limit_responses) as "limitResponses",
        (select count(*)::int from bench.graphile_responses) as "graphileResponses",
        (select count(*)::int from responses r join evaluations e on e.company_id = r.company_id
          and e.id = r.evaluation_id where e.status = 'in_progress') as responses,
        (select count(*)::int from response_authors) as authors,
        (select coalesce(sum(revision - 1), 0)::int from evaluation_answers, unnest(revisions) revision) as places,
        (select coalesce(sum(revision - 1), 0)::int from bench.limit_drafts, unnest(revisions) revision) as "limitPlaces"`);
    return rows[0] as Effects;
  });

/** Waits until nothing is left to do: at its first start the product writes what is due in all those evaluations. */
export const waitUntilSettled = (superUrl: string): Promise<void> =>
  withClient(superUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query(
        "select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1",
      );
      if (rows.length === 0) return;
      await delay(200);
    }
  });
