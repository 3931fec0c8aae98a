import * as z from "zod";
import { email, endpoint, language, line, nothing } from "#platform/contract/endpoint.ts";
import {
  codeGuess,
  letter,
  linkUse,
  ownPassword,
  pageView,
  registration,
  secretGuess,
} from "#platform/contract/limits.ts";

/** 10 to 128 characters here; the rest of the rule is accounts/rules.ts, for the form and the server alike. */
const newPassword = z.string().min(1).max(128);
const token = z.string().min(20).max(100);
const done = z.object({});
/** A path of ours to go to afterwards; anything else becomes the dashboard (paths.ts). */
const next = z.string().max(2000);
/** `secondStep`: not signed in yet, a code is awaited (`passSecondStep`). */
const entered = z.object({ language, secondStep: z.boolean() });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** As typed; what it must look like is accounts/rules/secondFactor.ts. */
const typedCode = z.string().min(1).max(40);
const proof = z.union([z.strictObject({ code: typedCode }), z.strictObject({ recoveryCode: typedCode })]);

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
  /** The company asks for a second factor, and nothing else is open before. */
  needsSecondFactor: z.boolean(),
  company: z.object({ id: z.uuid(), name: z.string(), isDemonstration: z.boolean() }),
  /** The person's other companies: a switcher shows when there is one. */
  otherCompanies: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type Viewer = z.infer<typeof Viewer>;

const moment = z.iso.datetime();

/** What the security page shows. Nothing here opens anything. */
export const Security = z.object({
  hasPassword: z.boolean(),
  /** The identity was confirmed less than five minutes ago: nothing has to be asked again. */
  isConfirmed: z.boolean(),
  secondFactor: z.object({ since: moment, codesLeft: z.number().int() }).nullable(),
  /** The company asks this person for a second factor. */
  isRequired: z.boolean(),
  /** For those who administer the company; null for the others. */
  companyRequires: z.boolean().nullable(),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      isCurrent: z.boolean(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      openedAt: moment,
      lastUsedAt: moment,
    }),
  ),
  identities: z.array(z.object({ id: z.uuid(), provider: z.string(), email: z.string(), since: moment })),
  /** Providers that are not linked yet. */
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Security = z.infer<typeof Security>;

