import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { newPage } from "./accounts.ts";
import { apiOf, demoAccounts, enter, profileOf } from "./calling.ts";
import { answerOne, begin, draftsIn, expectAllSent, goTo, launchFor, storageOf } from "./offlineAnswering.ts";
import { expect, expectAccessible, mainFile, startRondo, test as base, type Rondo } from "./rondo.ts";
import { wordsOf } from "./words.ts";

/**
 * Nothing that somebody answered is ever lost: the network is pulled, the server stopped, the session ended, the
 * evaluation closed, by the real thing each time (§5.5 of the design, docs/decisions/0023 and 0024).
 */

const words = wordsOf("fr");
const { answers: t } = words;
const day = 24 * 60 * 60_000;

type Started = Awaited<ReturnType<typeof startRondo>>;
interface Company {
  started: Started;
  /** Launches an evaluation of `questions` questions that Noémie and Mathieu answer. */
  launch: (questions: number) => Promise<string>;
  lead: Page;
}

const test = base.extend<object, { company: Company }>({
  company: [
    async ({ browser }, use) => {
      const started = await startRondo({ DEMO: "1" });
      const lead = await newPage(browser, "fr");
      await enter(lead, started.rondo, words, "helene.gagnon");
      const people: Record<string, string> = {};
      for (const who of ["camille.tremblay", "noemie.fortin", "mathieu.belanger"]) {
        const page = await newPage(browser, "fr");
        await enter(page, started.rondo, words, who);
        people[who] = await profileOf(page.context(), started.rondo);
        await page.context().close();
      }
      const subject = people["camille.tremblay"] ?? "";
      const peers = [people["noemie.fortin"] ?? "", people["mathieu.belanger"] ?? ""];
      await use({
        started,
        lead,
        launch: (questions) => launchFor(lead, started.rondo, { subject, peers }, questions),
      });
      await started.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

const heldBy = async (context: BrowserContext, rondo: Rondo, evaluationId: string) =>
  (await apiOf(context, rondo).answers.read({ evaluationId })).answers;

const noemie = async (browser: Browser, rondo: Rondo) => {
  const page = await newPage(browser, "fr");
  await enter(page, rondo, words, "noemie.fortin");
  return page;
};

test("the network goes at question 12, comes back after question 20 in another tab: 20 answers, none twice", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(21);
  const page = await noemie(browser, rondo);
  const context = page.context();
  await begin(page, rondo, words, id);
  for (let number = 1; number <= 20; number += 1) {
    if (number === 12) {
      await expectAllSent(page);
      await context.setOffline(true);
    }
    await answerOne(page);
    if (number < 20) await goTo(page, words, number + 1);
  }
  await expect(page.locator("header").getByText(t.saving.offline).last()).toBeVisible();
  await expect.poll(async () => draftsIn((await storageOf(page)).paths).length).toBe(9);
  expect((await heldBy(context, rondo, id)).revisions.filter((revision) => revision > 0)).toHaveLength(11);
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

  const { scores, texts, revisions } = await heldBy(context, rondo, id);
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
  const page = await noemie(browser, rondo);
  await begin(page, rondo, words, id);
  await started.goAway();
  await answerOne(page, 1);
  await expect(page.getByRole("button", { name: t.saving.retry })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await started.comeBack();
  await page.getByRole("button", { name: t.saving.retry }).click();
  await expectAllSent(page);
  expect((await heldBy(page.context(), rondo, id)).scores[0]).toBe(2);
  await page.context().close();
});

test("the session ends while somebody types: they sign in again in place, and the words leave", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await noemie(browser, rondo);
  await begin(page, rondo, words, id);
  await apiOf(page.context(), rondo).auth.signOut({});
  await page.getByRole("textbox").first().fill("Écoute avant de répondre.");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: t.session.title })).toBeVisible();
  await expectAccessible(page, "the session ended");

  // Somebody else signs in: what Noémie wrote does not become theirs.
  const signIn = async (who: string) => {
    await dialog.getByLabel(t.session.email).fill(`${who}@boreale.example`);
    await dialog.getByLabel(t.session.password, { exact: true }).fill(demoAccounts(rondo).get(who) ?? "");
    await dialog.getByRole("button", { name: t.session.signIn, exact: true }).click();
  };
  await signIn("mathieu.belanger");
  await expect(dialog.getByText(t.session.otherPerson)).toBeVisible();
  expect((await heldBy(page.context(), rondo, id)).texts).toEqual({});
  await signIn("noemie.fortin");
  await expect(dialog).toBeHidden();
  await expectAllSent(page);
  expect((await heldBy(page.context(), rondo, id)).texts["0"]).toBe("Écoute avant de répondre.");
  await page.context().close();
});

