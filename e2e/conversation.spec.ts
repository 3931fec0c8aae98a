import { paths } from "../src/paths.ts";
import { fr as auth } from "../src/auth/texts.fr.ts";
import { fr as t } from "../src/reports/client/conversation/texts.fr.ts";
import { fr as asked } from "../src/reports/texts/conversation/texts.fr.ts";
import { fr as report } from "../src/reports/texts.fr.ts";
import { newPage } from "./accounts.ts";
import { createApi } from "./calling.ts";
import { readLink } from "./mailServer.ts";
import { openSection } from "./reportSections.ts";
import { reportInReview } from "./reviewing.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

test("notes for the conversation are saved while one types, wait for the network, and are never overwritten unseen", async ({
  page,
  browser,
  rondo,
}) => {
  const { id, noe } = await reportInReview(page, browser, rondo);
  await createApi(page.context(), rondo).reports.publish({ evaluationId: id });
  const here = await newPage(browser, "fr", { width: 390, height: 844 });
  // By the link of the email, without a password.
  await here.goto(readLink(await rondo.mail.next(noe.email, /^Votre rapport est prêt/)));
  await here.getByRole("button", { name: auth.welcome.report.submit }).click();
  await here.waitForURL(`**${paths.report(id)}`);
  await here.getByRole("button", { name: report.before.read }).click();
  await openSection(here, report.sections.conversation);
  const section = here.locator("#conversation");
  const nextStep = section.getByRole("textbox", { name: asked.toYou.questions.next_step });
  const free = section.getByRole("textbox", { name: asked.free });
  await nextStep.fill("Déléguer le suivi du lundi");
  await expect(section.getByText(t.saved).last()).toBeVisible();
  await expectAccessible(here, "notes for the conversation");

  // What is typed without a network stays in the page, and leaves once it is back.
  await here.context().setOffline(true);
  await free.fill("Remercier Léa");
  await expect(section.getByText(t.trouble.offline)).toBeVisible();
  await here.context().setOffline(false);
  await expect(section.getByText(t.trouble.offline)).toHaveCount(0);
  await expect(section.getByText(t.saved).last()).toBeVisible();

  // Another page writes the same note.
  const { notes, saveNote } = createApi(here.context(), rondo).reports;
  const { items } = await notes({ evaluationId: id });
  expect(items.map(({ words }) => words).toSorted()).toEqual(["Déléguer le suivi du lundi", "Remercier Léa"]);
  const stored = items.find(({ question }) => question === "next_step");
  const revision = (stored?.revision ?? 0) + 1;
  await saveNote({ evaluationId: id, question: "next_step", revision, words: "Écrit ailleurs" });
  await nextStep.fill("Écrit ici");
  await expect(section.getByText("Écrit ailleurs")).toBeVisible();
  await expectAccessible(here, "two versions of a note");
  await section.getByRole("button", { name: t.conflict.keepHere }).click();
  await expect(section.getByText("Écrit ailleurs")).toHaveCount(0);
  await expect(section.getByText(t.saved).last()).toBeVisible();

  await here.reload();
  await expect(nextStep).toHaveValue("Écrit ici");
  await expect(free).toHaveValue("Remercier Léa");
  // The lead who published reads their own notes: none.
  await page.goto(rondo.url + paths.report(id));
  const own = page.locator("#conversation").getByRole("textbox", { name: asked.free });
  await expect(own).toBeEnabled();
  await expect(own).toHaveValue("");
});
