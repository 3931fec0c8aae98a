import { paths } from "../src/paths.ts";
import { fullName } from "../src/people/rules/names.ts";
import { createCompany, join, newPage, buildUniqueAddress, password } from "./accounts.ts";
import { createApi, createCaller } from "./calling.ts";
import { readLink } from "./mailServer.ts";
import { launchFor } from "./offlineAnswering.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { getWords } from "./words.ts";

const [fr, en] = [getWords("fr"), getWords("en")];

test("a link says whose it is, in their language, and asks whoever else is signed in; to the lead it stays closed", async ({
  browser,
  rondo,
}) => {
  const lead = { firstName: "Solange", lastName: "Roy", email: buildUniqueAddress("solange") };
  const sam = { firstName: "Samuel", lastName: "Sirois", email: buildUniqueAddress("samuel") };
  const ana = { firstName: "Anabelle", lastName: "Aucoin", email: buildUniqueAddress("anabelle") };
  const colin = { firstName: "Colin", lastName: "Dubé", email: buildUniqueAddress("colin") };
  const work = await newPage(browser, "fr");
  await createCompany(work.context(), rondo, lead, "Fromagerie du Lac");
  const { people } = createApi(work.context(), rondo);
  const { id: subject } = await people.invite({ ...sam, language: "fr" });
  const { id: peer } = await people.invite({ ...ana, language: "en" });
  await people.invite({ ...colin, language: "fr" });
  const shared = await newPage(browser, "fr");
  await join(shared, rondo, fr, colin);
  await rondo.mail.next(ana.email, /Rondo/);
  const evaluationId = await launchFor(work.context(), rondo, { subject, peers: [peer] }, 1);
  const link = readLink(await rondo.mail.next(ana.email, /Samuel/));

  // The person who runs the evaluation sees nothing of it; the refusal is in their language.
  await work.goto(link);
  const closed = en.auth.otherPerson;
  await expect(work.getByText(closed.closed)).toBeVisible();
  await expect(work.getByRole("link", { name: "Stay Solange" })).toBeVisible();
  await expect(work.getByText("Anabelle")).toHaveCount(0);
  await expect(work.getByRole("button", { name: en.answers.welcome.start })).toHaveCount(0);
  await expectAccessible(work, "a link that stays closed");

  // A colleague is asked, in the language of the person of the link, and may stay.
  await shared.goto(link);
  const title = `This link is ${fullName(ana)}’s. You are ${fullName(colin)}.`;
  await expect(shared.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(shared.getByText("Samuel")).toHaveCount(0);
  await expect(shared.getByText(closed.closed)).toHaveCount(0);
  await expectAccessible(shared, "a link of somebody else");
  await shared.getByRole("link", { name: "Stay Colin" }).click();
  await shared.waitForURL(`**${paths.dashboard()}`);

  await shared.goto(link);
  await shared.getByRole("button", { name: "I am Anabelle" }).click();
  await expect(shared.getByText(`This link is ${fullName(ana)}’s.`, { exact: true })).toBeVisible();
  await expect(shared.locator("html")).toHaveAttribute("lang", "en-CA");
  await shared.getByRole("button", { name: en.answers.welcome.start }).click();
  await shared.waitForURL(`**${paths.answer(evaluationId)}`);
  await expect(shared.getByRole("button", { name: en.answers.question.next })).toBeVisible();
  // The form keeps the language, whatever the browser says.
  await shared.reload();
  await expect(shared.getByRole("button", { name: en.answers.question.next })).toBeVisible();
});

test("the emailed link of somebody who signs in is theirs: another who has a draft is asked, and their draft stays shut", async ({
  browser,
  rondo,
}) => {
  const lead = { firstName: "Solange", lastName: "Roy", email: buildUniqueAddress("solange") };
  const sam = { firstName: "Samuel", lastName: "Sirois", email: buildUniqueAddress("samuel") };
  const luc = { firstName: "Luc", lastName: "Gagné", email: buildUniqueAddress("luc") };
  const dee = { firstName: "Dee", lastName: "Aucoin", email: buildUniqueAddress("dee") };
  const work = (await newPage(browser, "fr")).context();
  await createCompany(work, rondo, lead, "Verrerie du Nord");
  const { people } = createApi(work, rondo);
  const { id: subject } = await people.invite({ ...sam, language: "fr" });
  const peers = [];
  for (const [person, language] of [
    [luc, "fr"],
    [dee, "en"],
  ] as const) {
    peers.push((await people.invite({ ...person, language })).id);
    const invited = new URL(readLink(await rondo.mail.next(person.email, /Rondo/)));
    const token = invited.searchParams.get("token") ?? "";
    await createApi(await createCaller(), rondo).auth.acceptInvitation({ token, password, language });
  }
  const evaluationId = await launchFor(work, rondo, { subject, peers }, 1);
  const form = `**${paths.answer(evaluationId)}`;
  const readLinkTo = async ({ email }: { email: string }) => readLink(await rondo.mail.next(email, /Samuel/));
  const next = (t: typeof fr) => shared.getByRole("button", { name: t.answers.question.next, exact: true });

  // A browser without a session, in French: the page says whose the link is, in their language.
  const shared = await newPage(browser, "fr");
  const [lucs, dees] = [await readLinkTo(luc), await readLinkTo(dee)];
  const enter = async (t: typeof fr, { email }: { email: string }) => {
    await shared.getByLabel(t.auth.email).fill(email);
    await shared.getByLabel(t.auth.password, { exact: true }).fill(password);
    await shared.getByRole("button", { name: t.auth.login.submit }).click();
    await shared.waitForURL(form);
  };
  await shared.goto(dees);
  await expect(shared.getByText(`This link is ${fullName(dee)}’s.`, { exact: true })).toBeVisible();
  await expect(shared.locator("html")).toHaveAttribute("lang", "en-CA");
  await expectAccessible(shared, "a link of somebody who signs in");
  // They have an account: another one would be another company.
  await expect(shared.getByRole("link", { name: en.auth.login.register })).toHaveCount(0);

  await shared.goto(lucs);
  await expect(shared.getByText("Ce lien est celui de Luc Gagné.", { exact: true })).toBeVisible();
  await enter(fr, luc);
  await shared.getByRole("button", { name: fr.answers.welcome.start }).click();
  await shared.getByRole("radio").first().check();
  await next(fr).click();
  // Their own link leads on, and leaves the address.
  await shared.goto(lucs);
  await shared.waitForURL(form);

  await shared.goto(dees);
  const asked = `This link is ${fullName(dee)}’s. You are ${fullName(luc)}.`;
  await expect(shared.getByRole("heading", { level: 1, name: asked })).toBeVisible();
  await expect(shared.getByText("Samuel")).toHaveCount(0);
  await expect(shared.getByRole("radio")).toHaveCount(0);
  await shared.getByRole("button", { name: "I am Dee" }).click();
  await enter(en, dee);
  await shared.getByRole("button", { name: en.answers.welcome.start }).click();
  await expect(next(en)).toBeVisible();
  await expect(shared.locator("html")).toHaveAttribute("lang", "en-CA");
  await expect(shared.getByRole("radio", { checked: true })).toHaveCount(0);
});