test("the evaluation is closed meanwhile: the words that could not leave can be copied", async ({
  browser,
  company: { started, launch, lead },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await noemie(browser, rondo);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await begin(page, rondo, words, id);
  await page.context().setOffline(true);
  await page.getByRole("textbox").first().fill("Un exemple écrit dans l’avion.");
  await apiOf(lead.context(), rondo).evaluations.archive({ id });
  await page.context().setOffline(false);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t.closed.text)).toBeVisible();
  await dialog.getByRole("button", { name: "Copier" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "Un exemple écrit dans l’avion.",
  );
  await page.context().close();
});

test("two devices disagree: nothing is replaced before the person has chosen, either way", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(4);
  const here = await noemie(browser, rondo);
  const there = await noemie(browser, rondo);
  await begin(here, rondo, words, id);
  await there.goto(`${rondo.url}${paths.answer(id)}?q=1`);
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
  expect((await heldBy(here.context(), rondo, id)).scores.slice(0, 2)).toEqual([4, 4]);
  expect(draftsIn((await storageOf(here)).paths)).toHaveLength(2);
  // Closing the page instead of choosing changes nothing: the question is asked again.
  await here.reload();
  await expect(conflict).toHaveCount(2);
  await conflict.filter({ hasText: "Question 1" }).getByRole("button", { name: t.saving.keepMine }).click();
  await conflict.getByRole("button", { name: t.saving.keepOther }).click();
  await expectAllSent(here);
  const { scores } = await heldBy(here.context(), rondo, id);
  expect(scores.slice(0, 2)).toEqual([1, 4]);
  await expect(here.getByRole("radio").nth(3)).toBeChecked();
  for (const page of [here, there]) await page.context().close();
});

test("signing out says what would be lost, then leaves nothing behind", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await noemie(browser, rondo);
  await begin(page, rondo, words, id);
  await page.context().setOffline(true);
  await answerOne(page);
  await expect.poll(async () => draftsIn((await storageOf(page)).paths).length).toBe(1);
  const context = page.context();
  await page.close();
  await context.setOffline(false);

  const workspace = await context.newPage();
  await workspace.goto(rondo.url + paths.dashboard());
  const leave = async () => {
    await workspace.getByRole("button", { name: /Noémie/ }).click();
    await workspace.getByRole("button", { name: "Se déconnecter" }).click();
  };
  await leave();
  const dialog = workspace.getByRole("dialog");
  await expect(dialog.getByText(/1 réponse écrite sur cet appareil/)).toBeVisible();
  await dialog.getByRole("button", { name: "Rester connecté" }).click();
  await expect(dialog).toBeHidden();
  expect(draftsIn((await storageOf(workspace)).paths)).toHaveLength(1);
  await leave();
  await dialog.getByRole("button", { name: "Se déconnecter" }).click();
  await workspace.waitForURL(`${rondo.url}/`);
  expect(await storageOf(workspace)).toMatchObject({ paths: [], keys: [], cached: [], workers: [] });
  await context.close();
});

test("after seven days on a device, what was kept is gone", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await noemie(browser, rondo);
  const context = page.context();
  await begin(page, rondo, words, id);
  await context.setOffline(true);
  await answerOne(page);
  await expect.poll(async () => draftsIn((await storageOf(page)).paths).length).toBe(1);
  await page.close();

  const almost = await context.newPage();
  await almost.clock.install({ time: Date.now() + 7 * day - 60_000 });
  await almost.goto(rondo.url + paths.answer(id));
  await expect(almost.getByRole("heading", { level: 1 })).not.toHaveText(t.failures.load);
  expect(draftsIn((await storageOf(almost)).paths)).toHaveLength(1);
  await almost.close();
  const after = await context.newPage();
  await after.clock.install({ time: Date.now() + 7 * day + 60_000 });
  await after.goto(rondo.url + paths.answer(id));
  await expect(after.getByRole("heading", { level: 1 })).toHaveText(t.failures.load);
  const { paths: left } = await storageOf(after);
  expect(left.filter((at) => !/^(?:person$|key\/)/.test(at))).toEqual([]);
  await context.close();
});

