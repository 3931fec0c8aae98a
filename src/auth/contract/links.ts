import * as z from "zod";
import { email, endpoint, language } from "#platform/contract/endpoint.ts";
import { emailRequest, linkUse, ownPassword, secretGuess } from "#platform/contract/limits.ts";
import { done, entered, newPassword, next, token } from "./fields.ts";
import { LinkOwner } from "./linkOwner.ts";
import { reportWays } from "../vocabulary.ts";

/** `companyId`: the other company, where one has to switch to it. */
const ReportLink = z.object({
  evaluationId: z.uuid(),
  way: z.enum(reportWays),
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
        owner: LinkOwner,
        /** Null where another person is signed in. */
        invitation: z
          .object({
            companyName: z.string(),
            firstName: z.string(),
            lastName: z.string(),
            email: z.string(),
            /** The address has an account already: its password opens this company too. */
            hasAccount: z.boolean(),
          })
          .nullable(),
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
    /** `report`: null where another person is signed in. */
    .output(z.object({ owner: LinkOwner, report: ReportLink.nullable() })),
  /** One click from the mail: a session limited to that report, for a reader who has no other way to sign in. */
  openReportLink: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/report-links/openings",
    summary: "Open a link to a report",
  })
    .input(z.strictObject({ token }))
    .output(ReportLink),
  /** Whose a link is that is described nowhere else: to sign in, for a password, for an address. Uses nothing up. */
  readLink: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/links/readings",
    summary: "See whom a link is for",
  })
    .input(z.strictObject({ token }))
    /**
     * `isSignedIn`: of a link to sign in, or one that only names its addressee, that its owner is already; there is
     * nothing to use. `otherCompanyId`: the company of the link, when they are signed in to another one.
     */
    .output(z.object({ owner: LinkOwner, isSignedIn: z.boolean(), otherCompanyId: z.uuid().nullable() })),
  /** Of a link that opens nothing any more, or is not known: the language of its page, and whether another would come. */
  readOldLink: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/links/remains",
    summary: "See whether a used or expired link can be replaced",
  })
    .input(z.strictObject({ token }))
    .output(z.object({ language: language.nullable(), isRenewable: z.boolean() })),
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
  /** The first password of a participant who came to answer; the session becomes a full one. */
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
