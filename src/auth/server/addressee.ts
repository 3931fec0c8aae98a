import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "#accounts/server/seal.ts";
import type { Services } from "#platform/server/services.ts";

/** The person to whom an email was sent, and the evaluation that its link leads to. */
export interface Addressee {
  companyId: string;
  profileId: string;
  evaluationId: string | null;
}
type Keys = Pick<Services, "keys">;

const nobody = "00000000-0000-0000-0000-000000000000";
const idBytes = 16;
/** 128 bits of the keyed hash, in base64url. */
const macLength = 22;
const idsLength = (3 * idBytes * 4) / 3;

const computeMac = ({ keys }: Keys, ids: string) =>
  keyedHash(keys.secret, "addressee", ids).slice(0, macLength);

/** Signs the addressee of a link for its address. It opens nothing and starts no session: it says only whose the link is. */
export function signAddressee(services: Keys, { companyId, profileId, evaluationId }: Addressee): string {
  const hex = [companyId, profileId, evaluationId ?? nobody].join("").replaceAll("-", "");
  const ids = Buffer.from(hex, "hex").toString("base64url");
  return ids + computeMac(services, ids);
}

/** Null for what this installation did not sign, such as the secret of any other link. */
export function readAddressee(services: Keys, text: string): Addressee | null {
  if (!/^[\w-]+$/.test(text) || text.length !== idsLength + macLength) return null;
  const ids = text.slice(0, idsLength);
  const mac = Buffer.from(text.slice(idsLength));
  if (!timingSafeEqual(mac, Buffer.from(computeMac(services, ids)))) return null;
  const hex = Buffer.from(ids, "base64url").toString("hex");
  const [companyId, profileId, evaluationId] = [0, 1, 2].map((at) =>
    toUuid(hex.slice(at * 32, at * 32 + 32)),
  );
  if (!companyId || !profileId || !evaluationId) return null;
  return { companyId, profileId, evaluationId: evaluationId === nobody ? null : evaluationId };
}

const toUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
