import { findToken } from "#accounts/server/tokens.ts";
import type { Place } from "#auth/server/entrance.ts";
import { refuse } from "#platform/errors.ts";
import type { Services } from "#platform/server/services.ts";

/**
 * Resolves a link to answer to its person and evaluation. The link is not consumed; the caller checks whether it is
 * still valid.
 */
export async function readAnswerToken(
  services: Services,
  secret: string,
): Promise<{ place: Place; evaluationId: string }> {
  const token = await findToken(services.db, secret);
  const { userId, companyId, profileId, evaluationId } = token ?? {};
  if (token?.kind !== "answer" || !userId || !companyId || !profileId || !evaluationId)
    return refuse("invalid_token");
  // Ended since, by its owner, who has taken the account's address back.
  if (token.usedAt) return refuse("used_token");
  return { place: { userId, companyId, profileId }, evaluationId };
}
