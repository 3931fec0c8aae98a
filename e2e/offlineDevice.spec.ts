import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { newPage } from "./accounts.ts";
import { expectQuestion } from "./answering.ts";
import { executablePath, flags } from "./browser.ts";
import { enter, enterAs } from "./calling.ts";
import {
  answerOne,
  beginForm,
  selectDraftPaths,
  expectAllSent,
  goTo,
  readStorage,
} from "./offlineAnswering.ts";
import { readStoredAnswers, openNoemiePage, test, words } from "./offlineCompany.ts";
import { expect } from "./rondo.ts";

/** What an unsent answer leaves on a device, for how long, and who could read it there (src/answers/README.md). */

const { answers: t } = words;
const day = 24 * 60 * 60_000;

test("signing out says what would be lost, then leaves nothing behind @long", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await openNoemiePage(browser, rondo);
  await beginForm(page, rondo, words, id);
  await page.context().setOffline(true);
  await answerOne(page);
  await expect.poll(async () => selectDraftPaths((await readStorage(page)).paths).length).toBe(1);
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
  // The menu is a dialog too, for as long as it takes to close.
  const dialog = workspace.getByRole("dialog").filter({ hasText: "Continuer ma session" });
  await expect(dialog.getByText(/1 réponse écrite sur cet appareil/)).toBeVisible();
  await dialog.getByRole("button", { name: "Continuer ma session" }).click();
  await expect(dialog).toBeHidden();
  expect(selectDraftPaths((await readStorage(workspace)).paths)).toHaveLength(1);
  await leave();
  await dialog.getByRole("button", { name: "Se déconnecter" }).click();
  await workspace.waitForURL(`${rondo.url}/`);
  expect(await readStorage(workspace)).toMatchObject({ paths: [], keys: [], cached: [], workers: [] });
  await context.close();
});

test("after seven days on a device, what was kept is gone @long", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await openNoemiePage(browser, rondo);
  const context = page.context();
  await beginForm(page, rondo, words, id);
  await context.setOffline(true);
  await answerOne(page);
  await expect.poll(async () => selectDraftPaths((await readStorage(page)).paths).length).toBe(1);
  await page.close();

  const almost = await context.newPage();
  await almost.clock.install({ time: Date.now() + 7 * day - 60_000 });
  await almost.goto(rondo.url + paths.answer(id));
  await expect(almost.getByRole("heading", { level: 1 })).not.toHaveText(t.failures.load);
  expect(selectDraftPaths((await readStorage(almost)).paths)).toHaveLength(1);
  await almost.close();
  const after = await context.newPage();
  await after.clock.install({ time: Date.now() + 7 * day + 60_000 });
  await after.goto(rondo.url + paths.answer(id));
  await expect(after.getByRole("heading", { level: 1 })).toHaveText(t.failures.load);
  const { paths: left } = await readStorage(after);
  expect(left.filter((at) => !/^(?:person$|key\/)/.test(at))).toEqual([]);
  await context.close();
});

/** A browser that keeps what it is given, as that of a person does, in a folder that can be looked into. */
async function openPersistentProfile() {
  const folder = mkdtempSync(path.join(tmpdir(), "rondo-profile-"));
  const context = await chromium.launchPersistentContext(folder, {
    locale: "fr-CA",
    executablePath,
    args: flags,
  });
  return { context, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Every file of a browser's profile in which these words can be read, in the encodings a browser writes. */
function listFilesWith(folder: string, secret: string): string[] {
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
  const { context, folder, remove } = await openPersistentProfile();
  const page = await context.newPage();
  await enterAs(context, rondo, "noemie.fortin");
  await beginForm(page, rondo, words, id);
  await answerOne(page, 1);
  const sent = "Papillon-monarque a franchi le fleuve";
  await page.getByRole("textbox").first().fill(sent);
  // Nothing waits on the device before it is written there, either.
  await expect.poll(async () => JSON.stringify(await readStoredAnswers(context, rondo, id))).toContain(sent);
  await expectAllSent(page);
  await goTo(page, words, 2);
  await context.setOffline(true);
  const unsent = "Harfang-des-neiges attend le dégel";
  await page.getByRole("textbox").first().fill(unsent);
  await expect.poll(async () => selectDraftPaths((await readStorage(page)).paths).length).toBe(1);

  const storage = await readStorage(page);
  expect(storage.keys).toEqual([{ extractable: false, usages: ["encrypt", "decrypt"] }]);
  const readable = [storage.local, storage.session, ...storage.cached].join("\n");
  const question = await page.getByRole("heading", { level: 1 }).textContent();
  for (const secret of [sent, unsent, question ?? "?"]) expect(readable).not.toContain(secret);
  expect(storage.cached.filter((entry) => entry.split("\n")[0]?.includes("/rpc/"))).toEqual([]);
  expect(storage.workers).toEqual(["/eval/"]);
  await context.close();
  expect(listFilesWith(folder, "rondo-answers").length).toBeGreaterThan(0);
  for (const secret of [sent, unsent, "Papillon-monarque", "Harfang-des-neiges"])
    expect(listFilesWith(folder, secret)).toEqual([]);
  remove();
});

test("the form can be installed: the browser itself finds nothing that is missing; only the form is @long", async ({
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(2);
  const { context, remove } = await openPersistentProfile();
  const page = await context.newPage();
  await enterAs(context, rondo, "noemie.fortin");
  await beginForm(page, rondo, words, id);
  const devtools = await context.newCDPSession(page);
  const { url, errors, data = "{}" } = await devtools.send("Page.getAppManifest");
  expect([url, errors]).toEqual([rondo.url + paths.answerManifest(), []]);
  expect((await devtools.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
  const { headers, status } = await fetch(url);
  expect([status, headers.get("content-type")]).toEqual([200, "application/manifest+json"]);

  const manifest = JSON.parse(data) as {
    start_url: string;
    scope: string;
    display: string;
    icons: { src: string; type: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ start_url: paths.answerStart(), scope: "/eval/", display: "standalone" });
  const drawn = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const answer = await fetch(src);
          const { width, height } = await createImageBitmap(await answer.blob());
          return { src, type: answer.headers.get("content-type"), sizes: `${width}x${height}` };
        }),
      ),
    manifest.icons,
  );
  expect(drawn).toEqual(manifest.icons.map(({ src, type, sizes }) => ({ src, type, sizes })));
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));

  // The rest of the product asks to be installed nowhere.
  await page.goto(rondo.url + paths.dashboard());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await devtools.send("Page.getAppManifest")).url).toBe("");
  await context.close();
  remove();
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
  await expectQuestion(page, words, 1);
  await page.context().setOffline(true);
  await answerOne(page);
  await expect(page.locator("header").getByText(t.saving.offlineHere).last()).toBeVisible();
  const { paths: rests, workers } = await readStorage(page);
  expect([rests, workers]).toEqual([[], []]);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const warning = await asked;
  expect(warning.type()).toBe("beforeunload");
  await warning.dismiss();
  await page.context().setOffline(false);
  await expect.poll(async () => (await readStoredAnswers(page.context(), rondo, id)).revisions[0]).toBe(1);
  await page.context().close();
});
