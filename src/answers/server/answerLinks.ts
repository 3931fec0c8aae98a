import { findToken } from "#accounts/server/tokens.ts";
import type { Place } from "#auth/server/entrance.ts";
import { refuse } from "#platform/errors.ts";
import type { Services } from "#platform/server/services.ts";

/** Whose a link to answer is, and to which evaluation. It is not used up: whether it still opens is asked of both. */
export async function readAnswerToken(
  services: Services,
  secret: string,
): Promise<{ place: Place; evaluationId: string }> {
  const token = await findToken(services.db, secret);
  const { userId, companyId, profileId, evaluationId } = token ?? {};
  if (token?.kind !== "answer" || !userId || !companyId || !profileId || !evaluationId)
    return refuse("invalid_token");
  return { place: { userId, companyId, profileId }, evaluationId };
}
