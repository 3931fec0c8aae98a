import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { refuse } from "#platform/errors.ts";
import { whyNotPassword, type PasswordContext } from "../rules.ts";

const derive = promisify(argon2) as (algorithm: "argon2id", parameters: Argon2Parameters) => Promise<Buffer>;

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** « argon2id$memory$passes$salt$tag »: the cost travels with the hash, so that it can grow later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { ...cost, message: password.normalize("NFKC"), nonce });
  return ["argon2id", cost.memory, cost.passes, nonce.toString("base64url"), tag.toString("base64url")].join(
    "$",
  );
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [algorithm, memory, passes, nonce, expected] = hash.split("$");
  if (algorithm !== "argon2id" || !nonce || !expected) return false;
  const tag = await derive("argon2id", {
    ...cost,
    memory: Number(memory),
    passes: Number(passes),
    message: password.normalize("NFKC"),
    nonce: Buffer.from(nonce, "base64url"),
  });
  return timingSafeEqual(tag, Buffer.from(expected, "base64url"));
}

export function refuseWeakPassword(password: string, context: PasswordContext): void {
  const reason = whyNotPassword(password, context);
  if (reason) refuse("weak_password", { password: { reason } });
}
