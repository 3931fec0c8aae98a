import type { Page } from "@playwright/test";
import { fr as shell } from "../../src/app/shell/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { apiOf, enterAs } from "../calling.ts";
import { come, expectArrival, expectFocusKept, press, reach, test, words } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { ask, begin, button } from "./asking.ts";

/** Where one is, said without a pointer and without a screen: first stop, landmarks, titles, what takes the focus. */

const { answers: t, people, evaluations, reports } = words;

const landmarksOf = (page: Page) =>
  page.evaluate(() => ({
    main: document.querySelectorAll("main").length,
    header: [...document.querySelectorAll("header")].filter((one) => !one.closest("main, article, section"))
      .length,
    unnamed: [...document.querySelectorAll("nav")].filter(
      (one) => one.getClientRects().length > 0 && !one.getAttribute("aria-label"),
    ).length,
  }));

test("the first stop of a page leads to its content; a new screen takes the focus on its title and names the window", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  const skip = page.getByRole("link", { name: platform.shell.skip });
  const skips = async () => {
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await press(page, skip);
    await expect(page.getByRole("main")).toBeFocused();
    expect(await landmarksOf(page), page.url()).toEqual({ main: 1, header: 1, unnamed: 0 });
  };
  for (const path of [paths.home(), paths.login()]) {
    await come(page, rondo, path);
    await skips();
  }
  await enterAs(page.context(), rondo, "helene.gagnon");
  await come(page, rondo, paths.dashboard());
  await skips();
  const menu = page.getByRole("navigation", { name: platform.shell.mainNavigation });
  for (const [entry, title] of [
    [shell.entries.people, people.title],
    [shell.entries.evaluations, evaluations.title],
  ] as const) {
    await press(page, menu.getByRole("link", { name: entry, exact: true }), "Enter", { key: "Shift+Tab" });
    await expectArrival(page, title);
    await expect(page).toHaveTitle(`${title} · Rondo`);
  }
  // The narrow menu keeps its button under the finger.
  await press(page, button(page, shell.collapse), "Enter", { key: "Shift+Tab" });
  await expect(button(page, shell.expand)).toBeFocused();
});

test("two devices disagree: the choice is made by keys, and the focus is never left on the page itself", async ({
  open,
  started: { rondo },
}) => {
  const { page, id } = await ask(open, rondo, "noemie.fortin");
  await begin(page, rondo, id);
  await page.context().setOffline(true);
  await page.keyboard.press("2");
  await expect(page.locator("header").getByText(t.saving.offline).last()).toBeVisible();
  const { answers } = apiOf(page.context(), rondo);
  const { respondentId } = await answers.read({ evaluationId: id });
  await answers.save({ evaluationId: id, respondentId, position: 0, score: 5, text: null, revision: 1 });
  await page.context().setOffline(false);
  const conflict = page.getByRole("region", { name: new RegExp(t.saving.conflictShort) });
  await expect(conflict).toBeVisible();
  await press(page, conflict.getByRole("button", { name: t.saving.keepMine }), "Enter", { key: "Shift+Tab" });
  await expect(conflict).toBeHidden();
  await expectFocusKept(page, "keeping one of two answers");

  // Come back later: the banner that says where one was goes, and the focus stays in the page.
  await page.goto(rondo.url + paths.answer(id));
  await press(page, button(page, t.resume.go));
  await expect(button(page, t.resume.go)).toBeHidden();
  await expectFocusKept(page, "taking up where one was");
});

/** Nothing wider than the window, nothing that moves for long. */
async function expectNarrowAndStill(page: Page, what: string) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && Number(effect?.getComputedTiming().duration) > 10,
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ""),
  );
  expect(moving, what).toEqual([]);
}

test("at 320 px and 400 %, what only opens inside a page fits too: a whole skill, tabs, dialogs, the breath before a report", async ({
  open,
  started: { rondo },
}) => {
  const narrow = { viewport: { width: 320, height: 256 }, reducedMotion: "reduce" as const };
  const { page, lead, id } = await ask(open, rondo, "mathieu.belanger", narrow);
  await come(page, rondo, paths.answer(id));
  const opened = async (name: string, what: string) => {
    await press(page, button(page, name));
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNarrowAndStill(page, what);
    await page.keyboard.press("Escape");
  };
  await opened(t.welcome.whoSeesWhat, "who sees what");
  await opened(t.welcome.decline, "decline");
  await press(page, button(page, t.welcome.start), "Enter", { key: "Shift+Tab" });
  await page.waitForURL(/q=1$/);
  await press(page, button(page, t.list.show));
  await expect(page.getByText(t.list.scale)).toBeVisible();
  await expectNarrowAndStill(page, "a whole skill");

  await lead.setViewportSize(narrow.viewport);
  await lead.emulateMedia({ reducedMotion: "reduce" });
  await come(lead, rondo, paths.evaluation(id));
  await reach(lead, lead.getByRole("tab", { selected: true }));
  for (const tab of [evaluations.room.tabs.questions, evaluations.room.tabs.settings]) {
    await reach(lead, lead.getByRole("tab", { name: tab }), { key: "ArrowRight", within: 2 });
    await expectNarrowAndStill(lead, tab);
  }
  const subject = await open(narrow);
  await enterAs(subject.context(), rondo, "camille.tremblay");
  const { aboutMe } = await apiOf(subject.context(), rondo).answers.mine({});
  const report = aboutMe.find(({ name }) => name === "Bilan d’automne")?.evaluationId ?? "";
  await subject.goto(rondo.url + paths.report(report));
  await reach(subject, button(subject, reports.before.read));
  await expectNarrowAndStill(subject, "before reading");
  await subject.keyboard.press("Enter");
  await expectArrival(subject, "Camille Tremblay");
  await expectNarrowAndStill(subject, "the report that one has begun to read");
});
