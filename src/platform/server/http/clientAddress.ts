import { BlockList, isIP } from "node:net";

export type IsTrusted = (address: string) => boolean;

/** « 10.0.0.0/8, 192.0.2.7 » as a question; throws on what is no address. */
export function trustedProxies(list: string): IsTrusted {
  const block = new BlockList();
  for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix !== undefined && !/^\d+$/.test(prefix)) throw new RangeError(`${entry} is no network`);
    if (prefix === undefined) block.addAddress(address, family);
    else block.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) > 0 && block.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** An IPv4 address that arrives on an IPv6 socket is written as IPv4. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * Where a request comes from: the other end of the socket. Any client can write X-Forwarded-For, so it is read only
 * when the socket is a proxy that the configuration names, from the right, up to the first address that is not one.
 */
export function clientAddress(socket: string, forwardedFor: string | null, isTrusted: IsTrusted): string {
  const hops = (forwardedFor ?? "").split(",").map(plain);
  let address = plain(socket);
  while (isTrusted(address)) {
    const before = hops.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}
