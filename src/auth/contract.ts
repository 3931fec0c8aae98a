import * as z from "zod";
import { email, endpoint, language, line, nothing } from "#platform/contract/endpoint.ts";

/** 10 to 128 characters here; the rest of the rule is accounts/rules.ts, for the form and the server alike. */
const newPassword = z.string().min(1).max(128);
const token = z.string().min(20).max(100);
const done = z.object({});

export const Viewer = z.object({
  profileId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(["admin", "account_owner", "team_manager", "user"]),
  isAdmin: z.boolean(),
  capabilities: z.array(z.enum(["evaluate", "managePeople", "administer"])),
  language,
  scope: z.enum(["full", "answering"]),
  /** False while an invited person has not chosen a password. */
  hasPassword: z.boolean(),
  company: z.object({ id: z.uuid(), name: z.string(), isDemonstration: z.boolean() }),
  /** The person's other companies: a switcher shows when there is one. */
  otherCompanies: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type Viewer = z.infer<typeof Viewer>;

export const authContract = {
  /** Who is signed in; null for a visitor. */
  viewer: endpoint({ allow: "anyone", method: "GET", path: "/viewer", summary: "Who is signed in" })
    .input(nothing)
    .output(Viewer.nullable()),

  /** The answer is the same whether or not the address is known. */
  register: endpoint({
    allow: "anyone",
    method: "POST",
    path: "/registrations",
    summary: "Create a company and its first account",
  })
    .input(
      z.strictObject({
        companyName: line(120),
        firstName: line(80),
        lastName: line(80),
        email,
        password: newPassword,
        language,
      }),
    )
    .output(done),
  resendConfirmation: endpoint({
    allow: "anyone",
    method: "POST",
    path: "/confirmations/requests",
    summary: "Send the confirmation link again",
  })
    .input(z.strictObject({ email }))
    .output(done),
  confirmEmail: endpoint({
    allow: "anyone",
    method: "POST",
    path: "/confirmations",
    summary: "Confirm an address with the link received",
  })
    .input(z.strictObject({ token }))
    .output(z.object({ email: z.string() })),

  signIn: endpoint({ allow: "anyone", method: "POST", path: "/sessions", summary: "Sign in" })
    .input(z.strictObject({ email, password: z.string().min(1).max(128) }))
    .output(z.object({ language })),
  /**
   * The browser forgets what it keeps for us (Clear-Site-Data), unless `keepsStorage`: somebody else's answers
   * still wait on this device.
   */
  signOut: endpoint({ allow: "anyone", method: "DELETE", path: "/sessions/current", summary: "Sign out" })
    .input(z.strictObject({ keepsStorage: z.boolean().optional() }))
    .output(done),
  /** The session stays open because somebody is there: the dialog at 28 minutes calls this. */
  continueSession: endpoint({
    allow: "answering",
    method: "POST",
    path: "/sessions/current/continuation",
    summary: "Stay signed in",
  })
    .input(nothing)
    .output(done),
  switchCompany: endpoint({
    allow: "signedIn",
    object: "companyId",
    method: "PUT",
    path: "/sessions/current/company",
    summary: "Work in another of one's companies",
  })
    .input(z.strictObject({ companyId: z.uuid() }))
    .output(done),

  requestReset: endpoint({
    allow: "anyone",
    method: "POST",
    path: "/password-resets/requests",
    summary: "Ask for a link to choose a new password",
  })
    .input(z.strictObject({ email }))
    .output(done),
  resetPassword: endpoint({
    allow: "anyone",
    method: "POST",
    path: "/password-resets",
    summary: "Choose a new password with the link received",
  })
    .input(z.strictObject({ token, password: newPassword }))
    .output(done),

  /** Reads an invitation without using it up. */
  readInvitation: endpoint({
    allow: "anyone",
    method: "POST",
    path: "/invitations/readings",
    summary: "See whom an invitation is for",
  })
    .input(z.strictObject({ token }))
    .output(
      z.object({
        companyName: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        /** The address has an account already: its password opens this company too. */
        hasAccount: z.boolean(),
      }),
    ),
  /** With an account already, `password` is the one it has. Opens a full session. */
  acceptInvitation: endpoint({
    allow: "anyone",
    method: "POST",
    path: "/invitations/acceptances",
    summary: "Join the company with a password",
  })
    .input(z.strictObject({ token, password: newPassword, language }))
    .output(done),
  /** One click from the invitation to answer: a session limited to one's own answers. */
  openInvitation: endpoint({
    allow: "anyone",
    method: "POST",
    path: "/invitations/openings",
    summary: "Open an invitation to answer",
  })
    .input(z.strictObject({ token }))
    .output(z.object({ firstName: z.string() })),
  /** The holder of a used or expired link gets a new one, at the address of the first. */
  requestNewLink: endpoint({
    allow: "anyone",
    method: "POST",
    path: "/links/requests",
    summary: "Ask for a new link in place of an old one",
  })
    .input(z.strictObject({ token }))
    .output(done),
  /** The password of somebody who first came to answer; the session becomes a full one. */
  choosePassword: endpoint({
    allow: "answering",
    method: "POST",
    path: "/passwords",
    summary: "Choose a first password",
  })
    .input(z.strictObject({ password: newPassword }))
    .output(done),

  setLanguage: endpoint({
    allow: "answering",
    method: "PUT",
    path: "/viewer/language",
    summary: "Choose the language of the interface and the mails",
  })
    .input(z.strictObject({ language }))
    .output(done),
};
