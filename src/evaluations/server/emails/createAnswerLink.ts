import { mintToken } from "#accounts/server/tokens.ts";
import { signsInHere } from "#people/server/memberships.ts";
import { paths } from "#paths.ts";
import type { EmailCall } from "#platform/server/emails/emailTemplate.ts";
import type { Invitation } from "../queries/invitations.ts";

export interface AnswerLink {
  url: string;
  /** The link opens a session by itself; otherwise the person signs in first. */
  opensSession: boolean;
}

/** Opens a session for the answers alone when the person cannot sign in here yet: one email, not two (§3). */
export async function createAnswerLink(
  { tx, services, companyId }: Pick<EmailCall, "tx" | "services" | "companyId">,
  { evaluation, recipient }: Invitation,
): Promise<AnswerLink> {
  const { id: profileId, userId } = recipient;
  if (!userId || (await signsInHere(tx, recipient)))
    return { url: services.appUrl + paths.answer(evaluation.id), opensSession: false };
  const owner = { userId, companyId, profileId, evaluationId: evaluation.id };
  const token = await mintToken(tx, services, { kind: "answer", ...owner });
  return { url: services.appUrl + paths.answerLink({ token }), opensSession: true };
}
