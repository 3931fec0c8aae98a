import { expect } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { compareDurations } from "#platform/testing/timing.ts";
import type { World } from "./world.ts";

const appUrl = "http://localhost:3000";

interface TimedResponse {
  /** Status and body, without what is drawn anew for each answer. */
  text: string;
  headers: string;
  ms: number;
}
export type TimedCall = (path: string, input: object, cookie?: string) => Promise<TimedResponse>;

/** Calls as a browser would, and tells what came back and how long it took. */
export function makeTimedCall(world: World): TimedCall {
  return async (path, input, cookie = "") => {
    const headers = { "content-type": "application/json", origin: appUrl, ...(cookie ? { cookie } : {}) };
    const init = { method: "POST", headers, body: JSON.stringify({ json: input }) };
    const request = new Request(`${appUrl}${path}`, init);
    const started = performance.now();
    const response = await world.fetch(request);
    const body = await response.text();
    const ms = performance.now() - started;
    const own = [...response.headers].filter(([name]) => name !== "x-request-id");
    return {
      text: `${response.status} ${body.replace(/"requestId":"[^"]*"/, "")}`,
      // Drawn anew for each response, whatever the caller: its length has to be the same.
      headers: own
        .join("\n")
        .replace(/(rondo_registration=)([^;]+)/, (_, name, drawn) => name + drawn.length),
      ms,
    };
  };
}

export const readStatus = (text: string) => text.slice(0, 3);

interface TimingCase {
  name: string;
  /** Which of several that are measured under one name; the table shows the worst. */
  of?: string;
  path: string;
  /** What every single answer says: another one would be another work, done in another time. */
  status: string;
  known: () => Promise<object>;
  unknown: () => Promise<object>;
  cookie?: () => string;
  /** Between two samples, before the clock runs. */
  beforeSample?: () => Promise<void>;
}

/** Sends both inputs in turns, many times, and compares the two distributions of durations. */
export async function expectSameTime(
  ask: TimedCall,
  { name, of, path, status, known, unknown, cookie = () => "", beforeSample }: TimingCase,
): Promise<void> {
  const samples = rounds({ short: 300, long: 2_000 });
  const durations: [number[], number[]] = [[], []];
  // Interleaved, and the first twenty of each are not counted: caches and plans are warm by then.
  for (let index = -20; index < samples; index += 1) {
    await beforeSample?.();
    const inputs = [await known(), await unknown()];
    const order = index % 2 ? ([0, 1] as const) : ([1, 0] as const);
    for (const side of order) {
      const { ms, text } = await ask(path, inputs[side] ?? {}, cookie());
      expect(readStatus(text)).toBe(status);
      if (index >= 0) durations[side].push(ms);
    }
  }
  const { medians, difference, auc } = compareDurations(...durations);
  const measured = `${difference.toFixed(2)} ms of ${medians[0].toFixed(1)}, AUC ${auc.toFixed(3)}${of ? ` (${of})` : ""}`;
  noteFigure({
    name: `${name}: known or unknown`,
    measured,
    asked: "< 5 ms, AUC 0.45–0.55",
    distance: Math.abs(auc - 0.5),
  });
  expect(difference).toBeLessThan(5);
  expect(auc).toBeGreaterThan(0.45);
  expect(auc).toBeLessThan(0.55);
}
