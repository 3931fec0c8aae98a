import { mintLink } from "#accounts/server/tokens.ts";
import { paths } from "#paths.ts";
import { signsInHere } from "#people/server/memberships.ts";
import type { EmailCall } from "#platform/server/emails/emailTemplate.ts";

type Reader = Parameters<typeof signsInHere>[1];

/**
 * The address of the report for an account with a password; otherwise a link that opens it once (§3 of the
 * decisions).
 */
export async function createReportLink(
  { tx, services, companyId, recipientProfileId: profileId, queuedAt }: EmailCall,
  reader: Reader,
  evaluationId: string,
): Promise<{ url: string; servesOnce: boolean }> {
  const { userId } = reader;
  if (!userId || !profileId || (await signsInHere(tx, reader)))
    return { url: services.appUrl + paths.report(evaluationId), servesOnce: false };
  const owner = { kind: "report", userId, companyId, profileId, evaluationId } as const;
  const token = await mintLink(tx, services, owner, queuedAt);
  return { url: services.appUrl + paths.reportLink({ token }), servesOnce: true };
}
