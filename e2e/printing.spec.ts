import { paths } from "../src/paths.ts";
import { fr as report } from "../src/reports/texts.fr.ts";
import { enterAs } from "./calling.ts";
import { demoOwner, prepareIds } from "./everyPage.ts";
import { expect, test } from "./rondo.ts";
import { readSheets } from "./sheets.ts";

/** As browsers leave it. */
const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

test("« Imprimer » and Ctrl P open the document, and print it where the browser shows one in a page", async ({
  page,
  start,
}) => {
  const { rondo } = await start();
  await enterAs(page.context(), rondo, demoOwner);
  const ids = await prepareIds(page.context(), rondo);
  await page.addInitScript(() => {
    window.print = () => {
      document.title = "printed";
    };
  });
  const button = page.getByRole("button", { name: report.print, exact: true });
  for (const ask of [() => button.click(), () => page.keyboard.press("Control+p")]) {
    await page.goto(rondo.url + paths.report(ids.report));
    await expect(button).toBeEnabled();
    // By what this browser can: in a frame, or in a tab.
    const shown = Promise.race([page.waitForEvent("frameattached"), page.waitForEvent("popup")]);
    await ask();
    await shown;
    if (await page.evaluate(() => navigator.pdfViewerEnabled))
      await expect
        .poll(() =>
          page
            .frames()
            .find((frame) => frame.url().startsWith("blob:"))
            ?.title(),
        )
        .toBe("printed");
  }
  const pdf = await page.request.get(`${rondo.url}/api/v1/evaluations/${ids.report}/report.pdf`);
  expect(readSheets(await pdf.body()).length).toBeLessThanOrEqual(11);
});

test("printing begins on the first sheet, and no sheet is empty", async ({ page, start }) => {
  // Its own product: other journeys change who is there, and their names.
  const { rondo } = await start();
  await enterAs(page.context(), rondo, demoOwner);
  const ids = await prepareIds(page.context(), rondo);
  for (const address of [
    paths.report(ids.report),
    paths.dashboard(),
    paths.evaluation(ids.running),
    paths.campaign(ids.campaign),
  ]) {
    await page.goto(rondo.url + address);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const pdf = await page.pdf({ preferCSSPageSize: true, format: "Letter", margin });
    const [first = "", ...others] = readSheets(pdf);
    expect(first, address).toContain((await title.innerText()).trim());
    expect(
      others.filter((sheet) => sheet === ""),
      address,
    ).toEqual([]);
  }
});
