import { findTooltip, findFocusTooltip, type ShownTooltip } from "./findTooltip.ts";

/** The pointer rests on it, and does not only pass. */
const SHOW_DELAY = 400;
/** The way from the control to its tooltip (WCAG 1.4.13: hoverable). */
const HIDE_DELAY = 200;
const LONG_PRESS = 500;
/** Keys that move the focus; after others it comes back from a menu or a dialog, and nothing new is met. */
const moving = /^(?:Tab|Arrow.+|Home|End|[jk])$/iu;
const controls = "a, button, input, select, textarea, label, summary, [role=treeitem], [role=option]";

/**
 * Tells which tooltip to show: of what the pointer rests on, of what the keyboard has reached, of what a finger taps, or
 * presses for long where a tap does something else. One set of listeners for the page, however long its lists are.
 * @param early what happened before this file had come, in order
 */
export function watchTooltips(show: (tooltip: ShownTooltip | null) => void, early: readonly Event[] = []) {
  let shown: ShownTooltip | null = null;
  /** What is shown goes with the pointer, with the focus, or with the next touch. */
  let source: "pointer" | "focus" | "touch" = "pointer";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastKey = "";
  let pressed: Element | null = null;

  const change = (next: ShownTooltip | null, by = source) => {
    clearTimeout(timer);
    source = by;
    if (next === shown) return;
    shown = next;
    show(next);
  };
  const soon = (milliseconds: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
  const isOnTooltip = (target: EventTarget | null) =>
    target instanceof Element && target.closest("[role=tooltip]") !== null;

  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    if (isOnTooltip(target)) return clearTimeout(timer);
    const next = findTooltip(target);
    if (next && next.target === shown?.target) return clearTimeout(timer);
    if (next) return soon(SHOW_DELAY, () => next.target.isConnected && change(next, "pointer"));
    if (shown && source === "pointer") return soon(HIDE_DELAY, () => change(null));
    return shown ? undefined : clearTimeout(timer);
  };
  const leave = () => source === "pointer" && soon(HIDE_DELAY, () => change(null));
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !moving.test(lastKey)) return;
    if (target.matches(":focus-visible")) change(findFocusTooltip(target), "focus");
  };
  const blur = () => source === "focus" && change(null);
  const down = ({ target, pointerType }: PointerEvent) => {
    lastKey = "";
    if (isOnTooltip(target)) return;
    change(null);
    pressed = null;
    if (pointerType !== "touch" || !(target instanceof Element)) return;
    if (!target.closest(controls)) pressed = target;
    else soon(LONG_PRESS, () => change(findTooltip(target), "touch"));
  };
  const up = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== "touch") return;
    if (!shown) clearTimeout(timer);
    if (pressed && pressed === target) change(findTooltip(pressed), "touch");
    pressed = null;
  };
  const cancel = () => {
    pressed = null;
    if (!shown) clearTimeout(timer);
  };
  /** The press has shown the words: neither the browser's menu nor the control itself answers it. */
  const refuse = (event: Event) => {
    if (!shown || source !== "touch" || pressed || isOnTooltip(event.target)) return;
    if (!shown.target.contains(event.target as Node)) return;
    if ((event.target as Element).closest(controls)) event.preventDefault();
    if (event.type === "click") event.stopPropagation();
  };
  const key = (event: KeyboardEvent) => {
    lastKey = event.key;
    if (event.key === "Enter" || event.key === " ") change(null);
  };
  // What it belonged to may go without a word from the pointer or the focus.
  const removed = new MutationObserver(() => shown && !shown.target.isConnected && change(null));
  removed.observe(document.body, { childList: true, subtree: true });

  const ending = new AbortController();
  const on = { capture: true, signal: ending.signal };
  const heard: Record<string, (event: never) => unknown> = {
    pointerover: over,
    pointerdown: down,
    pointerup: up,
    focusin: focus,
    keydown: key,
  };
  for (const event of early) heard[event.type]?.(event as never);
  document.addEventListener("pointerover", over, on);
  document.documentElement.addEventListener("pointerleave", leave, { signal: ending.signal });
  document.addEventListener("focusin", focus, on);
  document.addEventListener("focusout", blur, on);
  document.addEventListener("pointerdown", down, on);
  document.addEventListener("pointerup", up, on);
  document.addEventListener("pointercancel", cancel, on);
  document.addEventListener("contextmenu", refuse, on);
  document.addEventListener("click", refuse, on);
  document.addEventListener("keydown", key, on);
  return {
    close: () => change(null),
    stop() {
      ending.abort();
      removed.disconnect();
      clearTimeout(timer);
    },
  };
}
