import type { Page } from "@playwright/test";
import { getWords } from "../../e2e/words.ts";

const { question: words } = getWords("fr").answers;

/** Durations shorter than this are not reported by the browser. */
const shortest = 16;

/**
 * Visits a page, slows the processor four times, and tells how long each interaction of `act` took until the next
 * frame was on the screen (Event Timing), in milliseconds. `act` answers how many there were.
 */
async function recordDurations(page: Page, address: string, act: () => Promise<number>): Promise<number[]> {
  await page.addInitScript((durationThreshold) => {
    const durations = new Map<number, number>();
    (window as unknown as { durations: typeof durations }).durations = durations;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[])
        if (interactionId)
          durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    }).observe({ type: "event", durationThreshold, buffered: true } as PerformanceObserverInit);
  }, shortest);
  await page.goto(address);
  await page.getByRole("button").first().waitFor();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const interactions = await act();
  const { slow, counted } = await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 500));
    const { durations } = window as unknown as { durations: Map<number, number> };
    const countEvents = (event: string) => performance.eventCounts.get(event) ?? 0;
    return { slow: [...durations.values()], counted: countEvents("pointerdown") + countEvents("keydown") };
  });
  await page.close();
  // Also those that were too short to be reported, which may be most of them.
  if (counted < interactions) throw new Error(`the browser counted ${counted} of ${interactions}`);
  return [...slow, ...Array.from({ length: Math.max(0, interactions - slow.length) }, () => shortest)];
}

const waitForNextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The least that a click can cost here and now: the one button of the bare page. */
export const pressBare = (page: Page, address: string, times: number) =>
  recordDurations(page, address, async () => {
    for (let time = 0; time < times; time += 1) {
      await page.getByRole("button").click();
      await waitForNextFrame(page);
    }
    return times;
  });

/** Answers `questions` questions, by clicks and by keys in turn; each pass answers otherwise than the one before. */
export const answerAll = (page: Page, address: string, questions: number, pass: number) =>
  recordDurations(page, address, async () => {
    let interactions = 0;
    for (let number = 1; number <= questions; number += 1) {
      interactions += await answerOne(page, number, pass);
      if (number < questions) await page.waitForURL(new RegExp(`q=${number + 1}$`));
      await waitForNextFrame(page);
    }
    return interactions;
  });

/** One answer and the way to the next question; how many interactions that was. */
async function answerOne(page: Page, number: number, pass: number): Promise<number> {
  const radios = await page.getByRole("radio").count();
  if (radios === 0) {
    await page.getByRole("textbox").first().click();
    await page.keyboard.press("b");
    await page.keyboard.press("Control+Enter");
    return 3;
  }
  // The last radio may be « not observed »; a question answered by true or false has two levels, a scale has five.
  const level = ((number + pass) % (radios - 1)) + 1;
  if (number % 2 === 0) {
    // The focus is on the title of the question: keys are for the question.
    await page.keyboard.press(String(level));
    await page.keyboard.press("Enter");
  } else {
    await page
      .getByRole("radio")
      .nth(level - 1)
      .click();
    await page.getByRole("button", { name: words.next, exact: true }).click();
  }
  return 2;
}
