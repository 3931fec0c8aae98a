import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { kitFamilies } from "./kitFamilies.ts";
import { startKit } from "./kitServer.ts";
import { inspectFocus } from "./keyboard.ts";
import { listMisfits, narrow } from "./reflow.ts";
import { expect, listAxeFindings, applyView, test as base } from "./rondo.ts";
import { recordMotion } from "./reducedMotion.ts";
import { selectViews } from "./rotation.ts";

/** /dev/kit, built once: every part of both kits in each of its states, without a server behind. */
const test = base.extend<object, { kit: { url: string } }>({
  kit: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, stop } = await startKit();
      await use({ url });
      await stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
// One worker, one build.
test.describe.configure({ mode: "default" });

for (const { name, addresses } of kitFamilies)
  for (const [language, views] of Map.groupBy(selectViews(name), (view) => view.language))
    test(`${name}: axe finds nothing, Tab shows every stop, 320 px are wide enough, nothing moves unasked (${language})`, async ({
      browser,
      kit,
    }) => {
      const context = await browser.newContext({ locale: `${language}-CA`, reducedMotion: "reduce" });
      const heard = await recordMotion(context);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      for (const address of addresses) {
        await page.goto(`${kit.url}/dev/kit/${address}`);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        for (const { scheme, width } of views) {
          await applyView(page, scheme, width);
          expect.soft(await listAxeFindings(page), `${address}, ${scheme}, ${width} px`).toEqual([]);
        }
        await applyView(page, null, narrow.width, narrow.height);
        expect.soft(await listMisfits(page), `${address}, ${narrow.width} px`).toEqual([]);
        await applyView(page, null, 1280);
        for (let presses = 0; presses < 200; presses += 1) {
          await page.keyboard.press("Tab");
          const { name: stop, faults } = await inspectFocus(page, "Tab");
          expect.soft(faults, `${address}, the stop « ${stop} »`).toEqual([]);
          if (stop === "(the page)") break;
        }
      }
      expect([...errors, ...heard()]).toEqual([]);
      await context.close();
    });

/** A page of the kit in French, on which nothing moves. */
async function openKit(browser: Browser, kit: { url: string }, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: "fr-CA", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${kit.url}/dev/kit/${address}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

test("a tree is walked, opened, searched and changed with the keyboard alone; each move is said", async ({
  browser,
  kit,
}) => {
  const page = await openKit(browser, kit, "ui/tree");
  const tree = page.getByRole("tree", { name: "Équipes", exact: true });
  const row = (name: string) => tree.getByRole("treeitem", { name });
  const listShown = () =>
    tree
      .getByRole("treeitem")
      .evaluateAll((rows) =>
        rows.map((one) => `${one.ariaLevel} ${one.textContent?.replace("4 personnes", "")}`),
      );
  const press = (keys: string) => page.keyboard.press(keys);
  const said = page.locator("output.for-screen-readers");

  await row("Direction").focus();
  await press("ArrowDown");
  await expect(row("Opérations")).toBeFocused();
  await press("ArrowLeft");
  await expect(row("Opérations")).toHaveAttribute("aria-expanded", "false");
  expect(await listShown()).toEqual(["1 Direction", "1 Opérations", "1 Accueil"]);
  await press("ArrowRight");
  await press("ArrowRight");
  await expect(row("Entrepôt")).toBeFocused();
  await press("End");
  await expect(row("Accueil")).toBeFocused();
  await page.keyboard.type("op");
  await expect(row("Opérations")).toBeFocused();

  await press("End");
  await press("Alt+ArrowRight");
  await expect(row("Accueil")).toBeFocused();
  await expect(said).toHaveText("Accueil\u00A0: maintenant sous Opérations, 3 de 3.");
  await press("Alt+ArrowUp");
  expect(await listShown()).toEqual(["1 Direction", "1 Opérations", "2 Entrepôt", "2 Accueil", "2 Atelier"]);
  await press("Alt+ArrowLeft");
  await expect(said).toHaveText("Accueil\u00A0: maintenant au premier niveau, 3 de 3.");
  await press("Alt+ArrowDown");
  await expect(said).toHaveText("Accueil ne peut pas aller par là.");

  // The same without a keyboard: by dragging, and by a button.
  await row("Direction").dragTo(row("Accueil"));
  await expect(said).toHaveText("Direction\u00A0: maintenant sous Accueil, 1 de 1.");
  await row("Direction").click();
  await page.getByRole("button", { name: "Sortir d’un niveau" }).click();
  await expect(said).toHaveText("Direction\u00A0: maintenant au premier niveau, 3 de 3.");
  await page.context().close();
});

test("an upload shows its progress, can be cancelled and tried again, and says why a file does not leave", async ({
  browser,
  kit,
}) => {
  const page = await openKit(browser, kit, "ui/upload");
  const buildFile = (name: string, size = 10) => ({
    name,
    mimeType: "text/csv",
    buffer: Buffer.alloc(size, "a"),
  });
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([
      buildFile("personnes.csv"),
      buildFile("slow.csv"),
      buildFile("broken.csv"),
      buildFile("photo.png"),
    ]);
  await expect(row("personnes.csv")).toContainText("Envoyé");
  await expect(row("photo.png")).toContainText("Ce type de fichier n’est pas accepté");
  await expect(row("broken.csv")).toContainText("Erreur de connexion. Vérifiez votre connexion internet");
  await expect(page.getByRole("progressbar", { name: "slow.csv" })).toHaveAttribute("aria-valuenow", "50");
  await page.getByRole("button", { name: "Annuler l’envoi de slow.csv" }).click();
  await expect(row("slow.csv")).toContainText("Annulé");
  await page.getByRole("button", { name: "Réessayer d’envoyer slow.csv" }).click();
  await expect(page.getByRole("progressbar", { name: "slow.csv" })).toBeVisible();
  await page.getByRole("button", { name: "Retirer photo.png de la liste" }).click();
  await expect(row("photo.png")).toHaveCount(0);
  await page.context().close();
});

test("a task goes on in the background, comes back when it ends, and its failure is said at once", async ({
  browser,
  kit,
}) => {
  const page = await openKit(browser, kit, "ui/tasks");
  const panel = page.getByRole("region", { name: "Tâches" });
  await page.getByRole("button", { name: "start" }).click();
  await expect(panel.getByRole("progressbar", { name: "12 sur 48" })).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
  await panel.getByRole("button", { name: "Continuer en arrière-plan" }).click();
  await expect(panel.getByRole("progressbar")).toHaveCount(0);
  await expect(panel.getByRole("button", { name: "1 tâche en cours" })).toBeVisible();
  await page.getByRole("button", { name: "finish" }).click();
  await expect(panel.getByRole("status")).toContainText("48 personnes ajoutées.");
  await panel.getByRole("button", { name: "Fermer «\u00A0Import de personnes\u00A0»" }).click();
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "fail" }).click();
  await expect(panel.getByRole("alert")).toContainText("3 courriels sur 5 sont partis.");
  await panel.getByRole("button", { name: "Réessayer" }).click();
  await expect(panel).toBeHidden();
  await page.context().close();
});