export const authContract = {
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

  /** The answer is the same whether or not the address is known. */
  register: endpoint({
    allow: "anyone",
    limit: registration,
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
    limit: letter("email"),
    method: "POST",
    path: "/confirmations/requests",
    summary: "Send the confirmation link again",
  })
    .input(z.strictObject({ email }))
    .output(done),
  confirmEmail: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/confirmations",
    summary: "Confirm an address with the link received",
  })
    .input(z.strictObject({ token }))
    .output(z.object({ email: z.string() })),

  signIn: endpoint({
    allow: "anyone",
    limit: secretGuess("email"),
    method: "POST",
    path: "/sessions",
    summary: "Sign in",
  })
    .input(z.strictObject({ email, password: z.string().min(1).max(128) }))
    .output(entered),
  /** The second factor of somebody who has given the first: a code of the application, or a recovery code. */
  passSecondStep: endpoint({
    allow: "anyone",
    limit: codeGuess,
    method: "POST",
    path: "/sessions/second-step",
    summary: "Give the second factor",
  })
    .input(proof)
    .output(z.object({ language, codesLeft: z.number().int().nullable() })),
  /** The answer is the same whether or not the address is known. */
  requestMagicLink: endpoint({
    allow: "anyone",
    limit: letter("email"),
    method: "POST",
    path: "/magic-links/requests",
    summary: "Ask for a link to sign in without a password",
  })
    .input(z.strictObject({ email }))
    .output(done),
  openMagicLink: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/magic-links/openings",
    summary: "Sign in with the link received",
  })
    .input(z.strictObject({ token }))
    .output(entered.extend({ firstName: z.string() })),
  /** The OpenID Connect providers of this installation. */
  listProviders: endpoint({
    allow: "anyone",
    limit: pageView,
    method: "GET",
    path: "/providers",
    summary: "Ways to sign in elsewhere",
  })
    .input(nothing)
    .output(z.object({ providers: z.array(z.object({ id: z.string(), name: z.string() })) })),
  /** Where to go to sign in; what must come back waits in a cookie that no script reads. */
  goToProvider: endpoint({
    allow: "anyone",
    limit: pageView,
    method: "POST",
    path: "/providers/departures",
    summary: "Begin to sign in elsewhere",
  })
    .input(z.strictObject({ provider: z.string().min(1).max(20), next: next.optional() }))
    .output(z.object({ url: z.url() })),
  /** `answer`: the query that the provider sent back with the person. */
  comeFromProvider: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/providers/arrivals",
    summary: "Come back from signing in elsewhere",
  })
    .input(z.strictObject({ answer: z.string().min(1).max(4000) }))
    .output(
      z.object({
        outcome: z.enum(["signedIn", "secondStep", "linked"]),
        next: z.string(),
        language: language.nullable(),
      }),
    ),
  /**
   * The browser forgets what it keeps for us (Clear-Site-Data), unless `keepsStorage`: somebody else's answers
   * still wait on this device.
   */
  signOut: endpoint({
    allow: "anyone",
    limit: pageView,
    method: "DELETE",
    path: "/sessions/current",
    summary: "Sign out",
  })
    .input(z.strictObject({ keepsStorage: z.boolean().optional() }))
    .output(done),
  /** The session stays open because somebody is there: the dialog at 28 minutes calls this. */
  continueSession: endpoint({
    allow: "answering",
    beforeSecondFactor: true,
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
    limit: letter("email"),
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
  /** One click from the invitation to answer: a session limited to one's own answers. */
  openInvitation: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/invitations/openings",
    summary: "Open an invitation to answer",
  })
    .input(z.strictObject({ token }))
    .output(z.object({ firstName: z.string() })),
  /** The holder of a used or expired link gets a new one, at the address of the first. */
  requestNewLink: endpoint({
    allow: "anyone",
    limit: letter("token"),
    method: "POST",
    path: "/links/requests",
    summary: "Ask for a new link in place of an old one",
  })
    .input(z.strictObject({ token }))
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

  setLanguage: endpoint({
    allow: "answering",
    beforeSecondFactor: true,
    method: "PUT",
    path: "/viewer/language",
    summary: "Choose the language of the interface and the mails",
  })
    .input(z.strictObject({ language }))
    .output(done),

  /** How one signs in, and where one is signed in. */
  security: endpoint({
    allow: "signedIn",
    beforeSecondFactor: true,
    method: "GET",
    path: "/security",
    summary: "How one signs in, and where",
  })
    .input(nothing)
    .output(Security),
  /** Opens, for five minutes, what changes how one signs in. */
  confirmIdentity: endpoint({
    allow: "signedIn",
    beforeSecondFactor: true,
    method: "POST",
    path: "/sessions/current/confirmation",
    summary: "Confirm one's identity again",
  })
    .input(
      z.union([
        z.strictObject({ password: z.string().min(1).max(128) }),
        z.strictObject({ code: typedCode }),
      ]),
    )
    .output(done),
  changePassword: endpoint({
    allow: "signedIn",
    beforeSecondFactor: true,
    method: "PUT",
    path: "/passwords/current",
    summary: "Change or choose one's password",
  })
    .input(z.strictObject({ password: newPassword }))
    .output(done),
  beginSecondFactor: endpoint({
    allow: "signedIn",
    beforeSecondFactor: true,
    method: "POST",
    path: "/second-factor",
    summary: "Begin to set up a second factor",
  })
    .input(nothing)
    .output(z.object({ qrCode: z.string(), key: z.string() })),
  confirmSecondFactor: endpoint({
    allow: "signedIn",
    beforeSecondFactor: true,
    method: "POST",
    path: "/second-factor/confirmation",
    summary: "Switch the second factor on with its first code",
  })
    .input(z.strictObject({ code: typedCode }))
    .output(recoveryCodes),
  renewRecoveryCodes: endpoint({
    allow: "signedIn",
    method: "POST",
    path: "/second-factor/recovery-codes",
    summary: "Replace the recovery codes",
  })
    .input(nothing)
    .output(recoveryCodes),
  removeSecondFactor: endpoint({
    allow: "signedIn",
    method: "DELETE",
    path: "/second-factor",
    summary: "Switch the second factor off",
  })
    .input(nothing)
    .output(done),
  endOwnSession: endpoint({
    allow: "signedIn",
    object: "id",
    method: "DELETE",
    path: "/sessions/{id}",
    summary: "End one of one's own sessions",
  })
    .input(z.strictObject({ id: z.uuid() }))
    .output(done),
  endOtherSessions: endpoint({
    allow: "signedIn",
    method: "DELETE",
    path: "/sessions",
    summary: "End all one's other sessions",
  })
    .input(nothing)
    .output(done),
  /** As `goToProvider`, to link an identity to the account of this session. */
  linkProvider: endpoint({
    allow: "signedIn",
    method: "POST",
    path: "/identities/departures",
    summary: "Begin to link an identity from elsewhere",
  })
    .input(z.strictObject({ provider: z.string().min(1).max(20) }))
    .output(z.object({ url: z.url() })),
  unlinkIdentity: endpoint({
    allow: "signedIn",
    object: "id",
    method: "DELETE",
    path: "/identities/{id}",
    summary: "Unlink an identity from elsewhere",
  })
    .input(z.strictObject({ id: z.uuid() }))
    .output(done),
  requireSecondFactor: endpoint({
    allow: "administer",
    method: "PUT",
    path: "/company/second-factor",
    summary: "Ask admins and account owners for a second factor",
  })
    .input(z.strictObject({ required: z.boolean() }))
    .output(done),
};
