import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { refuse } from "#platform/errors.ts";
import { readDevice } from "#platform/server/http/knownDevice.ts";
import { toNetwork } from "#platform/server/calls/limits.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { makeFairQueue, type Source } from "#platform/server/calls/fairQueue.ts";
import { whyNotPassword, type PasswordContext } from "../rules.ts";

const derive = promisify(argon2) as (algorithm: "argon2id", parameters: Argon2Parameters) => Promise<Buffer>;

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/**
 * Each hash takes a core and 19 MiB: a storm of sign-ins must not starve other requests, one source must not starve the
 * others, and unknown sources must not starve known accounts (docs/decisions/0049).
 */
export const hashingQueue = makeFairQueue({ maxConcurrent: 2, waiting: 50 });

/** Who waits in the hashing queue: a device known to the account, else the network of a visitor. */
export function visitorSource(
  { address, request, services: { keys } }: Pick<RequestContext, "address" | "request" | "services">,
  email?: string,
): Source {
  const device = email === undefined ? null : readDevice(request, email, keys);
  return device ? { name: `device ${device}` } : { name: `network ${toNetwork(address)}`, isStranger: true };
}

/** The source of a request that has a session. */
export const accountSource = ({ userId }: { userId: string }): Source => ({ name: `account ${userId}` });

/** « argon2id$memory$passes$salt$tag »: the cost travels with the hash, so that it can grow later. */
export async function hashPassword(password: string, source: Source): Promise<string> {
  const nonce = randomBytes(16);
  const message = password.normalize("NFKC");
  const tag = await hashingQueue.run(source, () => derive("argon2id", { ...cost, message, nonce }));
  return ["argon2id", cost.memory, cost.passes, nonce.toString("base64url"), tag.toString("base64url")].join(
    "$",
  );
}

/** In place of a hash that is not there: as long to check, and no password fits it but by chance of 2^-256. */
export const noPassword = [
  "argon2id",
  cost.memory,
  cost.passes,
  randomBytes(16).toString("base64url"),
  randomBytes(cost.tagLength).toString("base64url"),
].join("$");

export async function verifyPassword(hash: string, password: string, source: Source): Promise<boolean> {
  const [algorithm, memory, passes, nonce, expected] = hash.split("$");
  if (algorithm !== "argon2id" || !nonce || !expected) return false;
  const parameters = {
    ...cost,
    memory: Number(memory),
    passes: Number(passes),
    message: password.normalize("NFKC"),
    nonce: Buffer.from(nonce, "base64url"),
  };
  const tag = await hashingQueue.run(source, () => derive("argon2id", parameters));
  return timingSafeEqual(tag, Buffer.from(expected, "base64url"));
}

export function refuseWeakPassword(password: string, context: PasswordContext): void {
  const reason = whyNotPassword(password, context);
  if (reason) refuse("weak_password", { password: { reason } });
}
