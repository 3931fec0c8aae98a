import { paths } from "../src/paths.ts";
import { newPage, password } from "./accounts.ts";
import { expect, startRondo, test } from "./rondo.ts";
import { wordsOf } from "./words.ts";

test("without a mail server, each message can be read at /dev/mailbox as its recipient would, and its button works", async ({
  browser,
}) => {
  const { rondo, stop } = await startRondo({ SMTP_URL: "" });
  expect(rondo.output).toContain(paths.devMailbox());
  const { auth: t } = wordsOf("fr");
  const page = await newPage(browser, "fr");
  await page.goto(rondo.url + paths.register());
  await page.getByLabel(t.register.company).fill("Atelier sans courriel");
  await page.getByLabel(t.register.firstName).fill("Luce");
  await page.getByLabel(t.register.lastName, { exact: true }).fill("Gervais");
  await page.getByLabel(t.register.email).fill("luce@rondo.test");
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: t.register.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.confirmEmail.title })).toBeVisible();

  await page.goto(rondo.url + paths.devMailbox());
  await page.getByRole("link", { name: /luce@rondo\.test/ }).click();
  const opened = page.waitForEvent("popup");
  await page.frameLocator("iframe").getByRole("link").first().click();
  const confirm = await opened;
  await confirm.getByRole("button", { name: t.confirm.submit }).click();
  await expect(confirm.getByRole("heading", { level: 1, name: t.confirm.doneTitle })).toBeVisible();
  expect(rondo.mail.letters).toEqual([]);
  await stop();
});
