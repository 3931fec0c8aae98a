import { describe, expect, test } from "vitest";
import { confirms, whyNotFresh } from "./confirmation.ts";
import {
  resolveArrival,
  isElsewhere,
  findNewAddress,
  vouches,
  whyNotLink,
  type AccountAtAddress,
} from "./arrival.ts";

const verified = { email: "camille@entreprise.example", isVerified: true };
const account: AccountAtAddress = {
  emailVerified: true,
  hasPassword: false,
  hasSecondFactor: false,
  isLinkedElsewhere: false,
};
const refused = (code: string) => ({ kind: "refuse", code });

describe("somebody who comes from a provider", () => {
  test.each([
    [
      "known, whatever the address says now",
      { ...verified, isVerified: false },
      true,
      null,
      { kind: "enter" },
    ],
    [
      "unknown, address not vouched for",
      { ...verified, isVerified: false },
      false,
      account,
      refused("identity_unverified"),
    ],
    [
      "unknown, without an address",
      { email: null, isVerified: true },
      false,
      account,
      refused("identity_unverified"),
    ],
    ["an address that no account has", verified, false, null, refused("identity_unknown")],
    [
      "the same address under another subject",
      verified,
      false,
      { ...account, isLinkedElsewhere: true },
      refused("identity_unknown"),
    ],
    [
      "an account with a password",
      verified,
      false,
      { ...account, hasPassword: true },
      refused("identity_unknown"),
    ],
    [
      "an account with a second factor",
      verified,
      false,
      { ...account, hasSecondFactor: true },
      refused("identity_unknown"),
    ],
    ["an account with no other key", verified, false, account, { kind: "link", forget: false }],
    [
      "an account that somebody opened with this address and never proved",
      verified,
      false,
      { ...account, emailVerified: false, hasPassword: true },
      { kind: "link", forget: true },
    ],
  ] as const)("%s", (_who, claims, known, at, arrival) => {
    expect(resolveArrival(claims, known, at)).toEqual(arrival);
  });
});

test.each([
  [true, true, false, false, null],
  [false, true, false, false, "identity_unverified"],
  [true, false, false, false, "identity_unverified"],
  [true, true, true, false, "identity_taken"],
  [true, true, false, true, "identity_taken"],
])(
  "linking from inside: provider %s, address %s, another's %s, same provider %s → %s",
  (isVerified, emailVerified, byAnother, hasIssuer, code) => {
    expect(whyNotLink({ isVerified }, { emailVerified }, { byAnother, hasIssuer })).toBe(code);
  },
);

describe("a provider announces another address for an identity", () => {
  const [first, second, third] = ["ana.roy@a.example", "ana.gill@a.example", "ana@b.example"];
  test.each([
    ["the one of the link", first, true, null, null],
    ["another one", second, true, null, second],
    ["the one announced already", second, true, second, null],
    ["a third one", third, true, second, third],
    ["the one of the link again", first, true, second, first],
    ["another one that it does not vouch for", second, false, null, null],
    ["none", null, true, null, null],
  ])("%s", (_which, email, isVerified, announcedEmail, expected) => {
    expect(findNewAddress({ email, isVerified }, { email: first, announcedEmail })).toBe(expected);
  });

  test.each([
    [null, first, false],
    [second, first, true],
    [first, "Ana.Roy@a.example", false],
  ])("announced %s beside %s: told %s", (announced, own, told) => {
    expect(isElsewhere(announced, own)).toBe(told);
  });
});

describe("a provider vouches for an address", () => {
  const own = "https://identite.example";
  const google = "https://accounts.google.com";
  const microsoft = "https://login.microsoftonline.com/contoso/v2.0";
  test.each([
    [own, { email_verified: true }, true],
    [own, { email_verified: "true" }, false],
    [own, { email_verified: 1 }, false],
    [own, { email_verified: false }, false],
    [own, {}, false],
    [google, { email: "a@gmail.com", email_verified: true }, true],
    [google, { email: "a@entreprise.example", email_verified: true }, false],
    [google, { email: "a@entreprise.example", email_verified: true, hd: "entreprise.example" }, true],
    [google, { email: "a@gmail.com.entreprise.example", email_verified: true }, false],
    [google, { email: "a@gmail.com", email_verified: false, hd: "gmail.com" }, false],
    [microsoft, { email_verified: true }, false],
    [microsoft, { xms_edov: true }, true],
    [microsoft, { xms_edov: "1" }, true],
    [microsoft, { xms_edov: false }, false],
  ])("%s, %j: %s", (issuer, claims, word) => expect(vouches(issuer, claims)).toBe(word));
});

describe("a fresh confirmation", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  const ago = (ms: number) => new Date(now.getTime() - ms);
  test.each([
    [null, "confirmation_needed"],
    [ago(0), null],
    [ago(5 * 60_000 - 1), null],
    [ago(5 * 60_000), "confirmation_needed"],
  ])("given at %s: %s", (at, code) => expect(whyNotFresh(at, now)).toBe(code));

  test.each([
    ["password", true, false, true],
    ["second_factor", true, true, true],
    ["link", true, false, false],
    ["link", false, true, false],
    ["link", false, false, true],
    ["provider", true, true, false],
    ["provider", false, false, true],
  ] as const)(
    "by %s, with a password %s and a second factor %s: %s",
    (proof, password, secondFactor, does) => {
      expect(confirms(proof, { password, secondFactor })).toBe(does);
    },
  );
});
