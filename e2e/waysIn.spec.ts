import type { Browser, Page } from "@playwright/test";
import { HOTP, Secret } from "otpauth";
import { computeStep } from "../src/accounts/rules/secondFactor.ts";
import { paths } from "../src/paths.ts";
import { startIdentityProvider, type IdentityProvider } from "../src/platform/testing/identityProvider.ts";
import { createCompany, newPage, buildUniqueAddress, password } from "./accounts.ts";
import { createCaller } from "./calling.ts";
import { readLink } from "./mailServer.ts";
import type { Rondo } from "./product.ts";
import { expect, expectAccessible, test as base } from "./rondo.ts";
import { toPattern, getWords } from "./words.ts";

const words = getWords("fr");
const { auth: t, security: s } = words;

/** A provider beside the product. */
const test = base.extend<{ portal: IdentityProvider }>({
  // oxlint-disable-next-line no-empty-pattern
  portal: async ({}, give) => {
    const portal = await startIdentityProvider();
    await give(portal);
    await portal.close();
  },
});

/** A person who has an account, in a company of their own. */
const buildOwner = () => ({ firstName: "Solange", lastName: "Roy", email: buildUniqueAddress("solange") });
const company = "Atelier du Phare";

async function givePassword(page: Page, rondo: Rondo, email: string) {
  await page.goto(rondo.url + paths.login());
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: t.login.submit }).click();
}

/** A new browser, as on another day. */
const openNewBrowser = (browser: Browser) => newPage(browser, "fr");

/** The identity is asked for again, and given. */
async function confirm(page: Page) {
  const dialog = page.getByRole("dialog", { name: s.confirm.title });
  await dialog.getByLabel(s.confirm.password).fill(password);
  await expectAccessible(page, "confirm identity");
  await dialog.getByRole("button", { name: s.confirm.submit }).click();
  await expect(dialog).toBeHidden();
}

test("a second factor: switched on, asked for, replaced by a recovery code, switched off", async ({
  browser,
  rondo,
}) => {
  const owner = buildOwner();
  const { email } = owner;
  const page = await newPage(browser, "fr");
  await createCompany(page.context(), rondo, owner, company);
  await page.goto(rondo.url + paths.settings());
  await page.getByRole("link", { name: words.settings.pages.security.label }).click();
  await expect(page.getByRole("heading", { level: 1, name: s.title })).toBeVisible();
  await page.getByRole("button", { name: s.factor.switchOn, exact: true }).click();
  const setUp = page.getByRole("dialog", { name: s.setUp.title });
  await expect(setUp.getByRole("img", { name: s.setUp.qrCode })).toBeVisible();
  await expectAccessible(page, "set up");
  const key = (await setUp.locator("code").textContent())?.replaceAll(" ", "") ?? "";
  const app = new HOTP({ secret: Secret.fromBase32(key) });
  const generateCode = (stepsAway = 0) => app.generate({ counter: computeStep(new Date()) + stepsAway });

  await setUp.getByLabel(s.setUp.code).fill("12 34");
  await setUp.getByRole("button", { name: s.setUp.submit }).click();
  await expect(setUp.getByText(s.setUp.format)).toBeVisible();
  await setUp.getByLabel(s.setUp.code).fill(generateCode());
  await setUp.getByRole("button", { name: s.setUp.submit }).click();
  const codes = page.getByRole("dialog", { name: s.codes.title });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page, "recovery codes");
  const [recoveryCode = ""] = await codes.getByRole("listitem").allTextContents();
  const download = page.waitForEvent("download");
  await codes.getByRole("button", { name: s.codes.download }).click();
  expect((await download).suggestedFilename()).toBe(s.codes.fileName);
  await codes.getByRole("button", { name: s.codes.close }).click();
  await expect(page.getByText(toPattern(s.factor.codesLeft.other))).toBeVisible();
  await rondo.mail.next(email, /double authentification est activée/);

  // The code, on another day. What comes next is kept across the two steps.
  const second = await openNewBrowser(browser);
  await second.goto(rondo.url + paths.evaluations());
  await second.waitForURL(/\/auth\/login\?next=/);
  await second.getByLabel(t.email).fill(email);
  await second.getByLabel(t.password, { exact: true }).fill(password);
  await second.getByRole("button", { name: t.login.submit }).click();
  await expect(second.getByRole("heading", { level: 1, name: t.secondStep.code.title })).toBeVisible();
  await expectAccessible(second, "second step");
  await second.getByLabel(t.secondStep.code.label).fill("000000");
  await second.getByRole("button", { name: t.secondStep.submit }).click();
  await expect(second.getByText(t.secondStep.code.wrong)).toBeVisible();
  await expect(second.getByLabel(t.secondStep.code.label)).toBeFocused();
  await expectAccessible(second, "wrong code");
  await second.getByLabel(t.secondStep.code.label).fill(generateCode(1));
  await second.getByRole("button", { name: t.secondStep.submit }).click();
  await second.waitForURL(`**${paths.evaluations()}`);

  // Without the telephone.
  const third = await openNewBrowser(browser);
  await givePassword(third, rondo, email);
  await third.getByRole("button", { name: t.secondStep.code.other }).click();
  await expect(third.getByRole("heading", { level: 1, name: t.secondStep.recoveryCode.title })).toBeVisible();
  await expectAccessible(third, "recovery code");
  await third.getByLabel(t.secondStep.recoveryCode.label).fill(recoveryCode);
  await third.getByRole("button", { name: t.secondStep.submit }).click();
  await third.waitForURL(`**${paths.dashboard()}`);
  await rondo.mail.next(email, /code de secours a servi/);

  // A session that is not recognised is closed from another.
  await third.goto(rondo.url + paths.security());
  await third
    .getByRole("button", { name: toPattern(s.sessions.closeNamed) })
    .first()
    .click();
  const announced = third.locator("output.for-screen-readers");
  await expect(announced).toHaveText(s.sessions.closed);
  await second.goto(rondo.url + paths.evaluations());
  await second.waitForURL(/\/auth\/login/);

  await third.getByRole("button", { name: s.factor.switchOff }).click();
  await third.getByRole("dialog").getByRole("button", { name: s.factor.switchOff }).click();
  await expect(announced).toHaveText(s.factor.offDone);
  const fourth = await openNewBrowser(browser);
  await givePassword(fourth, rondo, email);
  await fourth.waitForURL(`**${paths.dashboard()}`);
});