test("a drawer whose form is changed asks before it closes, by Esc as by its button", async ({
  browser,
  kit,
}) => {
  const page = await openKit(browser, kit, "ui/structure");
  const drawer = page.getByRole("dialog", { name: "Modifier le poste" });
  const question = page.getByRole("dialog", { name: "Quitter sans enregistrer?" });
  const opener = page.getByRole("button", { name: "Modifier le poste" });
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await drawer.getByRole("textbox").fill("Soudeuse");
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
  await question.getByRole("button", { name: "Rester" }).click();
  await expect(question).toBeHidden();
  await expect(drawer.getByRole("textbox")).toHaveValue("Soudeuse");
  await drawer.getByRole("button", { name: "Fermer" }).click();
  await question.getByRole("button", { name: "Quitter" }).click();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await page.context().close();
});

test("a toast stands at the bottom right, politely; an error says so at once and stays", async ({
  browser,
  kit,
}) => {
  const page = await openKit(browser, kit, "ui/feedback");
  const messages = page.getByRole("region", { name: "Messages" });
  await page.getByRole("button", { name: "error" }).click();
  await page.getByRole("button", { name: "success" }).click();
  await page.getByRole("button", { name: "info" }).click();
  await expect(messages.getByRole("alert")).toContainText("Erreur de connexion");
  // One at a time: the second message took the place of the first.
  await expect(messages.getByRole("status").getByRole("paragraph")).toHaveText([
    "La personne gestionnaire n’a pas pu être ajoutée.",
  ]);
  const place = await messages.getByText("La personne gestionnaire").boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(place && place.x > width / 2 && place.y > height / 2).toBe(true);
  await page.context().close();
});

