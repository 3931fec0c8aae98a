import type { Launched } from "#evaluations/contract/evaluation.ts";

/** What a launch has sent, and will send: the company may send so many invitations a day. */
export interface Launch {
  invitations: number;
  later: number;
  /** The day on which the last of the later ones leaves. */
  lastOn: string | null;
}

export function launchOf({ evaluation, invitations }: Launched): Launch {
  const laterDays = evaluation.participants.flatMap(({ mail }) => mail?.leavesOn ?? []).toSorted();
  return { invitations, later: laterDays.length, lastOn: laterDays.at(-1) ?? null };
}

const keyOf = (evaluationId: string) => `rondo_launch_${evaluationId}`;

/** On this device, until its panel in the control room is closed. */
export function rememberLaunch(evaluationId: string, launch: Launch): void {
  try {
    localStorage.setItem(keyOf(evaluationId), JSON.stringify(launch));
  } catch {
    // Without storage it is announced, and not shown.
  }
}

export function forgetLaunch(evaluationId: string): void {
  try {
    localStorage.removeItem(keyOf(evaluationId));
  } catch {
    // Without storage there is nothing to forget.
  }
}

export function rememberedLaunch(evaluationId: string): Launch | null {
  try {
    // Only this file writes it.
    return JSON.parse(localStorage.getItem(keyOf(evaluationId)) ?? "null") as Launch | null;
  } catch {
    return null;
  }
}