test("a sign-in link: one click, once; then the password is asked again before what is delicate @long", async ({
  browser,
  rondo,
}) => {
  const owner = buildOwner();
  const { email } = owner;
  const caller = await createCaller();
  await createCompany(caller, rondo, owner, company);
  await caller.request.dispose();
  const page = await openNewBrowser(browser);
  await page.goto(rondo.url + paths.login());
  await page.getByLabel(t.email).fill(email);
  await page.getByRole("link", { name: t.otherWays.link }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.magicLink.title })).toBeVisible();
  await expect(page.getByLabel(t.email)).toHaveValue(email);
  await page.getByRole("button", { name: t.magicLink.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.magicLink.sentTitle })).toBeVisible();
  await expectAccessible(page, "sign-in link sent");

  const link = readLink(await rondo.mail.next(email, /lien de connexion/));
  await page.goto(link);
  await expectAccessible(page, "sign-in link opened");
  await page.getByRole("button", { name: t.welcome.magic.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bonjour Solange." })).toBeVisible();
  await expectAccessible(page, "signed in by a link");
  await page.getByRole("link", { name: t.welcome.dashboard }).click();
  await page.waitForURL(`**${paths.dashboard()}`);

  await page.goto(rondo.url + paths.security());
  await page.getByRole("button", { name: s.factor.switchOn, exact: true }).click();
  await confirm(page);
  await expect(page.getByRole("dialog", { name: s.setUp.title })).toBeVisible();

  const again = await openNewBrowser(browser);
  await again.goto(link);
  await expect(again.getByRole("heading", { level: 1, name: t.link.faults.over.title })).toBeVisible();
  await expectAccessible(again, "used sign-in link");
});

test("a provider: refused where there is a password, linked from the profile, then the way in @long", async ({
  browser,
  portal,
  start,
}) => {
  const { ISSUER, CLIENT_ID, CLIENT_SECRET, NAME } = portal.variables;
  const { rondo } = await start({
    OIDC_ISSUER: ISSUER,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_NAME: NAME,
  });
  portal.serve(rondo.url + paths.callback());
  const owner = buildOwner();
  const { email } = owner;
  portal.people.set("nadia", { email, email_verified: true });
  const page = await newPage(browser, "fr");
  await createCompany(page.context(), rondo, owner, company);
  const button = t.otherWays.provider.replace("{name}", "Portail");
  const signInAtProvider = async (providerPage: Page) => {
    await providerPage.locator("input[name=login]").fill("nadia");
    await providerPage.locator("input[name=password]").fill("x");
    await providerPage.locator("button[type=submit]").click();
  };

  const stranger = await openNewBrowser(browser);
  await stranger.goto(rondo.url + paths.login());
  await stranger.getByRole("button", { name: button }).click();
  await signInAtProvider(stranger);
  await expect(stranger.getByText(/Aucun compte n’est relié à cette identité/)).toBeVisible();
  expect(new URL(stranger.url()).search).toBe("");
  await expectAccessible(stranger, "callback refused");

  await page.goto(rondo.url + paths.security());
  await page.getByRole("button", { name: s.identities.link.replace("{name}", "Portail") }).click();
  await signInAtProvider(page);
  await page.waitForURL(`**${paths.security()}`);
  await expect(page.getByRole("button", { name: toPattern(s.identities.unlinkNamed) })).toBeVisible();
  await expectAccessible(page, "security with an identity");
  await rondo.mail.next(email, /nouvelle façon de vous connecter/);

  const known = await openNewBrowser(browser);
  await known.goto(`${rondo.url}${paths.login({ next: paths.evaluations() })}`);
  await known.getByRole("button", { name: button }).click();
  await signInAtProvider(known);
  await known.waitForURL(`**${paths.evaluations()}`);
});
