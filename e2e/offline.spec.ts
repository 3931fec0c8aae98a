import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { paths } from "../src/paths.ts";
import { newPage } from "./accounts.ts";
import { expectQuestion } from "./answering.ts";
import { createApi, readDemoAccounts } from "./calling.ts";
import {
  answerOne,
  beginForm,
  selectDraftPaths,
  expectAllSent,
  goTo,
  readStorage,
} from "./offlineAnswering.ts";
import { readStoredAnswers, openNoemiePage, test, words } from "./offlineCompany.ts";
import { mainFile } from "./product.ts";
import { expect, expectAccessible } from "./rondo.ts";

/**
 * Nothing that a participant answered is ever lost: the network is pulled, the server stopped, the session ended, the
 * evaluation closed, by the real thing each time (§5.5 of the design, src/answers/README.md).
 */

const { answers: t } = words;

test("the network goes at question 12, comes back after question 20 in another tab: 20 answers, none twice", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(21);
  const page = await openNoemiePage(browser, rondo);
  const context = page.context();
  await beginForm(page, rondo, words, id);
  for (let number = 1; number <= 20; number += 1) {
    if (number === 12) {
      await expectAllSent(page);
      await context.setOffline(true);
    }
    await answerOne(page);
    if (number < 20) await goTo(page, words, number + 1);
  }
  await expect(page.locator("header").getByText(t.saving.offline).last()).toBeVisible();
  await expect.poll(async () => selectDraftPaths((await readStorage(page)).paths).length).toBe(9);
  expect(
    (await readStoredAnswers(context, rondo, id)).revisions.filter((revision) => revision > 0),
  ).toHaveLength(11);
  await page.close();

  const reopened = await context.newPage();
  await reopened.goto(rondo.url + paths.answer(id));
  await expect(reopened.getByText(t.resume.where.replace("{number}", "21"))).toBeVisible();
  await expectAccessible(reopened, "the form reopened without a network");
  await reopened.goto(`${rondo.url}${paths.answer(id)}?q=20`);
  const kept = reopened.getByRole("radio", { checked: true }).or(reopened.getByRole("textbox").first());
  await expect(kept.first()).toBeVisible();
  await context.setOffline(false);
  await expectAllSent(reopened);
  await expect(reopened.locator("header").getByText(/\d h \d\d/)).toBeVisible();

  const { scores, texts, revisions } = await readStoredAnswers(context, rondo, id);
  const answered = scores.filter((score, position) => score !== null || texts[String(position)]);
  expect(answered).toHaveLength(20);
  expect(revisions.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 1));
  await context.close();
});

test("the server is stopped while somebody answers: the form opens again by itself, nothing is lost", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await openNoemiePage(browser, rondo);
  await beginForm(page, rondo, words, id);
  await started.goAway();
  await answerOne(page, 1);
  await expect(page.getByRole("button", { name: t.saving.retry })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await started.comeBack();
  // It tries again by itself too, and may have done so already.
  const retry = page.getByRole("button", { name: t.saving.retry });
  if (await retry.isVisible()) await retry.click({ timeout: 3_000 }).catch(() => {});
  await expectAllSent(page);
  expect((await readStoredAnswers(page.context(), rondo, id)).scores[0]).toBe(2);
  await page.context().close();
});

test("the session ends while somebody types: they sign in again in place, and the words leave", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await openNoemiePage(browser, rondo);
  await beginForm(page, rondo, words, id);
  await createApi(page.context(), rondo).auth.signOut({});
  await page.getByRole("textbox").first().fill("Écoute avant de répondre.");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: t.session.title })).toBeVisible();
  await expectAccessible(page, "the session ended");

  // Another person signs in: what Noémie wrote does not become theirs.
  const signIn = async (who: string) => {
    await dialog.getByLabel(t.session.email).fill(`${who}@boreale.example`);
    await dialog.getByLabel(t.session.password, { exact: true }).fill(readDemoAccounts(rondo).get(who) ?? "");
    await dialog.getByRole("button", { name: t.session.signIn, exact: true }).click();
  };
  await signIn("mathieu.belanger");
  await expect(dialog.getByText(t.session.otherPerson)).toBeVisible();
  expect((await readStoredAnswers(page.context(), rondo, id)).texts).toEqual({});
  await signIn("noemie.fortin");
  await expect(dialog).toBeHidden();
  await expectAllSent(page);
  expect((await readStoredAnswers(page.context(), rondo, id)).texts["0"]).toBe("Écoute avant de répondre.");
  await page.context().close();
});

