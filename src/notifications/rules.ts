import type { Notification, NotificationTab, Refusal } from "./contract.ts";

export type NotificationChannel = Refusal["channel"];

/** How a notification reaches a person, in the order of the settings. */
export const notificationChannels = [
  "application",
  "email",
] as const satisfies readonly NotificationChannel[];

/** A kind of notification, declared by the concept that sends it. */
export interface NotificationKind<Name extends string = string, ObjectType extends string = string> {
  readonly name: Name;
  /** What it is about: the module of its concept resolves objects of this type for their reader. */
  readonly objectType: ObjectType;
  /** Asks for something, rather than telling that something is ready. */
  readonly asks: boolean;
  /** The channels by which a person may do without it. */
  readonly refusableBy: readonly NotificationChannel[];
}

/** The kinds of one concept about one type of object, by name. */
export const defineKinds = <
  ObjectType extends string,
  const Kinds extends Record<string, Partial<Pick<NotificationKind, "asks" | "refusableBy">>>,
>(
  objectType: ObjectType,
  kinds: Kinds,
) =>
  Object.fromEntries(
    Object.entries<Partial<NotificationKind>>(kinds).map(([name, { asks = false, refusableBy = [] }]) => [
      name,
      { name, objectType, asks, refusableBy },
    ]),
  ) as { readonly [Name in keyof Kinds & string]: NotificationKind<Name, ObjectType> & Kinds[Name] };

/** Only refusals are stored: a new kind or channel begins as wanted. */
export const isWanted = (
  { name, refusableBy }: Pick<NotificationKind, "name" | "refusableBy">,
  channel: NotificationChannel,
  refused: readonly Refusal[],
): boolean =>
  !refusableBy.includes(channel) || !refused.some((one) => one.kind === name && one.channel === channel);

/** What asks for something and is settled meanwhile is not news any more. */
export const isUnread = ({
  asks,
  isToDo,
  readOn,
}: {
  asks: boolean;
  isToDo: boolean;
  readOn: string | null;
}) => readOn === null && (!asks || isToDo);

/** Of one tab, those after the cursor: the id of the last one of the page before, null where there is none. */
export function selectPage(
  all: readonly Notification[],
  { tab, cursor, limit }: { tab: NotificationTab; cursor: string | undefined; limit: number },
): { items: Notification[]; nextCursor: string | null } {
  const shown = tab === "to_do" ? all.filter(({ isToDo }) => isToDo) : [...all];
  // One that has gone meanwhile: from the beginning, rather than an end that is not one.
  const from = cursor ? shown.findIndex(({ id }) => id === cursor) + 1 : 0;
  const items = shown.slice(from, from + limit);
  return { items, nextCursor: from + limit < shown.length ? (items.at(-1)?.id ?? null) : null };
}
