import { fr as shortcuts } from "../../src/answers/client/light/questions/texts.fr.ts";
import { fr as visibility } from "../../src/answers/client/light/welcome/texts.fr.ts";
import { fr as shell } from "../../src/app/shell/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { createApi, readDemoAccounts } from "../calling.ts";
import { openScreen, expectFocusKept, press, reach, test, words, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { toPattern } from "../words.ts";
import { startAnswering, openFirstQuestion, button } from "./asking.ts";
import { expectFocusInside, expectOpens } from "./manners.ts";

/** The dialogs of the answer form, by keys: what is asked before, what interrupts, what would be lost. */

const { answers: t } = words;
const { session, leaving } = platform;

test("the dialogs of the answer form open, keep and give back the focus @long", async ({
  open,
  started: { rondo },
}) => {
  const { page, id } = await startAnswering(open, rondo, "noemie.fortin");
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const enter = () => page.keyboard.press("Enter");
  await openScreen(page, rondo, paths.answer(id));
  await reach(page, button(page, t.welcome.whoSeesWhat));
  await expectOpens("who sees what", dialog(visibility.title), enter);
  await reach(page, button(page, t.welcome.decline));
  await expectOpens("decline", dialog(t.decline.title), enter);
  await press(page, button(page, t.welcome.start), "Enter", { key: "Shift+Tab" });
  await page.waitForURL(/q=1$/);
  await expect(page.locator("h1:focus")).toBeVisible();

  // By its key, from the title of the question; by its button.
  await expectOpens("shortcuts", dialog(shortcuts.title), () => page.keyboard.press("?"));
  await reach(page, button(page, t.question.shortcuts));
  await expectOpens("shortcuts", dialog(shortcuts.title), enter);

  await page.goto(`${rondo.url}${paths.answerReview(id)}`);
  await press(page, button(page, t.review.finalise));
  // Something is missing: no dialog, and the focus on what is.
  await expect(page.getByText(t.review.answerFirst)).toBeVisible();
  await expectFocusKept(page, "a refused end");
  await reach(page, page.getByRole("link", { name: /^1\. / }));
  const { answers } = createApi(page.context(), rondo);
  const { respondentId, items } = await answers.read({ evaluationId: id });
  for (const { position, type } of items)
    await answers.save({
      evaluationId: id,
      respondentId,
      position,
      score: type === "text" ? null : 3,
      text: type === "text" ? "Oui." : null,
      revision: 1,
    });
  await page.reload();
  await reach(page, button(page, t.review.finalise));
  await expectOpens("finalise", dialog(t.review.confirmTitle), enter);

  // Without a network: quitting says what waits, signing out what would be lost; one dialog on the other.
  await page.goto(`${rondo.url}${paths.answer(id, { q: "1" })}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await reach(page, page.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("header").getByText(t.saving.offline).last()).toBeVisible();
  await reach(page, button(page, t.quit), { key: "Shift+Tab" });
  await expectOpens("quit", dialog(t.quitUnsent), enter);
  await enter();
  await reach(page, dialog(t.quitUnsent).getByRole("button", { name: session.leave }));
  await expectOpens("unsent at sign-out, answering", dialog(leaving.title), enter);
  await expectFocusInside(page, dialog(t.quitUnsent));
  await page.close();

  // In the workspace, the same question before the same loss.
  const context = page.context();
  await context.setOffline(false);
  const workspace = await context.newPage();
  await openScreen(workspace, rondo, paths.dashboard());
  const account = workspace.getByRole("button", { name: toPattern(shell.account) });
  await reach(workspace, account);
  await expectOpens(
    "unsent at sign-out",
    workspace.getByRole("dialog", { name: leaving.title }),
    async () => {
      await workspace.keyboard.press("Enter");
      await press(workspace, button(workspace, shell.signOut));
    },
  );
});

test("what interrupts somebody who answers takes the focus, and gives it back where it was", async ({
  open,
  started: { rondo },
}) => {
  const { page, lead, id } = await startAnswering(open, rondo, "mathieu.belanger");
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await page.clock.install();
  await openFirstQuestion(page, rondo, id);
  await reach(page, page.getByRole("textbox"));
  await expectOpens("session ending, answering", dialog(session.ending), () =>
    page.clock.fastForward(28 * 60_000),
  );

  await createApi(page.context(), rondo).auth.signOut({});
  await page.keyboard.type("Écoute.");
  const ended = dialog(t.session.title);
  await expectOpens("session ended, answering", ended, () => page.clock.runFor(1000), { mustChoose: true });
  await write(page, ended.getByLabel(t.session.email), "mathieu.belanger@boreale.example");
  await write(
    page,
    ended.getByLabel(t.session.password, { exact: true }),
    readDemoAccounts(rondo).get("mathieu.belanger") ?? "",
  );
  await page.keyboard.press("Enter");
  await expect(ended).toBeHidden();
  await expect(page.getByRole("textbox")).toBeFocused();

  // Closed meanwhile: what was typed can be copied, by keys.
  await page.context().setOffline(true);
  await page.keyboard.type("Un exemple écrit dans l’avion.");
  await createApi(lead, rondo).evaluations.archive({ id, abandons: true });
  await expectOpens("closed meanwhile", dialog(t.closed.title), async () => {
    await page.context().setOffline(false);
    await page.clock.fastForward(60_000);
  });
});
