import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { Notification } from "../contract.ts";
import type { NotificationKind } from "../rules.ts";

export interface NotificationRow<Kind extends string = string> {
  kind: Kind;
  objectId: string;
  /** As stored by the transaction that sent it: its concept parses it. */
  facts: unknown;
}

/** What one may say now of the object of a notification. */
export type ResolvedNotification = Pick<Notification, "isToDo" | "facts">;

/** How the notifications about one type of object are resolved for their reader, by its concept. */
export interface NotificationObject<Kind extends string = string> {
  /** Parses the facts of the answer, so that no unlisted one leaves. */
  facts: { parse: (facts: unknown) => Notification["facts"] };
  /**
   * Of these notifications of the actor, what may be said now; null for what is gone: settled, or no longer theirs to
   * see. One statement.
   */
  resolve: (
    tx: Tenant,
    actor: Actor,
    rows: readonly NotificationRow<Kind>[],
  ) => Promise<(row: NotificationRow<Kind>) => ResolvedNotification | null>;
}

declare module "#platform/server/serverModule.ts" {
  interface ServerModule {
    /** The kinds of notification that it sends. */
    notificationKinds?: Readonly<Record<string, NotificationKind>>;
    /** How those about a type of object are resolved, whichever concept sends them. */
    notificationObjects?: Readonly<Record<string, NotificationObject<never>>>;
  }
}
declare module "#platform/server/services.ts" {
  interface Services {
    /** Every kind of notification, and how each type of object is resolved. */
    notifications: {
      kinds: Readonly<Record<string, NotificationKind>>;
      objects: Readonly<Record<string, NotificationObject>>;
    };
  }
}

/** Undefined: the product has no such kind, or has it no more. */
export const findKind = (
  { notifications: { kinds } }: Pick<Services, "notifications">,
  name: string,
): NotificationKind | undefined => (Object.hasOwn(kinds, name) ? kinds[name] : undefined);

/** Each row that may still be shown with its kind and what may be said now, in order; one statement a type of object. */
export async function resolveRows<Row extends NotificationRow>(
  tx: Tenant,
  services: Pick<Services, "notifications">,
  actor: Actor,
  rows: readonly Row[],
): Promise<{ row: Row; kind: NotificationKind; resolved: ResolvedNotification }[]> {
  const known = rows.flatMap((row) => {
    const kind = findKind(services, row.kind);
    return kind ? [{ row, kind }] : [];
  });
  const found = new Map<Row, ResolvedNotification | null>();
  for (const [objectType, some] of Map.groupBy(known, ({ kind }) => kind.objectType)) {
    const object = services.notifications.objects[objectType];
    if (!object) continue;
    const asked = some.map(({ row }) => row);
    const resolve = await object.resolve(tx, actor, asked);
    for (const row of asked) {
      const resolved = resolve(row);
      found.set(row, resolved && { ...resolved, facts: object.facts.parse(resolved.facts) });
    }
  }
  return known.flatMap(({ row, kind }) => {
    const resolved = found.get(row);
    return resolved ? [{ row, kind, resolved }] : [];
  });
}
