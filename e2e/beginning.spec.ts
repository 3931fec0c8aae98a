import { paths } from "../src/paths.ts";
import { expectQuestion } from "./answering.ts";
import { beginForm } from "./offlineAnswering.ts";
import { openNoemiePage, test, words } from "./offlineCompany.ts";
import { expect } from "./rondo.ts";

/** « Commencer » begins: whatever is late, and whatever moves. */

const start = words.answers.welcome.start;

test("begun from this device, the form stays begun when an older reading of the server arrives", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const [id, other] = [await launch(3), await launch(3)];
  const page = await openNoemiePage(browser, rondo);
  // Seen once, so that this device has it; the other one, so that the page opens without the server.
  await page.goto(rondo.url + paths.answer(id));
  await expect(page.getByRole("button", { name: start })).toBeVisible();
  await beginForm(page, rondo, words, other);

  const form = new RegExp(`/evaluations/${id}/answers$`);
  await page.context().route(form, (route) => route.abort());
  const begun = Promise.withResolvers<void>();
  await page.context().route("**/rpc/answers/read", async (route) => {
    const answer = await route.fetch();
    await begun.promise;
    await route.fulfill({ response: answer });
  });
  await page.goto(rondo.url + paths.answer(id));
  await expect(page.getByRole("button", { name: start })).toBeVisible();
  const reading = page.waitForRequest("**/rpc/answers/read");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await reading;
  await page.getByRole("button", { name: start }).click();
  await page.waitForURL(/q=1$/);
  const read = page.waitForResponse("**/rpc/answers/read");
  begun.resolve();
  await read;
  await page.getByRole("radio").nth(1).check();
  await expectQuestion(page, words, 1);
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.context().close();
});

test("a press during which the page moves is a press", async ({ browser, company: { started, launch } }) => {
  const { rondo } = started;
  const page = await openNoemiePage(browser, rondo);
  await page.goto(rondo.url + paths.answer(await launch(3)));
  const button = page.getByRole("button", { name: start });
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  // As when a picture or a font arrives above it.
  await page.locator("#contenu").evaluate((main) => {
    main.prepend(Object.assign(document.createElement("div"), { style: "height: 120px" }));
  });
  await page.mouse.up();
  await page.waitForURL(/q=1$/);

  // Drawn away from the button before it ends, it is taken back.
  const next = page.getByRole("button", { name: words.answers.question.skip, exact: true });
  const at = (await next.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(at.x + 10, at.y + 10);
  await page.mouse.down();
  await page.mouse.move(at.x + 10, at.y - 200);
  await page.mouse.up();
  await expectQuestion(page, words, 1);
  await page.context().close();
});
