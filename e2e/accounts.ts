import { randomUUID } from "node:crypto";
import { expect, type Browser, type Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { createApi, createCaller, type Caller } from "./calling.ts";
import { readLink } from "./mailServer.ts";
import type { Rondo } from "./product.ts";
import { expectAccessible } from "./rondo.ts";
import type { Language } from "./rotation.ts";
import { toPattern, type Words } from "./words.ts";

export const password = "Grand-Lac-Bleu-22!";

export interface Member {
  firstName: string;
  lastName: string;
  email: string;
}

/** An address that no other journey has, nor another round of this one. */
export const buildUniqueAddress = (name: string, domain = "rondo.test") =>
  `${name}.${randomUUID().slice(0, 8)}@${domain}`;

/** A company for a journey about something else than signing up: nothing is pressed. Its owner is signed in. */
export async function createCompany(
  caller: Caller,
  rondo: Rondo,
  owner: Member,
  companyName: string,
  language: Language = "fr",
): Promise<void> {
  const { auth } = createApi(caller, rondo);
  await auth.register({ ...owner, companyName, password, language });
  const token = new URL(readLink(await rondo.mail.next(owner.email, /./))).searchParams.get("token") ?? "";
  await auth.confirmEmail({ token });
  // By the password: what is delicate asks for nothing more.
  await auth.signIn({ email: owner.email, password });
}

/** Invited by the person of this caller, with a password of their own: nothing is pressed. */
export async function addMember(
  caller: Caller,
  rondo: Rondo,
  member: Member,
  language: Language = "fr",
): Promise<{ id: string }> {
  const { id } = await createApi(caller, rondo).people.invite({ ...member, language });
  const token = new URL(readLink(await rondo.mail.next(member.email, /./))).searchParams.get("token") ?? "";
  await createApi(await createCaller(), rondo).auth.acceptInvitation({ token, password, language });
  return { id };
}

export async function newPage(
  browser: Browser,
  language: string,
  viewport = { width: 1280, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ locale: `${language}-CA`, viewport });
  return context.newPage();
}

/** Registers, and gives the link of the email that confirms. */
export async function signUp(page: Page, rondo: Rondo, { auth: t }: Words, owner: Member, company: string) {
  await page.goto(rondo.url + paths.register());
  await page.getByLabel(t.register.company).fill(company);
  await page.getByLabel(t.register.firstName).fill(owner.firstName);
  await page.getByLabel(t.register.lastName, { exact: true }).fill(owner.lastName);
  await page.getByLabel(t.register.email).fill(owner.email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: t.register.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.confirmEmail.title })).toBeVisible();
  return readLink(await rondo.mail.next(owner.email, /./));
}

export async function register(page: Page, rondo: Rondo, words: Words, owner: Member, company: string) {
  const { auth: t } = words;
  await page.goto(await signUp(page, rondo, words, owner, company));
  // In the browser that registered, it opens the session too.
  await page.getByRole("button", { name: t.confirm.submit }).click();
  await page.waitForURL(`**${paths.dashboard()}`);
}

export async function signIn(page: Page, rondo: Rondo, t: Words["auth"], email: string, secret = password) {
  await page.goto(rondo.url + paths.login());
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(secret);
  await page.getByRole("button", { name: t.login.submit }).click();
  await page.waitForURL(`**${paths.dashboard()}`);
}

/** Takes up the invitation to the company: a password, and in. */
export async function join(page: Page, rondo: Rondo, { auth: t }: Words, member: Member) {
  await page.goto(readLink(await rondo.mail.next(member.email, /Rondo/)));
  await expect(page.getByRole("heading", { level: 1, name: toPattern(t.invitation.title) })).toBeVisible();
  await expectAccessible(page, "invitation");
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: t.invitation.submit }).click();
  await page.waitForURL(`**${paths.dashboard()}`);
}
