import { expect, test } from "vitest";
import { answerPorts, declarePorts, requireAnswers } from "./ports.ts";

test("a start without the answers to declared ports fails and names the concept; with them it does not", () => {
  const ports = declarePorts<{ double: (count: number) => number }>("arithmetic");
  expect(() => requireAnswers()).toThrow(/the ports of .*arithmetic/);
  answerPorts(ports, { double: (count) => count * 2 });
  expect(ports.double(2)).toBe(4);
  expect(() => requireAnswers()).not.toThrow(/arithmetic/);
});
