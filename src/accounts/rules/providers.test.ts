import { describe, expect, test } from "vitest";
import { parseDevice } from "./device.ts";
import { readProviders } from "./providers.ts";

const any = { ISSUER: "https://identite.example", CLIENT_ID: "rondo", CLIENT_SECRET: "secret" };
const microsoft = {
  MICROSOFT_CLIENT_ID: "a",
  MICROSOFT_CLIENT_SECRET: "b",
  MICROSOFT_TENANT: "contoso.example",
};

describe("the providers of an installation", () => {
  test("are none when nothing is configured", () => {
    expect(readProviders({})).toEqual({ providers: [], problems: [] });
  });
  test("are Google and Microsoft by their presets, and any other by its address", () => {
    const { providers, problems } = readProviders({
      ...any,
      NAME: "Portail",
      GOOGLE_CLIENT_ID: "a",
      GOOGLE_CLIENT_SECRET: "b",
      ...microsoft,
    });
    expect(problems).toEqual([]);
    expect(providers.map(({ id, name, issuer }) => [id, name, issuer])).toEqual([
      ["google", "Google", "https://accounts.google.com"],
      ["microsoft", "Microsoft", "https://login.microsoftonline.com/contoso.example/v2.0"],
      ["oidc", "Portail", "https://identite.example"],
    ]);
  });
  test.each([
    [{ ...any, ISSUER: "http://127.0.0.1:4000" }, []],
    [{ ...any, ISSUER: "http://localhost:4000" }, []],
    [
      { ...any, ISSUER: "http://identite.example" },
      ["OIDC_ISSUER doit être une adresse https:// (http:// seulement sur cette machine)."],
    ],
    [
      { ...any, ISSUER: "identite" },
      ["OIDC_ISSUER doit être une adresse https:// (http:// seulement sur cette machine)."],
    ],
    [
      { GOOGLE_CLIENT_ID: "a" },
      [
        "OIDC_GOOGLE_CLIENT_SECRET manque : la connexion par Google demande OIDC_GOOGLE_CLIENT_ID, OIDC_GOOGLE_CLIENT_SECRET.",
      ],
    ],
    [
      { ...microsoft, MICROSOFT_TENANT: "common" },
      ["OIDC_MICROSOFT_TENANT doit nommer une seule organisation : ailleurs, une adresse ne prouve rien."],
    ],
  ])("%j has the problems %j", (variables, problems) => {
    const read = readProviders(variables);
    expect(read.problems).toEqual(problems);
    expect(read.providers).toHaveLength(problems.length === 0 ? 1 : 0);
  });
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
    "Chrome",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/17.1 Safari/605.1",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1 CriOS/119.0 Mobile Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36",
    "Chrome",
    "Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0", "Firefox", "Linux"],
  ["curl/8.0", null, null],
  [null, null, null],
])("%s is shown as %s on %s", (userAgent, browser, system) => {
  expect(parseDevice(userAgent)).toEqual({ browser, system });
});