test("a toast lasts 5 s, « Copié » 3 s, while nobody reads it and the tab is looked at; an error stays", async ({
  browser,
  kit,
}) => {
  const context = await browser.newContext({ locale: "fr-CA", reducedMotion: "reduce" });
  const page = await context.newPage();
  // Time stands still but for `runFor`: nothing here depends on how fast the machine is.
  await page.clock.install();
  await page.goto(`${kit.url}/dev/kit/ui/feedback`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
  const messages = page.getByRole("region", { name: "Messages" });
  const shown = messages.getByRole("status").getByRole("paragraph");
  const show = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const movePointerAway = () => page.mouse.move(0, 0);
  const expectShownFor = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds - 100);
    await expect(shown).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(shown).toHaveCount(0);
  };
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);

  for (const [name, milliseconds] of [
    ["success", 5000],
    ["info", 5000],
    ["copied", 3000],
  ] as const) {
    await show(name);
    await expect(shown).toHaveCount(1);
    await expectShownFor(milliseconds);
  }

  // Under the mouse, with the focus in it, or both: until the last of them ends.
  await show("success");
  await page.clock.runFor(2000);
  await shown.hover();
  await page.clock.runFor(60_000);
  await messages.getByRole("status").getByRole("button").focus();
  await movePointerAway();
  await page.clock.runFor(60_000);
  await expect(shown).toHaveCount(1);
  await page.getByRole("button", { name: "success", exact: true }).focus();
  await expectShownFor(3000);

  await show("success");
  await page.clock.runFor(2000);
  await hide(true);
  await page.clock.runFor(60_000);
  await expect(shown).toHaveCount(1);
  await hide(false);
  await expectShownFor(3000);

  await show("error");
  await page.clock.runFor(60 * 60_000);
  await expect(messages.getByRole("alert")).toContainText("Erreur de connexion");
  await context.close();
});

