import { describe, expect, test } from "vitest";
import { isLoopback, mailMode, mayHaveDemonstration, whyNotStartWithoutMail } from "./perimeter.ts";

test.each([
  ["http://localhost:3000", true],
  ["http://LOCALHOST", true],
  ["http://rondo.localhost:3000", true],
  ["http://127.0.0.1:3000", true],
  ["http://127.1", true],
  ["http://2130706433", true],
  ["http://[::1]:3000", true],
  ["https://localhost", true],
  ["http://0.0.0.0:3000", false],
  ["http://192.168.0.7:3000", false],
  ["http://localhost.example", false],
  ["http://notlocalhost", false],
  ["http://127.0.0.1.example", false],
  ["http://localhost@rondo.example", false],
])("%s leads to this machine only: %s", (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

describe("mail", () => {
  const here = { appUrl: "http://localhost:3000", smtpUrl: undefined, holdsMail: false, production: false };
  const smtpUrl = "smtp://mail";
  test.each([
    ["this machine, no mail server", here, "mailbox"],
    ["this machine, a mail server", { ...here, smtpUrl }, "send"],
    ["this machine, MAIL=hold", { ...here, holdsMail: true }, "hold"],
    ["this machine, in production", { ...here, production: true }, "hold"],
    ["an address of others, a mail server", { ...here, appUrl: "https://rondo.example", smtpUrl }, "send"],
    ["an address of others, MAIL=hold", { ...here, appUrl: "http://rondo.example", holdsMail: true }, "hold"],
  ])("%s", (_case, settings, expected) => {
    expect(whyNotStartWithoutMail(settings)).toBeNull();
    expect(mailMode(settings)).toBe(expected);
  });

  test.each([
    ["an address of others", { ...here, appUrl: "https://rondo.example" }],
    ["an address of the network", { ...here, appUrl: "http://192.168.0.7:3000" }],
    ["this machine behind HTTPS, which something else ends", { ...here, appUrl: "https://localhost" }],
  ])("%s without a mail server: no start, no mailbox", (_case, settings) => {
    expect(whyNotStartWithoutMail(settings)).toMatch(/^SMTP_URL .*MAIL=hold.*\.$/);
    expect(mailMode(settings)).toBe("hold");
  });
});

test.each([
  ["http://localhost:3000", undefined, true],
  ["http://localhost:3000", true, true],
  ["https://rondo.example", undefined, false],
  ["https://rondo.example", false, false],
  ["https://rondo.example", true, true],
])("demonstration accounts at %s with DEMO %s: %s", (appUrl, demo, expected) => {
  expect(mayHaveDemonstration({ appUrl, demo })).toBe(expected);
});
