import type { Page, Route } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { fr as t } from "../src/skills/texts.fr.ts";
import { newPage } from "./accounts.ts";
import { createApi, enterAs } from "./calling.ts";
import { take } from "./keyboard.ts";
import { expect, test } from "./rondo.ts";

const badge = /À traduire$/u;
const [first, second, third] = ["Écoute avant de répondre.", "Reformule.", "Pose des questions."] as const;
const readOrder = async (page: Page) =>
  (await page.locator("ol li a").allTextContents()).map((text) => text.replace(badge, ""));

test("questions of a skill are dragged by mouse and by keys; a move that is not stored goes back @long", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { skills } = createApi(page.context(), rondo);
  const [family] = (await skills.families({})).items;
  const skill = await skills.create({ familyId: family?.id ?? "", nameFr: "Écoute, à ranger" });
  for (const textFr of [first, second, third])
    await skills.createQuestion({ skillId: skill.id, type: "star_rating", textFr });
  const readStoredOrder = async () =>
    (await skills.questions({ skill: skill.id })).items.map(({ text }) => text.fr);
  const handle = (name: string) =>
    page.getByRole("button", { name: t.drag.replace("{name}", name), exact: true });
  const expectAnnouncement = (words: string, position: number) =>
    expect(
      page
        .getByText(words.replace("{position}", String(position)).replace("{total}", "3"), { exact: true })
        .first(),
    ).toBeAttached();

  const picked = t.picked.replace("{position}", "1").replace("{total}", "3");

  await page.goto(rondo.url + paths.skill(skill.id));
  await expect.poll(() => readOrder(page)).toEqual([first, second, third]);

  // By mouse, in the middle of the window: near an edge the page scrolls under what is dragged.
  await handle(second).evaluate((node) => node.scrollIntoView({ block: "center" }));
  await handle(second).hover();
  const from = await handle(first).boundingBox();
  const to = await handle(second).boundingBox();
  if (!from || !to) throw new Error("the handles are on the screen");
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 4 });
  await page.mouse.move(x, to.y + to.height / 2 + 6, { steps: 8 });
  await expectAnnouncement(t.movedTo, 2);
  const stored = page.waitForResponse(/moveQuestion/);
  await page.mouse.up();
  await expect.poll(() => readOrder(page)).toEqual([second, first, third]);
  await stored;
  expect(await readStoredOrder()).toEqual([second, first, third]);

  // By keys: taken, moved, put down; each step is said.
  await handle(second).focus();
  await take(page, picked);
  await page.keyboard.press("ArrowDown");
  await expectAnnouncement(t.movedTo, 2);
  // The server does not answer yet: the new order already stands there.
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<Route>();
  await page.route(/moveQuestion/, (route) => isAsked(route));
  await page.keyboard.press("Space");
  const request = await asked;
  await expect.poll(() => readOrder(page)).toEqual([first, second, third]);
  await request.abort();
  await expect(page.getByRole("alert").filter({ hasText: t.orderNotSaved })).toBeVisible();
  await expect.poll(() => readOrder(page)).toEqual([second, first, third]);
  expect(await readStoredOrder()).toEqual([second, first, third]);

  await page.unroute(/moveQuestion/);
  await handle(second).focus();
  await take(page, picked);
  await page.keyboard.press("ArrowDown");
  await expectAnnouncement(t.movedTo, 2);
  const storedByKeys = page.waitForResponse(/moveQuestion/);
  await page.keyboard.press("Space");
  await storedByKeys;
  expect(await readStoredOrder()).toEqual([first, second, third]);
  await page.context().close();
});
