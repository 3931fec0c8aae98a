import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSchema,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { limitedScopes } from "#platform/vocabulary.ts";

/** Accounts are global: an address, a password, a second factor, nothing of a company (§2 of the decisions). */
export const auth = pgSchema("auth");

const moments = {
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
};

export const users = auth.table(
  "users",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    /**
     * Since an administrator set the password: answers and reports stay closed until a link to the address was used
     * (src/auth/README.md).
     */
    addressOwedSince: timestamp("address_owed_since", { withTimezone: true }),
    ...moments,
  },
  // Kept in small letters: one index finds an address, or misses it, in the same way.
  (t) => [
    uniqueIndex("users_email").on(t.email),
    check("users_email_is_small", sql`${t.email} = lower(${t.email})`),
  ],
);

export const sessions = auth.table(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique("sessions_token"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    userAgent: text("user_agent"),
    /** Ours: the company this session works in, and what it is limited to (§3 of the decisions). */
    companyId: uuid("company_id"),
    profileId: uuid("profile_id"),
    scope: text("scope", { enum: ["full", ...limitedScopes] })
      .notNull()
      .default("full"),
    /** What its scope is limited to: the evaluation whose report a « reading » session opens. */
    objectId: uuid("object_id"),
    /** When the person last gave a password or a second factor: what is delicate asks for less than five minutes. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    ...moments,
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_profile").on(t.profileId)],
);

/** An argon2id hash with its cost (accounts/server/passwords.ts). An account without a row has no password. */
export const passwords = auth.table("passwords", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  hash: text("hash").notNull(),
  /** When an administrator set it; the person chooses another before anything else. Null: their own. */
  givenAt: timestamp("given_at", { withTimezone: true }),
  updatedAt: moments.updatedAt,
});

/**
 * Every link of every email, and the wait between a password and its second step: a hash (§3 of the decisions).
 * All are single use but `answer`, whose end is read from its evaluation when it is opened.
 */
export const tokens = auth.table(
  "tokens",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", {
      enum: [
        "confirmation",
        "reset",
        "invitation",
        "magic",
        "entry",
        "second_step",
        "answer",
        "report",
        "email",
        "former_email",
      ],
    }).notNull(),
    hash: text("hash").notNull().unique("tokens_hash"),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    companyId: uuid("company_id"),
    profileId: uuid("profile_id"),
    /** What an `answer` or `report` link leads to. */
    evaluationId: uuid("evaluation_id"),
    /** The address that an `email` link proves, to become the account's; of a `former_email` link, to become it again. */
    email: text("email"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (t) => [
    index("tokens_user_kind").on(t.userId, t.kind),
    index("tokens_profile").on(t.profileId),
    index("tokens_expires").on(t.expiresAt),
  ],
);

/** An application that shows a code every 30 seconds. Without `confirmedAt` it is only being set up. */
export const secondFactors = auth.table("second_factors", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Sealed with a key derived from AUTH_SECRET: the database alone gives no code (accounts/server/seal.ts). */
  secret: text("secret").notNull(),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  /** The 30 seconds of the last code accepted: neither it nor an earlier one opens anything again. */
  lastStep: bigint("last_step", { mode: "number" }),
  /** Tries since `triedSince`, right or wrong; a right one forgets them. */
  tries: integer("tries").notNull().default(0),
  triedSince: timestamp("tried_since", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

export const recoveryCodes = auth.table(
  "recovery_codes",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [unique("recovery_codes_once").on(t.userId, t.hash)],
);

/**
 * The identity of an account elsewhere: an OpenID Connect issuer and its name for the person. The addresses are only
 * shown.
 */
export const identities = auth.table(
  "identities",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    email: text("email").notNull(),
    /** The last other address that the provider vouched for since the link. */
    announcedEmail: text("announced_email"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    unique("identities_subject").on(t.issuer, t.subject),
    // One per issuer and account: the same address under another subject takes nothing over.
    unique("identities_account").on(t.userId, t.issuer),
  ],
);

/**
 * A company made by a registration whose address is not proved yet. The row is deleted with the proof; when another
 * proof comes first, or none in time, the company is deleted too (accounts/server/registrations.ts).
 */
export const registrations = auth.table(
  "registrations",
  {
    companyId: uuid("company_id").primaryKey(),
    profileId: uuid("profile_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index("registrations_user").on(t.userId), index("registrations_created").on(t.createdAt)],
);
