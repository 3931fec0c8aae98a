import { readFile } from "node:fs/promises";
import { paths } from "../src/paths.ts";
import { newPage } from "./accounts.ts";
import { expect, expectAccessible, startRondo, test } from "./rondo.ts";
import { wordsOf } from "./words.ts";

test("a visitor of the demonstration reads a rich report, and one in which a group is masked", async ({
  browser,
}) => {
  const { rondo, stop } = await startRondo({ DEMO: "1" });
  const words = wordsOf("fr");
  const { auth: t } = words;
  const accounts = new Map(
    [...rondo.output.matchAll(/(\S+@boreale\.example)\s+(\S+)/g)].map(([, email, password]) => [
      email,
      password,
    ]),
  );
  const enter = async (email: string) => {
    const page = await newPage(browser, "fr");
    await page.goto(rondo.url + paths.login());
    await page.getByLabel(t.email).fill(email);
    await page.getByLabel(t.password, { exact: true }).fill(accounts.get(email) ?? "");
    await page.getByRole("button", { name: t.login.submit }).click();
    await page.waitForURL(`**${paths.dashboard()}`);
    return page;
  };

  const camille = await enter("camille.tremblay@boreale.example");
  await camille.getByRole("link", { name: "Lire le rapport" }).first().click();
  await expect(camille.getByRole("heading", { level: 1, name: "Camille Tremblay" })).toBeVisible();
  await camille.getByRole("button", { name: words.reports.before.read }).click();
  await expect(camille.getByRole("row", { name: /Délégation/ }).first()).toBeVisible();
  await expectAccessible(camille, "a rich report");
  const [download] = await Promise.all([
    camille.waitForEvent("download"),
    camille.getByRole("button", { name: words.reports.paper.download }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Rapport – Camille Tremblay – .+\.pdf$/);
  expect((await readFile(await download.path())).toString("latin1")).toContain(
    "<pdfuaid:part>1</pdfuaid:part>",
  );

  const mathieu = await enter("mathieu.belanger@boreale.example");
  await mathieu.getByRole("link", { name: "Lire le rapport" }).first().click();
  await mathieu.getByRole("button", { name: words.reports.before.read }).click();
  await expect(mathieu.getByText(/réponses des collègues masquées/i).first()).toBeVisible();
  await expectAccessible(mathieu, "a report with a masked group");
  await stop();
});
