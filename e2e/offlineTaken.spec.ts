import type { Browser, Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { createApi, readProfileId } from "./calling.ts";
import { beginForm, selectDraftPaths, readStorage } from "./offlineAnswering.ts";
import { openNoemiePage, test, words } from "./offlineCompany.ts";
import type { Rondo } from "./product.ts";
import { expect, expectAccessible } from "./rondo.ts";

const { answers: t } = words;
const written = "Elle écoute avant de trancher, même pressée.";

/** Noémie writes without a network, and closes the tab before anything could leave. */
async function writeOffline(browser: Browser, rondo: Rondo, id: string): Promise<Page> {
  const page = await openNoemiePage(browser, rondo);
  const context = page.context();
  await beginForm(page, rondo, words, id);
  await context.setOffline(true);
  await page.getByRole("textbox").first().fill(written);
  await expect.poll(async () => selectDraftPaths((await readStorage(page)).paths).length).toBe(1);
  await page.close();
  await context.setOffline(false);
  return context.newPage();
}

test("withdrawn while words waited: opening the form again offers them to be copied @long", async ({
  browser,
  company: { started, launch, lead },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await writeOffline(browser, rondo, id);
  const { evaluations } = createApi(lead, rondo);
  const me = await readProfileId(page.context(), rondo);
  const { participants } = await evaluations.read({ id });
  const part = participants.find(({ person }) => person.id === me);
  await evaluations.removeParticipant({ id, participantId: part?.id ?? "" });

  await page.goto(rondo.url + paths.answer(id));
  await expect(page.getByRole("heading", { level: 1, name: t.failures.load })).toBeVisible();
  await expect(page.getByText(t.failures.leftBehind)).toBeVisible();
  await expect(page.getByLabel(t.closed.label)).toHaveValue(new RegExp(written));
  await expectAccessible(page, "words left behind");
  // Another user of this device gets nothing from them: signing out ends the session.
  await page.context().clearCookies({ name: /session/ });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByLabel(t.closed.label)).toBeHidden();
  await page.context().close();
});

test("closed while words waited: opening the form again offers them to be copied @long", async ({
  browser,
  company: { started, launch, lead },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await writeOffline(browser, rondo, id);
  await createApi(lead, rondo).reports.close({ evaluationId: id });
  await page.goto(rondo.url + paths.answer(id));
  await expect(page.getByRole("dialog", { name: t.closed.title })).toBeVisible();
  await expect(page.getByLabel(t.closed.label)).toHaveValue(new RegExp(written));
  await page.context().close();
});
