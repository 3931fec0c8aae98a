import type { Figure } from "./figures.ts";
import { load } from "./load.ts";
import { loadAverage } from "./machine.ts";
import { saving, type Operation } from "./operations.ts";
import { connections, inWords, spreadOf } from "./rounds.ts";
import { raters, type Part } from "./seed.ts";
import type { RunningServer } from "./servers.ts";

/** A machine that changed by more than this between the first and the last moment makes figures worth little. */
const drift = 0.3;
const busy = 4;

/**
 * The limit's smallest point (one saved answer) now, and once more when the function answered is called: whether the
 * machine was the same throughout (performance.md §9).
 */
export async function quietness(
  list: readonly Operation[],
  limit: RunningServer,
  postmaster: number,
  amount: number,
): Promise<() => Promise<Figure[]>> {
  const next = list.find(({ key }) => key === "save")?.next.limit;
  if (!next) return async () => [];
  const perSecond = async () => {
    await load(limit, postmaster, { connections, amount, next });
    return (await load(limit, postmaster, { connections, amount, next })).perSecond;
  };
  const [average, first] = [loadAverage(), await perSecond()];
  return async () => {
    const last = await perSecond();
    const isNoisy = average > busy || Math.abs(last / first - 1) > drift;
    const rates = `${first.toFixed(0)} and ${last.toFixed(0)} requests/s`;
    return [
      {
        name: "the machine: the limit’s autosave first and last",
        measured: `${rates}, load ${average} before: ${isNoisy ? "NOISY, the ratios are worth little" : "quiet enough"}`,
        asked: "within 30 %, load ≤ 4",
      },
    ];
  };
}

/** Everybody saves in the same evaluation at once, beside everybody in one of their own. */
export async function hostileSaving(
  parts: readonly Part[],
  server: RunningServer,
  postmaster: number,
  { rounds, amount }: { rounds: number; amount: number },
): Promise<Figure> {
  const one = parts.slice(0, raters);
  if (new Set(one.map(({ evaluationId }) => evaluationId)).size !== 1)
    throw new Error("the first drafts are not of one evaluation");
  // Later revisions than any that the rounds before have sent.
  const [together, apart] = [saving(one, 1000), saving(parts.slice(raters), 1000)];
  const ratios: number[] = [];
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    const spread = await load(server, postmaster, { connections, amount, next: apart });
    const crowded = await load(server, postmaster, { connections, amount, next: together });
    ratios.push(crowded.perSecond / spread.perSecond);
    wrong += crowded.refused + crowded.failed;
  }
  return {
    name: `autosave one answer: ${raters} people of one evaluation / of many`,
    measured: `${inWords(spreadOf(ratios))}, ${wrong} refused`,
  };
}
