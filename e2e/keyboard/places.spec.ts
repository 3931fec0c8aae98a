import type { Locator, Page } from "@playwright/test";
import { fr as shell } from "../../src/app/shell/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { buildUniqueAddress } from "../accounts.ts";
import { createApi, enterAs } from "../calling.ts";
import { openScreen, expectArrival, expectFocusKept, press, reach, test, words, write } from "../keyboard.ts";
import { listMisfits, narrow as narrowWindow } from "../reflow.ts";
import { expect } from "../rondo.ts";
import { toPattern } from "../words.ts";
import { startAnswering, openFirstQuestion, button } from "./asking.ts";

/** Where one is, said without a pointer and without a screen: first stop, landmarks, titles, what takes the focus. */

const { answers: t, auth, people, evaluations, reports } = words;

const countLandmarks = (page: Page) =>
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
  const followSkipLink = async () => {
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await press(page, skip);
    await expect(page.getByRole("main")).toBeFocused();
    expect(await countLandmarks(page), page.url()).toEqual({ main: 1, header: 1, unnamed: 0 });
  };
  for (const path of [paths.home(), paths.login()]) {
    await openScreen(page, rondo, path);
    await followSkipLink();
  }
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, paths.dashboard());
  await followSkipLink();
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

test("two devices disagree: the choice is made by keys, and the focus is never left on the page itself @long", async ({
  open,
  started: { rondo },
}) => {
  const { page, id } = await startAnswering(open, rondo, "noemie.fortin");
  await openFirstQuestion(page, rondo, id);
  await page.context().setOffline(true);
  await page.keyboard.press("2");
  await expect(page.locator("header").getByText(t.saving.offline).last()).toBeVisible();
  const { answers } = createApi(page.context(), rondo);
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

async function expectFits(page: Page, what: string) {
  expect(await listMisfits(page), what).toEqual([]);
}

test("at 320 px and 400 %, what only opens inside a page fits too: a whole skill, tabs, dialogs, the breath before a report @long", async ({
  open,
  started: { rondo },
}) => {
  const narrow = { viewport: narrowWindow, reducedMotion: "reduce" as const };
  const { page, id } = await startAnswering(open, rondo, "mathieu.belanger", narrow);
  await openScreen(page, rondo, paths.answer(id));
  const expectDialogCovers = async (name: string, what: string) => {
    await press(page, button(page, name));
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectFits(page, what);
    await page.keyboard.press("Escape");
  };
  await expectDialogCovers(t.welcome.whoSeesWhat, "who sees what");
  await expectDialogCovers(t.welcome.decline, "decline");
  await press(page, button(page, t.welcome.start), "Enter", { key: "Shift+Tab" });
  await page.waitForURL(/q=1$/);
  await press(page, button(page, t.list.show));
  await expect(page.getByText(t.list.scale)).toBeVisible();
  await expectFits(page, "a whole skill");

  const lead = await open(narrow);
  await enterAs(lead.context(), rondo, "helene.gagnon");
  await openScreen(lead, rondo, paths.evaluation(id));
  await reach(lead, lead.getByRole("tab", { selected: true }));
  for (const tab of [evaluations.room.tabs.questions, evaluations.room.tabs.settings]) {
    await reach(lead, lead.getByRole("tab", { name: tab }), { key: "ArrowRight", within: 2 });
    await expectFits(lead, tab);
  }
  const subject = await open(narrow);
  await enterAs(subject.context(), rondo, "camille.tremblay");
  const { aboutMe } = await createApi(subject.context(), rondo).answers.mine({});
  const report = aboutMe.find(({ name }) => name === "Bilan d’automne")?.evaluationId ?? "";
  await subject.goto(rondo.url + paths.report(report));
  await reach(subject, button(subject, reports.before.read));
  await expectFits(subject, "before reading");
  await subject.keyboard.press("Enter");
  await expectArrival(subject, "Camille Tremblay");
  await expectFits(subject, "the report that one has begun to read");
});

/** What the server says waits until it is let through: what one sees meanwhile can be looked at. */
async function hold(page: Page) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/(?:rpc|api)\//, async (route) => {
    await gate;
    await route.continue();
  });
  return async () => {
    open();
    await page.unrouteAll({ behavior: "wait" });
  };
}

test("where motion is unwanted, one waits before a ring that stands still and words that say so, and dialogs are there at once @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open({ reducedMotion: "reduce" });
  const ring = page.locator("[class*=spinner]");
  const expectWaitingPage = async (path: string) => {
    const release = await hold(page);
    await page.goto(rondo.url + path);
    await expect(page.getByRole("status").filter({ hasText: platform.status.loading })).toHaveCount(1);
    return release;
  };
  const expectBusyControl = async (control: Locator) => {
    const release = await hold(page);
    await press(page, control);
    await expect(control).toHaveAttribute("aria-busy", "true");
    await expect(ring).toBeVisible();
    await release();
  };
  const heldInvitation = await expectWaitingPage(paths.invitation({ token: "x".repeat(40) }));
  await expect(ring).toBeVisible();
  await heldInvitation();

  await openScreen(page, rondo, paths.login());
  await write(page, page.getByLabel(auth.email), "helene.gagnon@boreale.example");
  await write(page, page.getByLabel(auth.password, { exact: true }), "Pas-le-bon-mot!");
  await expectBusyControl(button(page, auth.login.submit));
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { items } = await createApi(page.context(), rondo).evaluations.list({});
  const report = items.find(({ name }) => name === "Bilan d’automne")?.id ?? "";
  for (const path of [paths.dashboard(), paths.people(), paths.report(report)])
    await (
      await expectWaitingPage(path)
    )();

  await openScreen(page, rondo, paths.invitePerson());
  await write(page, page.getByLabel(people.fields.email), buildUniqueAddress("sans.bouger"));
  await write(page, page.getByLabel(people.fields.firstName), "Rose");
  await expectBusyControl(button(page, people.sendInvitation));
  await expect(page.getByRole("button", { name: people.inviteAnother })).toBeVisible();
  await press(page, button(page, toPattern(shell.account)), "Enter", { key: "Shift+Tab" });
  await expect(page.getByRole("dialog", { name: toPattern(shell.account) })).toBeVisible();
});
