import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fr as demonstration } from "../src/app/shell/demonstration/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { fr as since } from "../src/reports/rules/since/texts.fr.ts";
import { newPage } from "./accounts.ts";
import { createApi } from "./calling.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { toPattern, getWords } from "./words.ts";

/** Another site, which any page of the web is: a link to whatever it likes. */
async function startOtherSite(link: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end(`<a href="${link}">Un lien</a>`),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test("a visitor of the demonstration reads a rich report, one in which a group is masked, and removes it", async ({
  browser,
  start,
}) => {
  const { rondo } = await start();
  const words = getWords("fr");
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
  // Against her report of spring: by the same colleagues, and by one more of the people supervised.
  const changes = camille.getByRole("region", { name: /^Depuis / });
  await expect(changes.getByText(/^Gestion des priorités, selon votre gestionnaire/)).toBeVisible();
  await expect(changes.getByText(/^Personnes supervisées.: pas de comparaison/)).toBeVisible();
  await changes.getByRole("button", { name: since.open }).click();
  await expect(changes.getByRole("row", { name: /Délégation.*peut tenir au hasard/ })).toBeVisible();
  await expectAccessible(camille, "a rich report");
  const [download] = await Promise.all([
    camille.waitForEvent("download"),
    camille.getByRole("button", { name: words.reports.pdf.download }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Rapport – Camille Tremblay – .+\.pdf$/);
  expect((await readFile(await download.path())).toString("latin1")).toContain(
    "<pdfuaid:part>1</pdfuaid:part>",
  );

  // The link of another site opens nothing in the name of the person who follows it.
  const evaluationId = /evaluations\/([\w-]+)\/report/.exec(camille.url())?.[1] ?? "";
  const pdf = `${rondo.url}/api/v1/evaluations/${evaluationId}/report.pdf`;
  const otherSite = await startOtherSite(pdf);
  const helene = await enter("helene.gagnon@boreale.example");
  await helene.goto(otherSite.url);
  await helene.getByRole("link", { name: "Un lien" }).click();
  await expect(
    helene.getByRole("heading", { level: 1, name: "Ce lien vient d’un autre site" }),
  ).toBeVisible();
  await expectAccessible(helene, "a link from elsewhere");
  const { openings } = await createApi(camille.context(), rondo).reports.read({ evaluationId });
  expect(openings).toEqual([]);
  await helene.getByRole("link", { name: "Ouvrir Rondo" }).click();
  await helene.waitForURL(`**${paths.dashboard()}`);
  otherSite.close();

  const mathieu = await enter("mathieu.belanger@boreale.example");
  await mathieu.getByRole("link", { name: "Lire le rapport" }).first().click();
  await mathieu.getByRole("button", { name: words.reports.before.read }).click();
  await expect(mathieu.getByText(/réponses des collègues masquées/i).first()).toBeVisible();
  await expectAccessible(mathieu, "a report with a masked group");
  // For other people the dialog only says that an administrator can remove it. A report is read without the shell.
  await mathieu.goto(rondo.url + paths.dashboard());
  await mathieu.getByRole("button", { name: toPattern(demonstration.chip.name) }).click();
  await expect(mathieu.getByRole("dialog", { name: demonstration.title })).toContainText(
    demonstration.whoRemoves,
  );
  await expect(mathieu.getByRole("button", { name: demonstration.remove })).toHaveCount(0);

  await helene.getByRole("button", { name: toPattern(demonstration.chip.name) }).click();
  await expectAccessible(helene, "what the demonstration is");
  await helene.getByRole("button", { name: demonstration.remove }).click();
  const asked = helene.getByRole("dialog", { name: toPattern(demonstration.question) });
  await expect(asked).toContainText(demonstration.whatGoes);
  await expectAccessible(helene, "before the demonstration is removed");
  await asked.getByRole("button", { name: demonstration.remove }).click();
  await helene.waitForURL(`**${paths.register()}*`);
  await expect(helene.getByText(t.register.afterDemonstration)).toBeVisible();
  await expectAccessible(helene, "after the demonstration");
  // All sessions have ended, and cannot be resumed.
  await mathieu.reload();
  await mathieu.waitForURL(`**${paths.login()}*`);
  await helene.goto(rondo.url + paths.login());
  await helene.getByLabel(t.email).fill("helene.gagnon@boreale.example");
  await helene
    .getByLabel(t.password, { exact: true })
    .fill(accounts.get("helene.gagnon@boreale.example") ?? "");
  await helene.getByRole("button", { name: t.login.submit }).click();
  await expect(helene.getByRole("alert")).toBeVisible();
});
