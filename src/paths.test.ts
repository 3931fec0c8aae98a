import { describe, expect, test } from "vitest";
import { toNextValues, paths, chooseNextPath } from "./paths.ts";

const id = "3f0c7a52-7d0e-4b5c-9a39-6c1f1f0f0a11";

describe("after signing in, somebody is sent back", () => {
  test.each([
    "/user/dashboard",
    "/profile",
    "/profile/security",
    "/app/evaluations?search=%22lea%22&size=100",
    `/app/evaluations/${id}/edit?step=2`,
    `/eval/evaluations/${id}?q=12`,
    "/admin/weight-matrix",
  ])("to %s", (next) => expect(chooseNextPath(next)).toBe(next));
});

const bypasses = [
  "/auth/welcome",
  "/auth/login?next=%2Fuser",
  `/auth/welcome?magic=${"a".repeat(43)}`,
  `/auth/welcome?to=${"a".repeat(85)}`,
  `/auth/welcome?to=${"a".repeat(86)}&next=https://evil.example`,
  `/auth/welcome?to=${"a".repeat(86)}&magic=${"a".repeat(43)}`,
  `/auth/welcome/?to=${"a".repeat(86)}`,
  `//auth/welcome?to=${"a".repeat(86)}`,
  "",
  " ",
  "/",
  "//",
  "///",
  "https://evil.example",
  "http:evil.example",
  "HTTPS://EVIL.EXAMPLE",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/ /evil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d%0aLocation:https://evil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/%2e%2e//evil.example",
  "/.evil.example",
  "/..//evil.example",
  "/../evil.example",
  "/user/..//evil.example",
  "/user/../../evil.example",
  "/user/%2e%2e/%2fevil.example",
  "/user//evil.example",
  "/user/\\evil.example",
  "/user@evil.example",
  "/@evil.example",
  "@evil.example",
  "user/dashboard",
  "./user/dashboard",
  "evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:x",
  "file:///etc/passwd",
  "/user/dashboard#//evil.example",
  "/user/dashboard#javascript:x",
  "/user;@evil.example",
  "/user:443",
  "/user?next=https://evil.example",
  "/user?next=//evil.example",
  "/user?x=<script>",
  "/user?x='\"",
  "/auth/login",
  "/auth/login?next=//evil.example",
  "/auth/callback?code=x",
  "/rpc/auth/signOut",
  "/api/v1/viewer",
  "/dev/mailbox",
  "/userevil.example",
  "/user.evil.example",
  "/üser",
  "/user\u2028/x",
  "/user\u0000",
  "/user/%00",
  "//user/dashboard",
  "https:/user",
  "https:user",
  "/https://evil.example",
  "http://localhost@evil.example",
  `/user/${"a".repeat(3000)}`,
];

const to = "Aa0_-".repeat(17) + "z";
test.each([
  paths.welcome({ to, next: `/eval/evaluations/${id}` }),
  paths.welcome({ to, next: "/app/evaluations?search=léa&size=100" }),
  paths.welcome({ to }),
])("by whatever way one signs in, the link that names its addressee is read again: %s", (link) => {
  expect(chooseNextPath(link)).toBe(link);
  expect(toNextValues(link)).toEqual({ next: link });
  expect(
    new URL(paths.secondStep(toNextValues(link)), "https://rondo.example").searchParams.get("next"),
  ).toBe(link);
});

describe("and nowhere else", () => {
  test.each(bypasses)("not to %j", (next) => expect(chooseNextPath(next)).toBe(paths.dashboard()));
  test("not to nothing", () => {
    expect([chooseNextPath(null), chooseNextPath(undefined)]).toEqual([paths.dashboard(), paths.dashboard()]);
    expect(bypasses.length).toBeGreaterThanOrEqual(60);
  });
});
