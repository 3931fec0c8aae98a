import { isAPIError } from "better-auth/api";
import { refuse } from "#platform/errors.ts";
import type { PasswordCheck } from "#platform/server/services.ts";

/**
 * Checks an address and its password, in the same time whether or not the address is known, and opens
 * a session without a company: adopt it or end it. `email_not_confirmed` only after the right password.
 */
export async function checkPassword(
  passwords: PasswordCheck,
  body: { email: string; password: string },
): Promise<{ token: string; userId: string }> {
  try {
    const { token, user } = await passwords.api.signInEmail({ body });
    return { token, userId: user.id };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    refuse(error.body?.code === "EMAIL_NOT_VERIFIED" ? "email_not_confirmed" : "invalid_credentials");
  }
}
