import * as z from "zod";
import { calendarDate, endpoint, nothing } from "#platform/contract/endpoint.ts";

/** What a person does not want, and by which channel: a kind that its concept declares as one that may be refused. */
export const Refusal = z.strictObject({
  kind: z.string().max(60),
  channel: z.enum(["application", "email"]),
});
export type Refusal = z.infer<typeof Refusal>;

/** What is refused; the rest is sent. */
const Preferences = z.object({ refused: z.array(Refusal) });
export type Preferences = z.infer<typeof Preferences>;

/** Facts only: the screen writes the sentence in the reader's language, as the concept of the kind says it. */
export const Notification = z.object({
  id: z.uuid(),
  kind: z.string(),
  objectId: z.uuid(),
  /** What may be said of the object now: of the shape that the concept of the kind declares. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Still waits for the reader. */
  isToDo: z.boolean(),
  isRead: z.boolean(),
  /** In the company's zone. */
  day: calendarDate,
  /** Null where it asks for nothing: the moment of a report may be that of the last answer. */
  at: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationTab = z.enum(["to_do", "all"]);
export type NotificationTab = z.infer<typeof NotificationTab>;

const Notifications = z.object({
  items: z.array(Notification),
  nextCursor: z.uuid().nullable(),
  /** When this was read: what comes later has not been seen. */
  until: z.iso.datetime(),
});
export type Notifications = z.infer<typeof Notifications>;

const Unread = z.object({ count: z.number().int() });
export type Unread = z.infer<typeof Unread>;

/** A person's own notifications and choices: no one else reads or changes them. */
export const notificationsContract = {
  list: endpoint({
    allow: "signedIn",
    method: "GET",
    path: "/notifications",
    summary: "My notifications, the latest first",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ tab: NotificationTab.default("all"), cursor: z.uuid().optional() }))
    .output(Notifications),
  countUnread: endpoint({
    allow: "signedIn",
    method: "GET",
    path: "/notifications/unread",
    summary: "How many notifications I have not read",
    needsProvedAddress: true,
  })
    .input(nothing)
    .output(Unread),
  read: endpoint({
    allow: "signedIn",
    method: "PUT",
    path: "/notifications/read",
    summary: "I have read these notifications; those of others are left as they are",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }))
    .output(Unread),
  readAll: endpoint({
    allow: "signedIn",
    method: "PUT",
    path: "/notifications/all-read",
    summary: "I have read all notifications up to a moment",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ until: z.iso.datetime().regex(/^20/).max(30) }))
    .output(Unread),
  preferences: endpoint({
    allow: "signedIn",
    method: "GET",
    path: "/notification-preferences",
    summary: "Which notifications I receive",
  })
    .input(nothing)
    .output(Preferences),
  setPreference: endpoint({
    allow: "signedIn",
    method: "PUT",
    path: "/notification-preferences",
    summary: "Receive a kind of notification, or not",
  })
    .input(Refusal.extend({ wanted: z.boolean() }))
    .output(Preferences),
};