/** Every file of a browser's profile in which these words can be read, in the encodings a browser writes. */
function filesWith(folder: string, secret: string): string[] {
  const forms = [Buffer.from(secret, "utf8"), Buffer.from(secret, "utf16le"), Buffer.from(secret, "latin1")];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const content = readFileSync(file);
      return forms.some((form) => content.includes(form));
    });
}

test("nothing readable rests: not in the browser’s storage, not in its files; the key cannot leave", async ({
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const folder = mkdtempSync(path.join(tmpdir(), "rondo-profile-"));
  const context = await chromium.launchPersistentContext(folder, {
    locale: "fr-CA",
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await context.newPage();
  await enter(page, rondo, words, "noemie.fortin");
  await begin(page, rondo, words, id);
  await answerOne(page, 1);
  const sent = "Papillon-monarque a franchi le fleuve";
  await page.getByRole("textbox").first().fill(sent);
  await expectAllSent(page);
  await goTo(page, words, 2);
  await context.setOffline(true);
  const unsent = "Harfang-des-neiges attend le dégel";
  await page.getByRole("textbox").first().fill(unsent);
  await expect.poll(async () => draftsIn((await storageOf(page)).paths).length).toBe(1);

  const storage = await storageOf(page);
  expect(storage.keys).toEqual([{ extractable: false, usages: ["encrypt", "decrypt"] }]);
  const readable = [storage.local, storage.session, ...storage.cached].join("\n");
  const question = await page.getByRole("heading", { level: 1 }).textContent();
  for (const secret of [sent, unsent, question ?? "?"]) expect(readable).not.toContain(secret);
  expect(storage.cached.filter((entry) => entry.split("\n")[0]?.includes("/rpc/"))).toEqual([]);
  expect(storage.workers).toEqual(["/eval/"]);
  await context.close();
  expect(filesWith(folder, "rondo-answers").length).toBeGreaterThan(0);
  for (const secret of [sent, unsent, "Papillon-monarque", "Harfang-des-neiges"])
    expect(filesWith(folder, secret)).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});

test("on a shared device nothing is written, and closing the page warns", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await newPage(browser, "fr");
  await page.goto(rondo.url + paths.login());
  await page.getByRole("switch", { name: words.auth.sharedDevice.label }).check();
  await enter(page, rondo, words, "noemie.fortin");
  await page.goto(rondo.url + paths.answer(id));
  await page.getByRole("button", { name: t.welcome.start }).click();
  await page.waitForURL(/q=1$/);
  await page.context().setOffline(true);
  await answerOne(page);
  await expect(page.locator("header").getByText(t.saving.offlineHere).last()).toBeVisible();
  const { paths: rests, workers } = await storageOf(page);
  expect([rests, workers]).toEqual([[], []]);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const warning = await asked;
  expect(warning.type()).toBe("beforeunload");
  await warning.dismiss();
  await page.context().setOffline(false);
  await expect.poll(async () => (await heldBy(page.context(), rondo, id)).revisions[0]).toBe(1);
  await page.context().close();
});

test("two minutes before the session ends, one click keeps it; without it, nothing typed is lost", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await noemie(browser, rondo);
  await page.clock.install();
  await begin(page, rondo, words, id);
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
function copyOfTheProduct() {
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

test("with a network a page is never older than the server’s; without one, the page is there", async ({
  browser,
}) => {
  const product = copyOfTheProduct();
  const { rondo, goAway, comeBack, stop } = await startRondo({}, product.main);
  const page = await newPage(browser, "fr");
  // What the page is before its script names it.
  const served = async () =>
    (await (await page.goto(`${rondo.url}/eval/`))?.text())?.match(/<title>(.*)<\/title>/)?.[1];
  await page.goto(`${rondo.url}/eval/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await goAway();
  expect(await served()).toBe("Rondo");
  product.deploy("Rondo, deux");
  await comeBack();
  expect(await served()).toBe("Rondo, deux");
  await goAway();
  const elsewhere = await page.context().newPage();
  await expect(elsewhere.goto(rondo.url + paths.login())).rejects.toThrow();
  expect(await served()).toBe("Rondo");
  await comeBack();
  await page.context().close();
  await stop();
  product.remove();
});
