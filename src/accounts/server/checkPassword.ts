import { AsyncLocalStorage } from "node:async_hooks";
import { isAPIError } from "better-auth/api";
import { refuse } from "#platform/errors.ts";
import type { Services } from "#platform/server/services.ts";
import type { Source } from "#platform/server/turns.ts";
import { findUserByEmail } from "./users.ts";

/** Better Auth calls our hashing functions without a context: the source of the hash travels beside it. */
const sources = new AsyncLocalStorage<Source>();
export const currentSource = (): Source => sources.getStore() ?? { name: "unnamed", isStranger: true };

/**
 * Checks an address and its password, in the same time whether or not the address is known, and opens
 * a session without a company: adopt it or end it. `email_not_confirmed` only after the right password.
 */
export async function checkPassword(
  { db, newId, passwords }: Pick<Services, "db" | "newId" | "passwords">,
  body: { email: string; password: string },
  source: Source,
): Promise<{ token: string; userId: string }> {
  // Better Auth looks for the password of a known account only: for the others it is asked to here, by the same means,
  // since a statement of ours takes 0.2 ms less (docs/decisions/0030).
  if (!(await findUserByEmail(db, body.email)))
    await (await passwords.$context).internalAdapter.findAccounts(newId());
  try {
    const { token, user } = await sources.run(source, () => passwords.api.signInEmail({ body }));
    return { token, userId: user.id };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    refuse(error.body?.code === "EMAIL_NOT_VERIFIED" ? "email_not_confirmed" : "invalid_credentials");
  }
}