test("a skeleton comes after 150 ms, stays 400 ms, and says once that something loads", async ({
  browser,
  kit,
}) => {
  const context = await browser.newContext({ locale: "fr-CA", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${kit.url}/dev/kit/ui/loading`);
  const state = page.getByRole("group", { name: "nothing for 150 ms" });
  const ask = state.getByRole("button", { name: "ask" });
  const answer = state.getByRole("button", { name: "answer" });
  const skeleton = state.locator("[aria-busy=true]");
  const come = state.getByText("Voilà ce qui arrive.");
  await ask.waitFor();

  // What comes soon enough is never announced.
  await page.clock.pauseAt(Date.now() + 60_000);
  await ask.click();
  await page.clock.runFor(149);
  await expect(skeleton.locator("output")).toBeEmpty();
  await answer.click();
  await expect(come).toBeVisible();

  await ask.click();
  await page.clock.runFor(150);
  await expect(skeleton.locator("output")).toHaveText("Chargement…");
  await page.clock.runFor(50);
  await answer.click();
  await page.clock.runFor(349);
  await expect(skeleton).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(come).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  await context.close();
});

test("the moments of a line are inspected with the arrows; its table has every number", async ({
  browser,
  kit,
}) => {
  const page = await openKit(browser, kit, "ui/charts");
  const figure = page.getByRole("figure", { name: "Mon équipe me soutient" });
  const moments = figure.getByRole("slider");
  await expect(moments).toHaveAttribute(
    "aria-valuetext",
    "2 nov. 2026, Accueil 4,2, Coopérative Boréale 3,7",
  );
  await moments.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(moments).toHaveAttribute("aria-valuetext", /^5 oct. 2026, Accueil entre 3,5 et 4,5,/);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(moments).toHaveAttribute("aria-valuetext", /Accueil aucune donnée/);
  await expect(figure.getByRole("row")).toHaveCount(7);
  await page.getByRole("button", { name: "Tableau" }).first().click();
  await expect(figure.getByRole("cell", { name: "entre 3,5 et 4,5" })).toBeVisible();
  await expect(moments).toBeHidden();
  await page.context().close();
});

test("the built product has no page of the kit", () => {
  const manifest = readFileSync(
    path.resolve(import.meta.dirname, "../dist/client/.vite/manifest.json"),
    "utf8",
  );
  expect(Object.keys(JSON.parse(manifest) as object)).toContain("workspace.html");
  expect(manifest).not.toMatch(/kit\.html|src\/app\/kit/);
});

test("a name that is cut shows whole to the pointer, the keyboard and a finger; one that fits does not", async ({
  browser,
  kit,
}) => {
  const context = await browser.newContext({ locale: "fr-CA", reducedMotion: "reduce", hasTouch: true });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${kit.url}/dev/kit/ui/structure`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // The code of the tooltips comes with the first use of the page.
  const code = page.waitForEvent("requestfinished", (one) => one.url().includes("PageTooltip"));
  await page.mouse.move(1, 1);
  await code;
  const tip = page.getByRole("tooltip");
  const name = "Direction principale des opérations et de la logistique du Nord-du-Québec";
  const job = "Coordination régionale de la santé et de la sécurité du travail, territoires nordiques";
  const cut = page.locator("[data-truncated]").filter({ hasText: name }).first();
  const fits = page.locator("[data-truncated]").filter({ hasText: "Entrepôt" }).first();

  await fits.hover();
  await page.clock.runFor(1000);
  await expect(tip).toHaveCount(0);
  const before = await cut.boundingBox();
  await cut.hover();
  await page.clock.runFor(1000);
  await expect(tip).toHaveText(name);
  // Nothing moved; the tooltip can be entered, stays, and Esc closes it where the pointer is.
  expect(await cut.boundingBox()).toEqual(before);
  await tip.hover();
  await page.clock.runFor(1000);
  await expect(tip).toHaveText(name);
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  await cut.hover();
  await page.clock.runFor(1000);
  await fits.hover();
  await page.clock.runFor(1000);
  await expect(tip).toHaveCount(0);

  // The keyboard: a link, an icon alone, and the link of a row, which shows all that is cut in it.
  const icon = page.getByRole("button", { name: "Modifier", exact: true }).last();
  await icon.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(tip).toHaveText(name);
  await page.keyboard.press("Tab");
  await expect(icon).toBeFocused();
  await expect(tip).toHaveText("Modifier");
  await page.keyboard.press("Tab");
  await expect(tip).toHaveText(name + job);
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);

  // A finger: a tap where it does nothing else, a long press on a control, which is not followed.
  await cut.tap();
  await expect(tip).toHaveText(name);
  await fits.tap();
  await expect(tip).toHaveCount(0);
  const touch = { pointerType: "touch", isPrimary: true };
  await icon.dispatchEvent("pointerdown", touch);
  await page.clock.runFor(600);
  await icon.dispatchEvent("pointerup", touch);
  await expect(tip).toHaveText("Modifier");
  await context.close();
});

test("a versioned form: what another person saved shows in an untouched one, and is never replaced unasked", async ({
  browser,
  kit,
}) => {
  const page = await openKit(browser, kit, "ui/forms");
  const form = page.getByRole("group", { name: "two people change the same thing" });
  const city = form.getByRole("textbox", { name: "Ville" });
  const phone = form.getByRole("textbox", { name: "Cellulaire" });
  const conflict = form.getByRole("alert");
  const said = page.locator("output.for-screen-readers");
  const button = (name: string) => form.getByRole("button", { name, exact: true });

  // Refused over a version in which no field of the form differs: it says so.
  await phone.fill("418 555-0111");
  await button("Zoé archive").click();
  await page.keyboard.press("Control+s");
  await expect(conflict).toContainText("Zoé Roy a modifié cette page le 21 nov. 2026");
  await button("Voir les changements").click();
  await expect(conflict).toContainText("Aucun champ de ce formulaire n’a changé.");
  await button("Remplacer").click();
  await expect(said).toHaveText("Enregistré.");
  await expect(conflict).toBeHidden();

  await phone.fill("418 555-0122");
  await city.fill("Gaspé");
  await button("Zoé déménage").click();
  await phone.press("Enter");
  await expect(conflict).toContainText("Rien de ce que vous avez écrit n’est perdu.");
  await expect(page.locator("#edit-conflict")).toBeFocused();
  await expect(conflict.locator("dl")).toHaveText(
    "VilleMaintenant\u00A0: RimouskiVotre version\u00A0: Gaspé",
  );
  await expect(phone).toHaveValue("418 555-0122");

  // Saving again asks first, and the button says so; it is « Remplacer » that stores.
  await expect(button("Enregistrer")).toHaveAttribute("aria-disabled", "true");
  await expect(button("Enregistrer")).toHaveAccessibleDescription(/^Choisissez d’abord/);
  await phone.press("Control+s");
  await expect(page.locator("#edit-conflict")).toBeFocused();
  await expect(conflict).toBeVisible();
  await button("Remplacer").click();
  await expect(conflict).toBeHidden();
  await expect(button("Enregistrer")).toHaveCount(0);
  await expect(city).toHaveValue("Gaspé");

  // Leaving it be: what is stored now comes in place of what was typed.
  await city.fill("Rimouski-Est");
  await button("Zoé déménage").click();
  await city.press("Enter");
  await expect(conflict).toBeVisible();
  await button("Annuler").click();
  await expect(city).toHaveValue("Rimouski");
  await expect(phone).toHaveValue("418 555-0122");
  await page.context().close();
});
