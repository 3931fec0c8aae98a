import * as z from "zod";
import { email, endpoint, language } from "#platform/contract/endpoint.ts";
import { emailRequest, linkUse, ownPassword, secretGuess } from "#platform/contract/limits.ts";
import { done, entered, newPassword, next, token } from "./fields.ts";

/**
 * `here`: the session of this browser opens the report. `signIn`: the account has a password, which comes first; but
 * this browser is signed in to another company of the same account (`otherCompany`, which `companyId` names), or as
 * somebody else (`otherPerson`). `click`: a click will use the link.
 */
const ReportLink = z.object({
  evaluationId: z.uuid(),
  way: z.enum(["here", "signIn", "otherCompany", "otherPerson", "click"]),
  companyId: z.uuid().nullable(),
});

/** What is done with a link received by mail, and the password it lets one choose. */
export const links = {
  requestReset: endpoint({
    allow: "anyone",
    limit: emailRequest,
    method: "POST",
    path: "/password-resets/requests",
    summary: "Ask for a link to choose a new password",
  })
    .input(z.strictObject({ email }))
    .output(done),
  resetPassword: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/password-resets",
    summary: "Choose a new password with the link received",
  })
    .input(z.strictObject({ token, password: newPassword }))
    .output(done),

  /** From the former address: it becomes the account's again, with another password, and all sessions end. */
  restoreEmail: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/email-changes/reversals",
    summary: "Take back a changed email address",
  })
    .input(z.strictObject({ token, password: newPassword }))
    .output(done),

  /** Reads an invitation without using it up. */
  readInvitation: endpoint({
    allow: "anyone",
    limit: linkUse,
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
    limit: secretGuess("token", 20),
    method: "POST",
    path: "/invitations/acceptances",
    summary: "Join the company with a password",
  })
    .input(z.strictObject({ token, password: newPassword, language }))
    .output(entered.omit({ language: true })),
  /** Where a link to a report leads, without using it up. */
  readReportLink: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/report-links/readings",
    summary: "See where a link to a report leads",
  })
    .input(z.strictObject({ token }))
    .output(ReportLink),
  /** One click from the mail: a session limited to that report, for somebody who has no other way to sign in. */
  openReportLink: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/report-links/openings",
    summary: "Open a link to a report",
  })
    .input(z.strictObject({ token }))
    .output(ReportLink),
  /** The holder of a used or expired link gets a new one, at the address of the first. */
  requestNewLink: endpoint({
    allow: "anyone",
    limit: emailRequest,
    method: "POST",
    path: "/links/requests",
    summary: "Ask for a new link in place of an old one",
  })
    .input(z.strictObject({ token, next: next.optional() }))
    .output(done),
  /** The password of somebody who first came to answer; the session becomes a full one. */
  choosePassword: endpoint({
    allow: "answering",
    limit: ownPassword,
    method: "POST",
    path: "/passwords",
    summary: "Choose a first password",
  })
    .input(z.strictObject({ password: newPassword }))
    .output(done),
};
