import path from "node:path";
import type { Browser } from "@playwright/test";
import { budgets } from "../scripts/weight/budgets.ts";
import { isFont, listPages, readBuild, readSizes } from "../scripts/weight/weigh.ts";
import { firstScreen } from "../src/app/pageParts.ts";
import { paths } from "../src/paths.ts";
import { enterAs } from "./calling.ts";
import { demoOwner, prepareIds, watchNetworkIdle } from "./everyPage.ts";
import { mainFile } from "./product.ts";
import { expect, test } from "./rondo.ts";

/** The budgets of pages are read in the build (scripts/weight.mjs): this is the proof that the reading is right. */

const build = readBuild(path.resolve(mainFile, "../../client"));
const pages = listPages(build, "fr");

/**
 * What is fetched besides, and may weigh so much: the chip of a demonstration, and the cards of those whom a survey asks or who
 * have a plan.
 */
const maxBesides = 4_500;
const besides = new Set(
  ["src/app/shell/demonstration/DemonstrationChip.tsx", "src/dashboards/client/home/LateCards.tsx"].flatMap(
    (name) => listFiles(name, []).map((file) => `/${file}`),
  ),
);

function listFiles(name: string, seen: string[]): string[] {
  const part = build.manifest[name];
  if (!part) throw new Error(`${name} is not in the build`);
  if (seen.includes(name)) return [];
  seen.push(name);
  return [part.file, ...(part.css ?? []), ...(part.imports ?? []).flatMap((each) => listFiles(each, seen))];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

type Session = object;
const isFirst = (name: string) => name === firstScreen || name.includes("/light/");

/** What a first visit fetches until the page is quiet: path and bytes without headers, fonts apart. */
async function listFetched(browser: Browser, address: string, session: Session, awaited: readonly string[]) {
  const context = await browser.newContext({ locale: "fr-CA", ...session });
  // What is fetched ahead, for pages that may come next, waits longer than this.
  await context.addInitScript(() => {
    const { setTimeout: wait } = window;
    const setTimeoutIfSoon = (work: () => void, delay = 0) => (delay < 1000 ? wait(work, delay) : 0);
    window.setTimeout = setTimeoutIfSoon as typeof window.setTimeout;
  });
  const page = await context.newPage();
  const settled = watchNetworkIdle(page);
  const html = (await (await page.goto(address))?.text()) ?? "";
  // A busy machine is quiet now and then: what the budget counts has to come first, then nothing else.
  const areLoaded = (files: readonly string[]) => {
    const come = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    return files.every((file) => come.includes(file));
  };
  await page.waitForFunction(areLoaded, awaited, { timeout: 60_000 }).catch(() => {});
  await settled();
  const fetched = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
      (entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const,
    ),
  );
  await context.close();
  const files = fetched
    .map(([name, bytes]) => [new URL(name).pathname, bytes] as const)
    .filter(([file]) => !isFont(file));
  return { html, fetched: files };
}

test("a first visit fetches the files that its budget counts, with the bytes it counts, and no other", async ({
  browser,
  start,
}) => {
  const { rondo } = await start();
  const context = await browser.newContext();
  await enterAs(context, rondo, demoOwner);
  const ids = await prepareIds(context, rondo);
  const signedIn: Session = { storageState: await context.storageState() };
  await context.close();
  const visits: [name: string, address: string, session: Session][] = [
    ["src/app/light/authRoutes.tsx", paths.login(), {}],
    ["src/answers/client/light/routes.tsx", paths.answer(ids.answering, { q: "1" }), signedIn],
    ["src/dashboards/client/screens/DashboardScreen.tsx", paths.dashboard(), signedIn],
    ["src/app/sharedScreens/People.tsx", paths.people(), signedIn],
    ["src/reports/client/screens/ReportScreen.tsx", paths.report(ids.report), signedIn],
    ["src/app/sharedScreens/ControlRoom.tsx", paths.evaluation(ids.running), signedIn],
  ];
  for (const [name, address, session] of visits) {
    const counted = pages.find((page) => page.name === name);
    if (!counted) throw new Error(`${name} is not in the build`);
    const sizes = readSizes(build, counted);
    const page = sizes.get(counted.shell) ?? 0;
    sizes.delete(counted.shell);
    const expected = [...sizes].map(([file, bytes]) => [`/${file}`, bytes] as const);
    const awaited = expected.map(([file]) => file);
    const { html, fetched } = await listFetched(browser, rondo.url + address, session, awaited);
    const isBesides = (file: string) => besides.has(file) && !expected.some(([each]) => each === file);
    const files = fetched.filter(([file]) => !/^\/(?:rpc|api)\//.test(file) && !isBesides(file)).slice(1);
    const more = fetched.filter(([file]) => isBesides(file));
    expect(sum(more.map(([, bytes]) => bytes)), `${address}, besides`).toBeLessThanOrEqual(maxBesides);
    const sortFiles = (list: typeof files) => list.toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(sortFiles(files), address).toEqual(sortFiles(expected));
    // The page itself, but for what the server writes into it: a few letters, and what its first screen reads.
    expect(fetched[0]?.[1], address).toBeLessThan(page + 200);
    // Nothing waits for the shell to be asked for.
    const late = files.map(([file]) => file).filter((file) => !html.includes(`"${file}"`));
    if (isFirst(name)) expect(late, address).toEqual([]);
    if (counted.shell !== "light.html") continue;
    const all = sum(fetched.map(([, bytes]) => bytes));
    expect(fetched.length, `${address} asks for nothing twice`).toBe(
      new Set(fetched.map(([file]) => file)).size,
    );
    expect(all, `${address}, with what the server answers`).toBeLessThanOrEqual(budgets.light);
  }
});
