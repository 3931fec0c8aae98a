import type { Token } from "#accounts/server/tokens.ts";
import { findUser } from "#accounts/server/users.ts";
import { listOwnProfiles, type OwnProfile } from "#people/server/memberships.ts";
import { hasJoined } from "#people/rules/joining.ts";
import { toNextValues } from "#paths.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { buildConfirmationEmail } from "./accounts.ts";
import { toAddressee, type AccountEmail, type AccountEmailKind } from "./accountEmails.ts";
import { authPorts } from "./ports.ts";
import type { LinkKind } from "../vocabulary.ts";

/**
 * The email that replaces an old link: of the same kind, to the same place, signed by the same company; null when
 * there is nothing left to open.
 */
export async function buildReplacementEmail(
  services: Services,
  token: Token,
  next: string | undefined,
): Promise<AccountEmail | null> {
  const { db } = services;
  const { kind, evaluationId } = token;
  // A second step has no email: the person signs in again. Another address is asked for in the settings, once signed in.
  // A former address is not written to again: the email that carried its link is the only one.
  if (kind === "second_step" || kind === "email" || kind === "former_email") return null;
  const user = await findUser(db, token.userId);
  const own = await listOwnProfiles(db, token.userId);
  const profile = own.find(({ id, isActive }) => id === token.profileId && isActive);
  if (!user || !profile) return null;
  const to = toAddressee(profile);
  if (kind === "answer" || kind === "report") {
    if (!evaluationId || !(await canStillOpen(services, kind, { ...to, evaluationId }))) return null;
    return { to, evaluationId, kind: `${conceptByKind[kind]}.newLink` };
  }
  if (kind === "confirmation" || (!user.emailVerified && hasJoined(profile)))
    return buildConfirmationEmail({ user, profiles: [profile] });
  return { to, kind: chooseEmailKind(kind, profile), ...toNextValues(next) };
}

const canStillOpen = (
  { db, now }: Services,
  kind: LinkKind,
  at: { companyId: string; profileId: string; evaluationId: string },
): Promise<boolean> =>
  asTenant(db, at, (tx) => authPorts.linkedEvaluations.canStillOpen(tx, { ...at, kind, now: now() }));

const conceptByKind = { answer: "evaluations", report: "reports" } as const;

function chooseEmailKind(
  kind: "reset" | "magic" | "entry" | "invitation",
  profile: OwnProfile,
): AccountEmailKind | "people.newLink" {
  if (kind === "reset") return "auth.reset";
  if (kind === "magic" || kind === "entry") return "auth.magicLink";
  return hasJoined(profile) ? "auth.alreadyRegistered" : "people.newLink";
}
