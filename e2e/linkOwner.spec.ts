import { paths } from "../src/paths.ts";
import { fullName } from "../src/people/rules.ts";
import { foundCompany, join, newPage, ownAddress } from "./accounts.ts";
import { apiOf } from "./calling.ts";
import { linkOf } from "./mailServer.ts";
import { launchFor } from "./offlineAnswering.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { wordsOf } from "./words.ts";

const [fr, en] = [wordsOf("fr"), wordsOf("en")];

test("a link says whose it is, in their language, and asks whoever else is signed in; to the lead it stays closed", async ({
  browser,
  rondo,
}) => {
  const lead = { firstName: "Solange", lastName: "Roy", email: ownAddress("solange") };
  const sam = { firstName: "Samuel", lastName: "Sirois", email: ownAddress("samuel") };
  const ana = { firstName: "Anabelle", lastName: "Aucoin", email: ownAddress("anabelle") };
  const colin = { firstName: "Colin", lastName: "Dubé", email: ownAddress("colin") };
  const work = await newPage(browser, "fr");
  await foundCompany(work.context(), rondo, lead, "Fromagerie du Lac");
  const { people } = apiOf(work.context(), rondo);
  const { id: subject } = await people.invite({ ...sam, language: "fr" });
  const { id: peer } = await people.invite({ ...ana, language: "en" });
  await people.invite({ ...colin, language: "fr" });
  const shared = await newPage(browser, "fr");
  await join(shared, rondo, fr, colin);
  await rondo.mail.next(ana.email, /Rondo/);
  const evaluationId = await launchFor(work.context(), rondo, { subject, peers: [peer] }, 1);
  const link = linkOf(await rondo.mail.next(ana.email, /Samuel/));

  // Whoever runs the evaluation sees nothing of it.
  await work.goto(link);
  const closed = en.auth.otherPerson;
  await expect(work.getByText(fr.auth.otherPerson.closed)).toBeVisible();
  await expect(work.getByRole("link", { name: "Rester Solange" })).toBeVisible();
  await expect(work.getByText("Anabelle")).toHaveCount(0);
  await expect(work.getByRole("button", { name: fr.answers.welcome.start })).toHaveCount(0);
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
