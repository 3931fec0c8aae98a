import type { EmailStatus } from "#platform/vocabulary.ts";
import type { DeliveryState } from "../vocabulary.ts";
/** As many as the screen shows. */
export const deliveryCount = 20;

export interface StoredDelivery {
  status: EmailStatus;
  failure: string | null;
}

/** Where an email stands, in the words of the screen. */
export function deliveryState({ status, failure }: StoredDelivery): DeliveryState {
  if (status === "queued" || status === "sending") return failure === null ? "underWay" : "delayed";
  return status;
}

/** Only what was given up: everything else is still on its way, or has left. */
export const mayRetry = ({ state }: { state: DeliveryState }): boolean => state === "failed";

/**
 * What the mail server answered, as a code: « 550 5.1.1 », or the name of the error of the connection. Never its
 * sentence, which may repeat addresses.
 */
export function failureCode(failure: string | null): string | null {
  if (failure === null) return null;
  const [, reply, enhanced] = /\b([45]\d\d)(?:[ -]([45]\.\d{1,3}\.\d{1,3}))?\b/.exec(failure) ?? [];
  if (reply) return enhanced ? `${reply} ${enhanced}` : reply;
  return /\bE[A-Z_]{4,}\b/.exec(failure)?.[0] ?? null;
}
