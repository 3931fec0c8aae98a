import * as z from "zod";
import { calendarDate, endpoint, nothing } from "#platform/contract/endpoint.ts";

/** What somebody does not want, and by which channel. The lists are those of rules.ts. */
export const Refusal = z.strictObject({
  kind: z.enum(["evaluation_reminder", "report_ready", "evaluation_completed"]),
  channel: z.enum(["application", "email"]),
});
export type Refusal = z.infer<typeof Refusal>;

/** What is refused; the rest is sent. */
const Preferences = z.object({ refused: z.array(Refusal) });
export type Preferences = z.infer<typeof Preferences>;

/**
 * What is told in the application: asked to answer, reminded of it, my report, an evaluation that I lead is finished, or
 * misses somebody in a group since a refusal, asked to propose
 * who answers, such a proposal to approve, that a manager has approved one, a report to publish, a flagged comment to decide
 * about, what was decided of mine.
 */
export const NotificationKind = z.enum([
  "evaluation_invitation",
  "evaluation_reminder",
  "report_ready",
  "evaluation_completed",
  "group_short",
  "rater_left",
  "nomination_asked",
  "nomination_sent",
  "nomination_approved",
  "report_to_review",
  "comment_flagged",
  "flag_decided",
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Facts only: the screen writes the sentence in the reader's language. */
export const Notification = z.object({
  id: z.uuid(),
  kind: NotificationKind,
  evaluationId: z.uuid(),
  evaluationName: z.string(),
  subjectName: z.string(),
  /** About the reader. */
  isMine: z.boolean(),
  /** Still waits for the reader. */
  isToDo: z.boolean(),
  isRead: z.boolean(),
  /**
   * Where it leads: the form, one’s own evaluations, the report, its review, its flagged comments, the page of the
   * evaluation, a proposal to make, to approve or, as the direct manager, to decide.
   */
  opens: z.enum([
    "form",
    "own",
    "report",
    "review",
    "flags",
    "evaluation",
    "nomination",
    "approval",
    "decision",
  ]),
  /** In the company's zone. */
  day: calendarDate,
  /** Null of a report: the moment at which the last person answered must not show. */
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

/** A person's own notifications and choices: nobody else reads or changes them. */
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
