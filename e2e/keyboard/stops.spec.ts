import { expect, test, type Page } from "@playwright/test";
import { inspectFocus } from "../keyboard.ts";

/** The eye of the journeys without a mouse sees what is planted, and lets pass what is as it should be. */

const ring = ":focus { outline: 3px solid #16212b; outline-offset: 2px; box-shadow: 0 0 0 2px #fff }";

/** Tab through a page of links; what was found on the way. */
async function listFaults(page: Page, style: string, content: string, keys: readonly string[]) {
  await page.setContent(`<html lang="fr"><style>${style}</style><main>${content}</main></html>`);
  const faults: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    faults.push(...(await inspectFocus(page, key)).faults);
  }
  return faults;
}
const links = `<div><a href="#un">Un</a> <a href="#deux">Deux</a> <a href="#trois">Trois</a></div>`;
const through = ["Tab", "Tab", "Tab"];

test("a ring is seen as it is: none, too pale, lost on a dark ground, lost beside its own button", async ({
  page,
}) => {
  const toPaleRing = (color: string) => ring.replace("#16212b", color);
  expect(await listFaults(page, ring, links, through)).toEqual([]);
  expect(await listFaults(page, ":focus { outline: none }", links, ["Tab"])).toEqual(["shows no ring"]);
  expect(await listFaults(page, toPaleRing("#bbb"), links, ["Tab"])).toEqual([
    "its ring is too pale: 1.92 to 1",
  ]);
  expect(await listFaults(page, toPaleRing("rgb(22 33 43 / 30%)"), links, ["Tab"])).toEqual([
    expect.stringMatching(/^its ring is too pale: 1\.\d\d to 1$/),
  ]);
  const dark = `<div style="background: #0f161c; padding: 9px">${links}</div>`;
  expect(await listFaults(page, ring, dark, ["Tab"])).toEqual([expect.stringContaining("too pale: 1.1")]);
  const close = ":focus { outline: 3px solid #16212b; outline-offset: 0 } a { background: #222 }";
  expect(await listFaults(page, close, links, ["Tab"])).toEqual([expect.stringContaining("too pale: 1.0")]);
});

test("an order that goes against the way one reads is seen, in both directions; columns and lines are read as drawn", async ({
  page,
}) => {
  const toFlexStyle = (direction: string) => `${ring} div { display: flex; flex-direction: ${direction} }`;
  const describeBackwards = (one: string, other: string, key = "Tab") =>
    `${key} from « ${one} » to « ${other} » goes against the way one reads`;
  const backwards = [describeBackwards("Un", "Deux"), describeBackwards("Deux", "Trois")];
  expect(await listFaults(page, toFlexStyle("column"), links, through)).toEqual([]);
  expect(await listFaults(page, toFlexStyle("column-reverse"), links, through)).toEqual(backwards);
  expect(await listFaults(page, toFlexStyle("row-reverse"), links, through)).toEqual(backwards);
  expect(await listFaults(page, toFlexStyle("row-reverse"), links, [...through, "Shift+Tab"])).toEqual([
    ...backwards,
    describeBackwards("Trois", "Deux", "Shift+Tab"),
  ]);
  const columns = `<div>${links}<p style="margin: 0">${links.replaceAll("#", "#b")}</p></div>`;
  const sideBySide = `${ring} div { display: flex } div div { flex-direction: column; flex: 1 }`;
  expect(await listFaults(page, sideBySide, columns, [...through, ...through])).toEqual([]);
});
