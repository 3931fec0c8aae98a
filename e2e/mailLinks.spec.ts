import { paths } from "../src/paths.ts";
import { createCompany, newPage, buildUniqueAddress } from "./accounts.ts";
import { createApi, releaseAtOnce } from "./calling.ts";
import { readLink } from "./mailServer.ts";
import { launchFor } from "./offlineAnswering.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { toPattern, getWords } from "./words.ts";

const words = getWords("fr");
const { auth: t, answers, reports, site } = words;
const lead = { firstName: "Solange", lastName: "Roy", email: buildUniqueAddress("solange") };
const person = { firstName: "Anne", lastName: "Tremblay", email: buildUniqueAddress("anne") };

test("somebody without a password is evaluated, answers and reads the report, each by one click from the mail", async ({
  browser,
  rondo,
}) => {
  const work = await newPage(browser, "fr");
  await createCompany(work.context(), rondo, lead, "Atelier des Liens");
  const api = createApi(work.context(), rondo);
  await releaseAtOnce(work.context(), rondo);
  const { id } = await api.people.invite({ ...person, language: "fr" });
  const evaluationId = await launchFor(work.context(), rondo, { subject: id, peers: [] }, 1);
  await rondo.mail.next(person.email, /Rondo/);

  // The only welcome is the page of the link; its click opens the first question.
  const page = await newPage(browser, "fr");
  await page.goto(readLink(await rondo.mail.next(person.email, /commence/)));
  await expectAccessible(page, "link to answer");
  await expect(page.getByRole("heading", { level: 1, name: answers.welcome.selfTitle })).toBeVisible();
  await expect(page.getByText("Atelier des Liens", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: answers.welcome.start }).click();
  await page.waitForURL(`**${paths.answer(evaluationId)}`);
  await expect(page.getByRole("button", { name: answers.question.next })).toBeVisible();

  // Meanwhile the lead learns what the report waits for.
  await work.goto(rondo.url + paths.report(evaluationId));
  await expect(
    work.getByRole("heading", { level: 2, name: toPattern(reports.awaited.missing.one) }),
  ).toBeVisible();
  await expectAccessible(work, "a report that is not there yet");
  await work.getByRole("link", { name: reports.awaited.controlRoom }).click();
  await work.waitForURL(`**${paths.evaluation(evaluationId)}`);

  await api.reports.close({ evaluationId });
  const link = readLink(await rondo.mail.next(person.email, /Votre évaluation est terminée/));
  const reader = await newPage(browser, "fr");
  await reader.goto(link);
  await expectAccessible(reader, "link to a report");
  // On a slow phone the answer is late: the link is being opened, not dead.
  let answer = () => {};
  const isLate = new Promise<void>((resolve) => (answer = resolve));
  await reader.route("**/rpc/auth/openReportLink", async (route) => {
    await isLate;
    await route.continue();
  });
  await reader.clock.install();
  await reader.getByRole("button", { name: t.welcome.report.submit }).click();
  await expect(reader.getByRole("heading", { level: 1, name: t.welcome.working })).toBeVisible();
  await reader.clock.fastForward(20_000);
  await expect(reader.getByText(t.callback.slow)).toBeVisible();
  await expect(reader.getByRole("heading", { level: 1, name: t.welcome.working })).toBeVisible();
  answer();
  await reader.waitForURL(`**${paths.report(evaluationId)}`);
  await reader.getByRole("button", { name: reports.before.read }).click();
  await expect(reader.getByRole("heading", { level: 1, name: "Anne Tremblay" })).toBeVisible();
  await expectAccessible(reader, "a report opened by its link");
  await expect(reader.getByRole("navigation", { name: "Principale", exact: true })).toHaveCount(0);
  // The same mail, in the same browser, leads there again; nothing else is open.
  await reader.goto(link);
  await reader.waitForURL(`**${paths.report(evaluationId)}`);
  await reader.goto(rondo.url + paths.dashboard());
  await reader.waitForURL(/\/auth\/login\?next=/);

  // Elsewhere the link was used: another one comes, to the same report.
  const another = await newPage(browser, "fr");
  await another.goto(link);
  await expect(another.getByRole("heading", { level: 1, name: t.link.faults.over.title })).toBeVisible();
  await another.getByRole("button", { name: t.link.request }).click();
  await another.goto(readLink(await rondo.mail.next(person.email, /nouveau lien/)));
  await another.getByRole("button", { name: t.welcome.report.submit }).click();
  await another.waitForURL(`**${paths.report(evaluationId)}`);

  // « Recevoir un lien » from the login page keeps the way to the report.
  const third = await newPage(browser, "fr");
  await third.goto(rondo.url + paths.report(evaluationId));
  await third.waitForURL(/\/auth\/login\?next=/);
  await third.getByRole("link", { name: t.otherWays.link }).click();
  await third.getByLabel(t.email).fill(person.email);
  await third.getByRole("button", { name: t.magicLink.submit }).click();
  await third.goto(readLink(await rondo.mail.next(person.email, /lien de connexion/)));
  await third.getByRole("button", { name: t.welcome.magic.submit }).click();
  await third.waitForURL(`**${paths.report(evaluationId)}`);
});

test("a visitor writes to whoever runs the installation, and is told what happens to the message", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  await page.goto(rondo.url + paths.contact());
  await page.getByRole("button", { name: site.contact.submit }).click();
  await expect(page.getByText(site.contact.nameRequired).first()).toBeVisible();
  await page.getByLabel(site.contact.name).fill("Ada Roy");
  await page.getByLabel(site.contact.email).fill("ada@rondo.test");
  await page.getByLabel(site.contact.message).fill("Bonjour, une question sur les évaluations.");
  await expectAccessible(page, "contact");
  await page.getByRole("button", { name: site.contact.submit }).click();
  await expect(page.getByRole("heading", { level: 2, name: site.contact.sentTitle })).toBeFocused();
  await expect(page.getByText(site.contact.sentStored)).toBeVisible();
});
