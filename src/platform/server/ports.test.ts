import { expect, test } from "vitest";
import { providePorts, declarePorts, requireProviders } from "./ports.ts";

test("a start without the answers to declared ports fails and names the concept; with them it does not", () => {
  const ports = declarePorts<{ double: (count: number) => number }>("arithmetic");
  expect(() => requireProviders()).toThrow(/the ports of .*arithmetic/);
  providePorts(ports, { double: (count) => count * 2 });
  expect(ports.double(2)).toBe(4);
  expect(() => requireProviders()).not.toThrow(/arithmetic/);
});
