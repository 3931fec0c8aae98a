import { expect, test } from "vitest";
import { refuse, Refusal } from "#platform/errors.ts";
import { makeRecentRefusals } from "./recentRefusals.ts";

const catchCode = (work: () => void) => {
  try {
    work();
    return "passes";
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  }
};

test("what was one too many is refused again without a look, for two seconds at most, there and for that session alone", async () => {
  let at = 0;
  const recentRefusals = makeRecentRefusals(() => at);
  const tooMany = () =>
    recentRefusals.at("PUT /check", "a").counted(async () => refuse("too_many_requests", undefined, 40));
  await expect(tooMany()).rejects.toThrow("too_many_requests");
  const check = (address: string, session: string | null) =>
    catchCode(recentRefusals.at(address, session).check);
  expect(check("PUT /check", "a")).toBe("too_many_requests");
  expect(check("PUT /check", "b")).toBe("passes");
  expect(check("GET /list", "a")).toBe("passes");
  at = 2_000;
  expect(check("PUT /check", "a")).toBe("passes");
});

test("other refusals shut nothing, nor do calls without a session", async () => {
  const recentRefusals = makeRecentRefusals(() => 0);
  const refused = async (session: string | null, code: "not_found" | "too_many_requests") =>
    expect(recentRefusals.at("GET /a", session).counted(async () => refuse(code))).rejects.toThrow(code);
  await refused("a", "not_found");
  await refused(null, "too_many_requests");
  expect(catchCode(recentRefusals.at("GET /a", "a").check)).toBe("passes");
  expect(catchCode(recentRefusals.at("GET /a", null).check)).toBe("passes");
  expect(await recentRefusals.at("GET /a", "a").counted(async () => 1)).toBe(1);
});
