import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** One key per purpose, all from AUTH_SECRET: what is sealed for one opens for no other. */
type Purpose = "second factor" | "recovery codes" | "provider" | "addressee";

const keys = new Map<string, Buffer>();
function keyFor(secret: string, purpose: Purpose): Buffer {
  const known = keys.get(`${purpose}:${secret}`);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", `rondo ${purpose} v1`, 32));
  keys.set(`${purpose}:${secret}`, key);
  return key;
}

/** AES-256-GCM. `bound` names whose it is: moved to another row, it no longer opens. */
export function seal(secret: string, purpose: Purpose, bound: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), nonce).setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return ["v1", nonce, cipher.getAuthTag(), sealed]
    .map((part) => (typeof part === "string" ? part : part.toString("base64url")))
    .join(".");
}

/** What was sealed, or null when it was not by us, for this purpose and this owner. */
export function unseal(secret: string, purpose: Purpose, bound: string, sealed: string): string | null {
  const [version, nonce, tag, text] = sealed.split(".");
  if (version !== "v1" || !nonce || !tag || text === undefined) return null;
  try {
    const decipher = createDecipheriv(
      "aes-256-gcm",
      keyFor(secret, purpose),
      Buffer.from(nonce, "base64url"),
      {
        authTagLength: 16,
      },
    )
      .setAAD(Buffer.from(bound))
      .setAuthTag(Buffer.from(tag, "base64url"));
    return decipher.update(Buffer.from(text, "base64url"), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** A hash that the database alone cannot try out: a recovery code is short enough to be guessed otherwise. */
export const keyedHash = (secret: string, purpose: Purpose, text: string): string =>
  createHmac("sha256", keyFor(secret, purpose)).update(text).digest("base64url");
