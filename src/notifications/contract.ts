import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";

/** What somebody does not want, and by which channel. The lists are those of rules.ts. */
const Refusal = z.strictObject({
  kind: z.enum(["evaluation_reminder", "report_ready", "evaluation_completed"]),
  channel: z.enum(["email"]),
});
export type Refusal = z.infer<typeof Refusal>;

/** What is refused; the rest is sent. */
const Preferences = z.object({ refused: z.array(Refusal) });
export type Preferences = z.infer<typeof Preferences>;

/** A person's own choices: nobody else reads or changes them. */
export const notificationsContract = {
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