test("the evaluation is closed meanwhile: the words that could not leave can be copied @long", async ({
  browser,
  company: { started, launch, lead },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await openNoemiePage(browser, rondo);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginForm(page, rondo, words, id);
  await page.context().setOffline(true);
  await page.getByRole("textbox").first().fill("Un exemple écrit dans l’avion.");
  await createApi(lead, rondo).evaluations.archive({ id, abandons: true });
  await page.context().setOffline(false);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t.closed.text)).toBeVisible();
  await dialog.getByRole("button", { name: "Copier" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "Un exemple écrit dans l’avion.",
  );
  await page.context().close();
});

test("two devices disagree: nothing is replaced before the person has chosen, either way @long", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(4);
  const here = await openNoemiePage(browser, rondo);
  const there = await openNoemiePage(browser, rondo);
  await beginForm(here, rondo, words, id);
  await there.goto(`${rondo.url}${paths.answer(id)}?q=1`);
  await expectQuestion(there, words, 1);
  await here.context().setOffline(true);
  await answerOne(here, 0);
  await goTo(here, words, 2);
  await answerOne(here, 0);
  await answerOne(there, 3);
  await goTo(there, words, 2);
  await answerOne(there, 3);
  await expectAllSent(there);
  await here.context().setOffline(false);

  const conflict = here.getByRole("region", { name: new RegExp(t.saving.conflictShort) });
  await expect(conflict).toHaveCount(2);
  await expectAccessible(here, "two devices disagree");
  expect((await readStoredAnswers(here.context(), rondo, id)).scores.slice(0, 2)).toEqual([4, 4]);
  expect(selectDraftPaths((await readStorage(here)).paths)).toHaveLength(2);
  // Closing the page instead of choosing changes nothing: the question is asked again.
  await here.reload();
  await expect(conflict).toHaveCount(2);
  await conflict.filter({ hasText: "Question 1" }).getByRole("button", { name: t.saving.keepMine }).click();
  await conflict.getByRole("button", { name: t.saving.keepOther }).click();
  await expectAllSent(here);
  const { scores } = await readStoredAnswers(here.context(), rondo, id);
  expect(scores.slice(0, 2)).toEqual([1, 4]);
  await expect(here.getByRole("radio").nth(3)).toBeChecked();
  for (const page of [here, there]) await page.context().close();
});

test("two minutes before the session ends, one click keeps it; without it, nothing typed is lost @long", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await openNoemiePage(browser, rondo);
  await page.clock.install();
  await beginForm(page, rondo, words, id);
  await page.clock.fastForward(28 * 60_000);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/Temps restant/)).toBeVisible();
  await dialog.getByRole("button", { name: "Continuer ma session" }).click();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(30 * 60_000);
  await expect(dialog.getByRole("heading", { name: t.session.title })).toBeVisible();
  await dialog.getByRole("button", { name: "Continuer" }).click();
  await expect(dialog).toBeHidden();
  await page.context().close();
});

/** The built product in a folder of its own, where its pages can be changed as a deployment would. */
function copyProduct() {
  const built = path.resolve(mainFile, "../..");
  const project = path.resolve(built, "..");
  const folder = mkdtempSync(path.join(tmpdir(), "rondo-deployed-"));
  cpSync(built, path.join(folder, "dist"), { recursive: true });
  for (const name of ["node_modules", "database", "package.json"])
    symlinkSync(path.join(project, name), path.join(folder, name));
  const page = path.join(folder, "dist/client/light.html");
  return {
    main: path.join(folder, "dist/server/main.js"),
    deploy: (title: string) =>
      writeFileSync(
        page,
        readFileSync(page, "utf8").replace(/<title>.*<\/title>/, `<title>${title}</title>`),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

test("with a network a page is never older than the server’s; without one, or with one that says nothing, the page is there @long", async ({
  browser,
  start,
}) => {
  const product = copyProduct();
  const { rondo, goAway, comeBack } = await start({}, product.main);
  const page = await newPage(browser, "fr");
  // What the page is before its script names it.
  const readServedTitle = async () =>
    (await (await page.goto(`${rondo.url}/eval/`))?.text())?.match(/<title>(.*)<\/title>/)?.[1];
  await page.goto(`${rondo.url}/eval/`);
  // The worker comes with the first use of the page.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Shift");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await goAway();
  expect(await readServedTitle()).toBe("Rondo");
  product.deploy("Rondo, deux");
  await comeBack();
  expect(await readServedTitle()).toBe("Rondo, deux");
  await goAway();
  const elsewhere = await page.context().newPage();
  await expect(elsewhere.goto(rondo.url + paths.login())).rejects.toThrow();
  expect(await readServedTitle()).toBe("Rondo");
  const silent = createServer().listen(Number(new URL(rondo.url).port));
  await once(silent, "listening");
  expect(await readServedTitle()).toBe("Rondo");
  await page.goto("about:blank");
  silent.close();
  await comeBack();
  await page.context().close();
  product.remove();
});
