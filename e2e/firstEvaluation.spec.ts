import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { join, newPage, register, type Member } from "./accounts.ts";
import { answerAs, answerByCalls, answerByKeyboard, answerByPointer } from "./answering.ts";
import { createApi, releaseAtOnce } from "./calling.ts";
import { readLink } from "./mailServer.ts";
import { prepareAndLaunch } from "./prepareAndLaunch.ts";
import { openSection } from "./reportSections.ts";
import type { Rondo } from "./product.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { toPattern, getWords, type Words } from "./words.ts";
import { longUnless } from "./long.ts";

/**
 * The main job, end to end, as new users do it: a company registers, invites five people, evaluates one of them
 * with every view; each answers from the mail received; the report is read by the person and by their manager.
 */

const buildMembers = (
  language: string,
): Record<"subject" | "peer1" | "peer2" | "peer3" | "report", Member> => ({
  subject: { firstName: "Camille", lastName: "Lavoie", email: `camille.lavoie.${language}@rondo.test` },
  peer1: { firstName: "Étienne", lastName: "Côté", email: `etienne.cote.${language}@rondo.test` },
  peer2: { firstName: "Noémie", lastName: "Roy", email: `noemie.roy.${language}@rondo.test` },
  peer3: { firstName: "Karim", lastName: "Haddad", email: `karim.haddad.${language}@rondo.test` },
  report: { firstName: "Zoé", lastName: "Morin", email: `zoe.morin.${language}@rondo.test` },
});

/** The first two by the form, the others without it. */
async function invite(
  page: Page,
  rondo: Rondo,
  { people: t }: Words,
  who: readonly Member[],
  managerOfFirst: string,
) {
  await page.goto(rondo.url + paths.invitePerson());
  for (const [index, member] of who.slice(0, 2).entries()) {
    await page.getByLabel(t.fields.email).fill(member.email);
    await page.getByLabel(t.fields.firstName).fill(member.firstName);
    await page.getByRole("textbox", { name: new RegExp(`^${t.fields.lastName}`) }).fill(member.lastName);
    if (index === 0) {
      await page.getByRole("combobox", { name: new RegExp(`^${t.fields.manager}`) }).fill(managerOfFirst);
      await page.getByRole("option", { name: new RegExp(managerOfFirst) }).click();
    }
    await page.getByRole("button", { name: t.sendInvitation }).click();
    await page.getByRole("button", { name: t.inviteAnother }).click();
  }
  await createApi(page.context(), rondo).people.inviteMany({ people: who.slice(2) });
  await page.goto(rondo.url + paths.people());
  for (const { lastName } of who) await expect(page.getByText(lastName).first()).toBeVisible();
}

const subjectLine = { fr: "Votre évaluation commence", en: "Your evaluation is starting" };
const readyLine = { fr: "Votre rapport est prêt", en: "Your report is ready" };

/** The link of the mail that asks for an answer; the invitation to the company came first. */
async function readAnswerLink({ mail }: Rondo, member: Member): Promise<string> {
  await mail.next(member.email, /Rondo/);
  return readLink(await mail.next(member.email, /Camille/));
}

/** The page of the link is the welcome of the form; its button is pressed by what answers. */
async function openInvitation(page: Page, rondo: Rondo, { answers: t }: Words, member: Member) {
  await page.goto(await readAnswerLink(rondo, member));
  await expect(page.getByRole("button", { name: t.welcome.start })).toBeVisible();
}

/** The manager's words are there; what one direct report and two colleagues wrote is nowhere. */
async function expectReport(page: Page, { reports: t }: Words, person: Member, isSubject: boolean) {
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(person.firstName) })).toBeVisible();
  if (isSubject) await page.getByRole("button", { name: t.before.read }).click();
  await expect(
    page.getByText(toPattern(t.masking.next[isSubject ? "you" : "them"].direct_report)).first(),
  ).toBeVisible();
  await expect(page.getByText("Prend le temps.").first()).toBeAttached();
  // Three colleagues have finished: what one of them wrote is shown. One person supervised has: nothing is.
  await expect(page.getByText("Un exemple de 0.").first()).toBeAttached();
  expect(await page.content()).not.toContain("Un exemple de 3.");
  await expectAccessible(page, "report");
}

