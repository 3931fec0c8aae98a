import type * as z from "zod";
import { ensureUser } from "#accounts/server/users.ts";
import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import type { Language } from "#platform/texts.ts";
import type { Invitation } from "../contract.ts";
import { isAdminWith, noStanding, whyNotGiveRole, type Standing } from "../rules.ts";
import type { ChangeContext } from "./changePerson.ts";
import type { Invited } from "./invitations.ts";
import { insertProfileOnce, requireProfileRow } from "./queries.ts";

/**
 * Makes the person; null when the company knows the address already. The caller records the first role (roleGrants.ts)
 * and queues the invitation.
 */
export async function addInvitedPerson(
  context: ChangeContext,
  input: z.infer<typeof Invitation>,
  companyLanguage: Language,
): Promise<(Invited & { after: Standing }) | null> {
  const { tx, actor, services } = context;
  const { companyId } = actor;
  const { email, firstName, lastName = "", role = "user", directManagerId = null, jobTitle } = input;
  const language = input.language ?? companyLanguage;
  refuseIf(whyNotGiveRole(actor, role));
  if (directManagerId) await requireProfileRow(tx, companyId, directManagerId);

  const user = await ensureUser(tx, services, email);
  const id = services.newId();
  const after = { role, isAdmin: isAdminWith(role, noStanding) };
  const isNew = await insertProfileOnce(tx, {
    companyId,
    id,
    userId: user.id,
    firstName,
    lastName,
    email,
    ...after,
    directManagerId,
    jobTitle: jobTitle || null,
    language,
    createdAt: services.now(),
  });
  if (!isNew) return null;
  await audit(tx, context, {
    action: "people.invite",
    objectType: "profile",
    objectId: id,
    details: { role },
  });
  return { companyId, id, email, language, after };
}
