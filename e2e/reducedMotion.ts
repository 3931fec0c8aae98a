import type { BrowserContext } from "@playwright/test";

const sign = "moved: ";

/**
 * Hears everything that moves in these pages while motion is unwanted, from their first moment: what turns while one
 * waits, what opens, what fades. What has come to rest, or has gone, was heard all the same. Answers what was heard
 * since the last time.
 */
export async function recordMotion(context: BrowserContext): Promise<() => string[]> {
  const heard: string[] = [];
  context.on("console", (message) => {
    if (message.text().startsWith(sign)) heard.push(message.text().slice(sign.length));
  });
  await context.addInitScript(listen, sign);
  return () => heard.splice(0);
}

/** Runs in the page. */
function listen(prefix: string) {
  const unwanted = window.matchMedia("(prefers-reduced-motion: reduce)");
  const reportMotion = (target: Element, what: string) => {
    if (!unwanted.matches) return;
    const name = `${target.tagName.toLowerCase()}.${target.getAttribute("class") ?? ""}`;
    console.debug(`${prefix}${name}: ${what}`);
  };
  /** A hundredth of a second is at once. Read from the style: a busy page hears of what is over already. */
  const isNoticeable = (durations: string) =>
    durations.split(",").some((text) => Number.parseFloat(text) > 0.01);
  const getStyle = ({ target, pseudoElement }: AnimationEvent | TransitionEvent) =>
    getComputedStyle(target as Element, pseudoElement || null);
  document.addEventListener(
    "animationstart",
    (event) => {
      const { animationDuration, animationIterationCount } = getStyle(event);
      if (isNoticeable(animationDuration) || animationIterationCount.includes("infinite"))
        reportMotion(event.target as Element, event.animationName);
    },
    true,
  );
  document.addEventListener(
    "transitionrun",
    (event) => {
      if (isNoticeable(getStyle(event).transitionDuration))
        reportMotion(event.target as Element, event.propertyName);
    },
    true,
  );
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    reportMotion(this, "by its script");
    return animate.apply(this, given);
  };
  const scroll = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (how) {
    if (typeof how === "object" && how.behavior === "smooth") reportMotion(this, "scrolled to, smoothly");
    scroll.call(this, how);
  };
}
