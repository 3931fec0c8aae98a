import * as z from "zod";
import { email, endpoint, language, name, nothing } from "#platform/contract/endpoint.ts";
import { emailRequest, linkUse, pageView, registration, secretGuess } from "#platform/contract/limits.ts";
import { done, entered, newPassword, next, proof, token } from "./fields.ts";

/** Coming in and going out: password, second factor, link, provider; the session itself. */
export const entering = {
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
        companyName: name(120),
        firstName: name(80),
        lastName: name(80),
        email,
        password: newPassword,
        language,
      }),
    )
    .output(done),
  resendConfirmation: endpoint({
    allow: "anyone",
    limit: emailRequest,
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
    .input(
      z.strictObject({
        token,
        /** The one chosen at registration: `password_needed` asks for it, elsewhere than where one registered. */
        password: z.string().min(1).max(128).optional(),
        /** Where the reader did not choose the one of the registration. */
        newPassword: newPassword.optional(),
      }),
    )
    /** `isSignedIn`: in the browser that registered, which has shown both the address and the password. */
    .output(z.object({ email: z.string(), isSignedIn: z.boolean() })),

  signIn: endpoint({
    allow: "anyone",
    limit: secretGuess("email"),
    method: "POST",
    path: "/sessions",
    summary: "Sign in",
  })
    .input(z.strictObject({ email, password: z.string().min(1).max(128) }))
    .output(entered),
  /** The second factor, once the first was given: a code of the application, or a recovery code. */
  passSecondStep: endpoint({
    allow: "anyone",
    // What is guessed is counted by auth/server/secondStepTries.ts, which knows the account and the device.
    limit: pageView,
    method: "POST",
    path: "/sessions/second-step",
    summary: "Give the second factor",
  })
    .input(proof)
    .output(z.object({ language, codesLeft: z.number().int().nullable() })),
  /** The answer is the same whether or not the address is known. */
  requestMagicLink: endpoint({
    allow: "anyone",
    limit: emailRequest,
    method: "POST",
    path: "/magic-links/requests",
    summary: "Ask for a link to sign in without a password",
  })
    .input(z.strictObject({ email, next: next.optional() }))
    .output(done),
  /** Makes the address that received the link the one of the account. */
  confirmNewEmail: endpoint({
    allow: "anyone",
    limit: linkUse,
    method: "POST",
    path: "/email-changes/confirmations",
    summary: "Confirm a new email address",
  })
    .input(z.strictObject({ token }))
    .output(z.object({ email: z.string() })),
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
        /** An address that the provider gives for the first time, other than the person's. */
        announcedEmail: z.string().nullable(),
        next: z.string(),
        language: language.nullable(),
      }),
    ),
  /**
   * The browser forgets what it keeps for us (Clear-Site-Data), unless `keepsStorage`: another person's answers
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
  /** Keeps the session open: the dialog at 28 minutes calls this. */
  continueSession: endpoint({
    allow: "session",
    beforeSecondFactor: true,
    beforeOwnPassword: true,
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
};
