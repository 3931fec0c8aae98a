import { oc } from "@orpc/contract";
import * as z from "zod";
import type { ErrorCode, FieldReason } from "#platform/errors.ts";
import { normalizeEmail, whyNotEmail } from "#platform/emailAddress.ts";
import { withoutInvisible } from "#platform/invisible.ts";
import { hasControl, hasWebAddress } from "#platform/names.ts";
import { languages, limitedScopes, type LimitedScope } from "#platform/vocabulary.ts";
import type { Limit } from "./limits.ts";

/**
 * Who may call an endpoint, before any question about a given object.
 * - anyone: no session needed.
 * - session: any session, however limited.
 * - answering: a full session, or the limited one that a link to answer opens.
 * - reading: a full session, or the limited one that a link to a report opens; handle() refuses it other reports.
 * - signedIn: a full session.
 * - the others name a capability (people/rules.ts).
 */
export const policies = [
  "anyone",
  "session",
  ...limitedScopes,
  "signedIn",
  "evaluate",
  "managePeople",
  "administer",
] as const;
export type Policy = (typeof policies)[number];
export type Capability = Exclude<Policy, "anyone" | "session" | LimitedScope | "signedIn">;

export interface EndpointMeta {
  allow: Policy;
  /** The input field that names an object: an unknown or foreign one answers 404. */
  object?: string;
  /** What an unknown object answers: a session limited to one object gets the same answer for every other. */
  notFound?: ErrorCode;
  /** How often it may be called; required when anyone may (src/app/crossConceptTests/endpoints/everyLimit.db.test.ts). */
  limit?: readonly Limit[];
  /** Callable by an account that must set up a second factor first. */
  beforeSecondFactor?: boolean;
  /** Callable with a password that an administrator set: what it takes to choose one's own. */
  beforeOwnPassword?: boolean;
  /**
   * Changes how one signs in, or shows what answers and reports are about: closed until a person whose password an
   * administrator set has used a link to their address.
   */
  needsProvedAddress?: boolean;
}

interface Route extends EndpointMeta {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  summary: string;
}

/** One call of the product: its address, its policy; input and output follow. */
export const endpoint = ({ method, path, summary, ...meta }: Route) =>
  oc.$meta<EndpointMeta>(meta).route({ method, path, summary });

/** A single line of text, possibly empty: invisible characters removed, trimmed, no control characters. */
export const optionalLine = (max: number) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .trim()
    .max(max)
    .refine((text) => !hasControl(text));

export const line = (max: number) => optionalLine(max).min(1);

/** Paragraphs of text, possibly empty: invisible characters removed, trimmed. */
export const paragraphs = (max: number) => z.string().overwrite(withoutInvisible).trim().max(max);

/** A name that appears in emails to people who do not know Rondo: it contains no web address (platform/names.ts). */
export const name = (max: number) => withoutWebAddress(line(max));
export const optionalName = (max: number) => withoutWebAddress(optionalLine(max));

const withoutWebAddress = (text: z.ZodString) =>
  text.refine((value) => !hasWebAddress(value), { params: { reason: "web_address" satisfies FieldReason } });

/** « Lettres minuscules, chiffres et traits de soulignement » (§5 of docs/specification.md). */
export const slug = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => /^[a-z0-9_]+$/.test(text), { params: { reason: "slug" satisfies FieldReason } });

/** An address, validated as the forms do: refused with the character that it may not hold. */
export const email = z
  .string()
  .overwrite(normalizeEmail)
  .toLowerCase()
  .max(254)
  .check(({ value, issues }) => {
    const wrong = whyNotEmail(value);
    if (wrong)
      issues.push({
        code: "custom",
        input: value,
        params: typeof wrong === "string" ? { reason: wrong } : { ...wrong },
      });
  })
  .pipe(z.email());
export const language = z.enum(languages);
export const nothing = z.strictObject({});
/** Calendar date, no time, in the company's zone. */
export const calendarDate = z.iso.date();
/** Year and month, 2026-08, where the day would say too much. */
export const calendarMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
