import type { Notification, NotificationKind, NotificationTab, Refusal } from "./contract.ts";

/**
 * What one may do without, in the order of the settings. What is not here (invitations, the safety of an account) is
 * always sent.
 */
export const notificationKinds = [
  "evaluation_reminder",
  "report_ready",
  "evaluation_completed",
] as const satisfies readonly Refusal["kind"][];

/** How a notification reaches somebody. */
export const notificationChannels = ["application", "email"] as const satisfies readonly Refusal["channel"][];

/** Only refusals are stored: a new kind or channel begins as wanted. Whether somebody with these refusals receives a kind of notification by a channel. */
export const wants = (wanted: Refusal, refused: readonly Refusal[]): boolean =>
  !refused.some(({ kind, channel }) => kind === wanted.kind && channel === wanted.channel);

const mayBeRefused = (kind: NotificationKind): kind is Refusal["kind"] =>
  (notificationKinds as readonly NotificationKind[]).includes(kind);

/** Whether somebody with these refusals is told of this in the application. */
export const isTold = (kind: NotificationKind, refused: readonly Refusal[]): boolean =>
  !mayBeRefused(kind) || wants({ kind, channel: "application" }, refused);

/** What asks for something and is settled meanwhile is not news any more. */
export const isUnread = ({
  isAsked,
  isToDo,
  readOn,
}: {
  isAsked: boolean;
  isToDo: boolean;
  readOn: string | null;
}) => readOn === null && (!isAsked || isToDo);

/** Is about who will answer a draft. */
export const isNominating = (
  kind: NotificationKind,
): kind is Extract<NotificationKind, `nomination_${string}`> =>
  kind === "nomination_asked" || kind === "nomination_sent" || kind === "nomination_approved";

/** Asks somebody for something, rather than telling that something is ready. */
export const isAsking = (kind: NotificationKind): boolean =>
  kind === "evaluation_invitation" || kind === "evaluation_reminder" || isNominating(kind);

/** Of one tab, those after the cursor: the id of the last one of the page before, null where there is none. */
export function pageOf(
  all: readonly Notification[],
  { tab, cursor, limit }: { tab: NotificationTab; cursor: string | undefined; limit: number },
): { items: Notification[]; nextCursor: string | null } {
  const shown = tab === "to_do" ? all.filter(({ isToDo }) => isToDo) : [...all];
  // One that has gone meanwhile: from the beginning, rather than an end that is not one.
  const from = cursor ? shown.findIndex(({ id }) => id === cursor) + 1 : 0;
  const items = shown.slice(from, from + limit);
  return { items, nextCursor: from + limit < shown.length ? (items.at(-1)?.id ?? null) : null };
}
