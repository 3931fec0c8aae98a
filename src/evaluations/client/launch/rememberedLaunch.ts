import type { Launched } from "#evaluations/contract/evaluation.ts";

/** The invitations that a launch has sent and will send: the company may send so many a day. */
export interface Launch {
  invitations: number;
  later: number;
  /** The day on which the last of the later ones leaves. */
  lastOn: string | null;
}

export function toLaunch({ evaluation, invitations }: Launched): Launch {
  const laterDays = evaluation.participants.flatMap(({ mail }) => mail?.leavesOn ?? []).toSorted();
  return { invitations, later: laterDays.length, lastOn: laterDays.at(-1) ?? null };
}

const key = "rondo_launch";

/** The last launch, on this device, until its panel in the control room is closed. */
export function rememberLaunch(evaluationId: string, launch: Launch): void {
  try {
    localStorage.setItem(key, JSON.stringify({ evaluationId, ...launch }));
  } catch {
    // Without storage the launch is announced, and its panel not shown.
  }
}

export function forgetLaunch(evaluationId: string): void {
  if (readRememberedLaunch(evaluationId)) localStorage.removeItem(key);
}

export function readRememberedLaunch(evaluationId: string): Launch | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Record<string, unknown> | null;
    const { invitations, later, lastOn } = kept ?? {};
    if (kept?.["evaluationId"] !== evaluationId) return null;
    if (typeof invitations !== "number" || typeof later !== "number") return null;
    return { invitations, later, lastOn: typeof lastOn === "string" ? lastOn : null };
  } catch {
    return null;
  }
}
