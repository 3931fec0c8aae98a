import * as z from "zod";
import { email, endpoint, nothing } from "#platform/contract/endpoint.ts";
import { ownEmail, ownPassword, ownSecretGuess } from "#platform/contract/limits.ts";
import { done, newPassword, recoveryCodes, typedCode } from "./fields.ts";

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
  identities: z.array(
    z.object({
      id: z.uuid(),
      provider: z.string(),
      /** The last address that the provider gave; again where it has changed since the link. */
      email: z.string(),
      announcedEmail: z.string().nullable(),
      since: moment,
    }),
  ),
  /** Providers that are not linked yet. */
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Security = z.infer<typeof Security>;

/** How one signs in, and where: seen and changed by oneself. */
export const security = {
  /** How one signs in, and where one is signed in. */
  security: endpoint({
    allow: "signedIn",
    beforeSecondFactor: true,
    beforeOwnPassword: true,
    method: "GET",
    path: "/security",
    summary: "How one signs in, and where",
  })
    .input(nothing)
    .output(Security),
  /** Opens, for five minutes, what changes how one signs in. */
  confirmIdentity: endpoint({
    allow: "signedIn",
    limit: ownSecretGuess,
    beforeSecondFactor: true,
    beforeOwnPassword: true,
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
    limit: ownPassword,
    beforeSecondFactor: true,
    beforeOwnPassword: true,
    method: "PUT",
    path: "/passwords/current",
    summary: "Change or choose one's password",
  })
    .input(z.strictObject({ password: newPassword }))
    .output(done),
  /** Sends a link to the address, which becomes one's own once the link is used. The answer is the same for any address. */
  changeEmail: endpoint({
    allow: "signedIn",
    limit: ownEmail,
    needsProvedAddress: true,
    method: "POST",
    path: "/email-changes",
    summary: "Ask to change one's email address",
  })
    .input(z.strictObject({ email }))
    .output(done),
  beginSecondFactor: endpoint({
    allow: "signedIn",
    beforeSecondFactor: true,
    needsProvedAddress: true,
    method: "POST",
    path: "/second-factor",
    summary: "Begin to set up a second factor",
  })
    .input(nothing)
    .output(z.object({ qrCode: z.string(), key: z.string() })),
  confirmSecondFactor: endpoint({
    allow: "signedIn",
    beforeSecondFactor: true,
    needsProvedAddress: true,
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
    needsProvedAddress: true,
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
