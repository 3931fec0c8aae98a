import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Database } from "#platform/server/database.ts";
import { credentials, sessions, users, verifications } from "../tables.ts";
import { currentSource } from "./checkPassword.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

/**
 * Better Auth behind our own endpoints (docs/decisions/0008): it checks passwords (alike for known and
 * unknown addresses), and nothing else. Its HTTP handler and its client are not used.
 */
export const makeBetterAuth = ({ db, secret, appUrl }: { db: Database; secret: string; appUrl: string }) =>
  betterAuth({
    baseURL: appUrl,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    advanced: { database: { generateId: () => crypto.randomUUID() } },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      password: {
        hash: (password) => hashPassword(password, currentSource()),
        verify: ({ hash, password }) => verifyPassword(hash, password, currentSource()),
      },
    },
    session: { expiresIn: 30 * 60, cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
  });
