import { paths } from "../src/paths.ts";
import { newPage, password } from "./accounts.ts";
import { expect, test } from "./rondo.ts";
import { getWords } from "./words.ts";

test("without a mail server, each message can be read at /dev/mailbox as its recipient would, and its button works @long", async ({
  browser,
  start,
}) => {
  const { rondo } = await start({ SMTP_URL: "" });
  const [mailbox = ""] = /http\S+\/dev\/mailbox\?key=\S+/.exec(rondo.output) ?? [];
  const { auth: t } = getWords("fr");
  const page = await newPage(browser, "fr");
  await page.goto(rondo.url + paths.register());
  await page.getByLabel(t.register.company).fill("Atelier sans courriel");
  await page.getByLabel(t.register.firstName).fill("Luce");
  await page.getByLabel(t.register.lastName, { exact: true }).fill("Gervais");
  await page.getByLabel(t.register.email).fill("luce@rondo.test");
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: t.register.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.confirmEmail.title })).toBeVisible();

  expect((await page.goto(rondo.url + paths.devMailbox()))?.status()).toBe(404);
  await page.goto(mailbox);
  await page.getByRole("link", { name: /luce@rondo\.test/ }).click();
  const opened = page.waitForEvent("popup");
  await page.frameLocator("iframe").getByRole("link").first().click();
  const confirm = await opened;
  await confirm.getByRole("button", { name: t.confirm.submit }).click();
  await confirm.waitForURL(`**${paths.dashboard()}`);
  // The browser that had the address keeps the way in; another one does not.
  expect((await page.goto(rondo.url + paths.devMailbox()))?.status()).toBe(200);
  const other = await newPage(browser, "fr");
  expect((await other.goto(page.url()))?.status()).toBe(404);
  expect(rondo.mail.emails).toEqual([]);
});
