import { describe, expect, test } from "vitest";
import { clientAddress, trustedProxies } from "./clientAddress.ts";
import { toNetwork } from "../calls/limits.ts";

const nobody = trustedProxies("");
const balancer = trustedProxies("10.0.0.0/8, 2001:db8::/32");

describe("where a request comes from", () => {
  test.each([
    ["the socket, when no proxy is named", "203.0.113.9", "198.51.100.1", nobody, "203.0.113.9"],
    ["the socket, when it is not one of the proxies", "203.0.113.9", "198.51.100.1", balancer, "203.0.113.9"],
    ["what the proxy saw", "10.1.2.3", "198.51.100.1", balancer, "198.51.100.1"],
    ["not what the visitor wrote before it", "10.1.2.3", "1.1.1.1, 198.51.100.1", balancer, "198.51.100.1"],
    ["through two proxies", "10.1.2.3", "1.1.1.1, 198.51.100.1, 10.9.9.9", balancer, "198.51.100.1"],
    ["the proxy itself, when it says nothing", "10.1.2.3", null, balancer, "10.1.2.3"],
    ["the proxy itself, when it talks nonsense", "10.1.2.3", "unknown", balancer, "10.1.2.3"],
    ["IPv4 inside IPv6", "::ffff:10.1.2.3", "::ffff:198.51.100.1", balancer, "198.51.100.1"],
    ["a proxy of IPv6", "2001:db8::5", "198.51.100.1", balancer, "198.51.100.1"],
  ])("%s", (_case, socket, forwardedFor, isTrusted, expected) => {
    expect(clientAddress(socket, forwardedFor, isTrusted)).toBe(expected);
  });

  test("one network of IPv6 counts as one address", () => {
    expect(toNetwork("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
    expect(toNetwork("2001:0DB8:0001::6")).toBe("2001:db8:1:0");
    expect(toNetwork("2001:db8::1%eth0")).toBe("2001:db8:0:0");
    expect(toNetwork("203.0.113.9")).toBe("203.0.113.9");
  });

  test.each(["10.0.0.0/99", "balancer.example", "10.0.0.0/"])("« %s » is no network", (entry) => {
    expect(() => trustedProxies(entry)).toThrow();
  });
});
