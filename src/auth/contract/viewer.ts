import * as z from "zod";
import { endpoint, language, nothing } from "#platform/contract/endpoint.ts";
import { pageView } from "#platform/contract/limits.ts";
import { Zone } from "#platform/contract/zone.ts";
import { limitedScopes, roles } from "#platform/vocabulary.ts";
import { done } from "./fields.ts";

export const Viewer = z.object({
  profileId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isAdmin: z.boolean(),
  capabilities: z.array(z.enum(["evaluate", "managePeople", "administer"])),
  language,
  /** Whether a person reports to them, or is in a team that they manage. */
  managesPeople: z.boolean(),
  /** A stored file. */
  avatar: z.uuid().nullable(),
  scope: z.enum(["full", ...limitedScopes]),
  /** What the scope is limited to: the evaluation whose report a « reading » session opens. */
  objectId: z.uuid().nullable(),
  /** False while an invited person has not chosen a password. */
  hasPassword: z.boolean(),
  /** The company asks for a second factor, and nothing else is open before. */
  needsSecondFactor: z.boolean(),
  /** The password was set by an administrator, and nothing else is open before another is chosen. */
  needsOwnPassword: z.boolean(),
  company: z.object({ id: z.uuid(), name: z.string(), isDemonstration: z.boolean(), zone: Zone }),
  /** The calendar date where the company is. */
  today: z.iso.date(),
  /** The view of a list that the sidebar opens, where the person chose one; `state` as the list's address says it. */
  defaultViews: z.array(z.object({ list: z.string(), id: z.uuid(), state: z.string() })),
  /** The person's other companies: a switcher shows when there is one. */
  otherCompanies: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type Viewer = z.infer<typeof Viewer>;

/** Who is signed in, and the language chosen. */
export const viewer = {
  /** Who is signed in; null for a visitor. */
  viewer: endpoint({
    allow: "anyone",
    limit: pageView,
    method: "GET",
    path: "/viewer",
    summary: "Who is signed in",
  })
    .input(nothing)
    .output(Viewer.nullable()),

  setLanguage: endpoint({
    allow: "session",
    beforeSecondFactor: true,
    beforeOwnPassword: true,
    method: "PUT",
    path: "/viewer/language",
    summary: "Choose the language of the interface and the mails",
  })
    .input(z.strictObject({ language }))
    .output(done),
};