/** « Consulté par » (§4 of the issue): exactly the people who opened the report, by name and day. */
async function expectReaders(page: Page, { reports: t }: Words, reader: Member) {
  await page.reload();
  await openSection(page, t.openings.title);
  const readers = page.getByRole("region", { name: t.openings.title });
  await expect(readers.getByRole("listitem")).toHaveText([
    toPattern(t.openings.once.replace("{name}", `${reader.firstName} ${reader.lastName}`)),
  ]);
}

for (const language of ["fr", "en"] as const)
  test(`a company registers, evaluates a person from every side and reads the report (${language})${longUnless(language === "fr")}`, async ({
    browser,
    rondo,
  }) => {
    const words = getWords(language);
    const people = buildMembers(language);
    const owner = { firstName: "Hélène", lastName: "Gagnon", email: `helene.${language}@rondo.test` };
    const lead = await newPage(browser, language);

    await register(lead, rondo, words, owner, `Atelier Nordet ${language}`);
    await expectAccessible(lead, "dashboard");
    await releaseAtOnce(lead.context(), rondo);
    await invite(lead, rondo, words, Object.values(people), owner.firstName);

    const subject = await newPage(browser, language);
    await join(subject, rondo, words, people.subject);

    const evaluationId = await prepareAndLaunch(lead, rondo, words, {
      name: `Bilan ${language}`,
      subject: people.subject.firstName,
      skills: language === "fr" ? ["Écoute", "Délégation"] : ["Listening", "Delegation"],
      objective: "Former la relève.",
      invited: [
        { name: people.peer1.firstName, role: "peer" },
        { name: people.peer2.firstName, role: "peer" },
        { name: people.peer3.firstName, role: "peer" },
        { name: people.report.firstName, role: "direct_report" },
      ],
    });

    // Everyone answers from the mail received, but for the manager, who has an account as the person evaluated does.
    await answerAs(lead.context(), rondo, evaluationId, "Prend le temps.");
    await subject.goto(
      readLink(await rondo.mail.next(people.subject.email, toPattern(subjectLine[language]))),
    );
    await expectAccessible(subject, "answering, welcome");
    await answerByPointer(subject, words, "");
    const phone = await newPage(browser, language, { width: 390, height: 844 });
    await openInvitation(phone, rondo, words, people.peer1);
    await expectAccessible(phone, "answering, welcome from a mail");
    await answerByPointer(phone, words, "Un exemple de 0.");
    await expectAccessible(phone, "thanks");
    const withoutMouse = await newPage(browser, language);
    await openInvitation(withoutMouse, rondo, words, people.peer2);
    await answerByKeyboard(withoutMouse, words);
    for (const page of [phone, withoutMouse]) await page.context().close();
    // Those who answer as the others did need no screen of their own.
    await answerByCalls(rondo, await readAnswerLink(rondo, people.peer3), "Un exemple de 2.");
    await answerByCalls(rondo, await readAnswerLink(rondo, people.report), "Un exemple de 3.");

    // The report: announced by mail, read by the person and by their manager.
    await subject.goto(readLink(await rondo.mail.next(people.subject.email, toPattern(readyLine[language]))));
    await expectReport(subject, words, people.subject, true);
    await expect(subject.getByText(words.reports.openings.none)).toBeVisible();
    await lead.goto(rondo.url + paths.report(evaluationId));
    await expectReport(lead, words, people.subject, false);
    await expectReaders(subject, words, owner);
    const outsider = await newPage(browser, language);
    await outsider.goto(rondo.url + paths.report(evaluationId));
    await outsider.waitForURL(/\/auth\/login/);
  });
