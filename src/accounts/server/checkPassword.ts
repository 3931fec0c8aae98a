import { refuse } from "#platform/errors.ts";
import type { Services } from "#platform/server/services.ts";
import type { Source } from "#platform/server/calls/fairQueue.ts";
import { noPassword, verifyPassword } from "./passwords.ts";
import { findLogin } from "./users.ts";

/**
 * Checks an address and its password: one statement and one hash, whether or not the address is known or has a
 * password. `email_not_confirmed` only after the right password.
 */
export async function checkPassword(
  { db }: Pick<Services, "db">,
  { email, password }: { email: string; password: string },
  source: Source,
): Promise<{ userId: string }> {
  const login = await findLogin(db, email);
  const isRight = await verifyPassword(login?.hash ?? noPassword, password, source);
  if (!login?.hash || !isRight) return refuse("invalid_credentials");
  if (!login.emailVerified) return refuse("email_not_confirmed");
  return { userId: login.userId };
}
