import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { notifyCancelled } from "./notifyCancelled.ts";
import { holdMs, holdBack } from "./holdBack.ts";
import { act, dismiss, shownToasts, undoLast } from "./notify.ts";

const page = new EventTarget();
const closing = () => {
  const event = new Event("beforeunload", { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented ? "asks first" : "closes";
};
const shown = () => shownToasts().map(({ words }) => words);
const hold = (run: () => unknown, key = "evaluation") =>
  holdBack({ key, words: "Dans 5 secondes.", cancelLabel: "Annuler", cancelled: "Rien n’est parti.", run });

beforeEach(() => {
  vi.stubGlobal("window", page);
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  shownToasts().forEach(({ id }) => dismiss(id));
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nothing is done before five seconds, then once, and a second press changes nothing", () => {
  const run = vi.fn();
  hold(run);
  hold(run);
  vi.advanceTimersByTime(holdMs - 1);
  expect(run).not.toHaveBeenCalled();
  expect(shown()).toEqual(["Dans 5 secondes."]);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

test.each([
  ["its button", () => shownToasts().forEach(act)],
  ["Ctrl Z", () => void undoLast()],
])("%s calls it off, and says so; it can be asked again", (_, callOff) => {
  const run = vi.fn();
  hold(run);
  callOff();
  vi.advanceTimersByTime(holdMs);
  expect(run).not.toHaveBeenCalled();
  expect(shown()).toEqual(["Rien n’est parti."]);
  hold(run);
  vi.advanceTimersByTime(holdMs);
  expect(run).toHaveBeenCalledTimes(1);
});

test("closing its message calls nothing off", () => {
  const run = vi.fn();
  hold(run);
  shownToasts().forEach(({ id }) => dismiss(id));
  vi.advanceTimersByTime(holdMs);
  expect(run).toHaveBeenCalledTimes(1);
});

test("closing the window asks first while something is held back, and no longer", () => {
  expect(closing()).toBe("closes");
  hold(vi.fn(), "one");
  hold(vi.fn(), "other");
  expect(closing()).toBe("asks first");
  undoLast();
  expect(closing()).toBe("asks first");
  vi.advanceTimersByTime(holdMs);
  expect(closing()).toBe("closes");
});

test("a page that goes all the same does nothing, and the next one says so, once", () => {
  const run = vi.fn();
  hold(run, "one");
  page.dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(holdMs);
  expect(run).not.toHaveBeenCalled();
  shownToasts().forEach(({ id }) => dismiss(id));
  notifyCancelled();
  expect(shown()).toEqual(["Rien n’est parti."]);
  shownToasts().forEach(({ id }) => dismiss(id));
  notifyCancelled();
  expect(shown()).toEqual([]);
});

test("a page that goes with nothing held back leaves nothing to say", () => {
  hold(vi.fn());
  vi.advanceTimersByTime(holdMs);
  page.dispatchEvent(new Event("pagehide"));
  notifyCancelled();
  expect(shown()).toEqual([]);
});
