import { loadSections } from "./parts/below.tsx";

const acts = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
let reading = new AbortController();

/** Aborted once the reader acts, or is led elsewhere. */
function createReadingSignal(): AbortSignal {
  reading.abort();
  const own = new AbortController();
  reading = own;
  // The event that led here is past its capture.
  for (const act of acts)
    addEventListener(act, () => own.abort(), { capture: true, passive: true, signal: own.signal });
  return own.signal;
}

/** Scrolls to an element, and again whenever the page has grown, until the reader acts. */
export function stayAt(element: Element, signal = createReadingSignal()) {
  let seen: { scrolled: number; top: number } | null = null;
  const settle = () => {
    // Moved by neither us nor the browser, which holds in place what is read: the reader, by the scroll bar.
    const hasMoved =
      seen && seen.scrolled !== window.scrollY && seen.top !== element.getBoundingClientRect().top;
    if (hasMoved) return observer.disconnect();
    element.scrollIntoView({ block: "start" });
    seen = { scrolled: window.scrollY, top: element.getBoundingClientRect().top };
  };
  const observer = new ResizeObserver(settle);
  settle();
  observer.observe(document.body);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** To the title of a section, which takes the focus, once the sections above it have the height that they keep. */
export async function scrollToSection(id: string) {
  const signal = createReadingSignal();
  await loadSections();
  const section = document.getElementById(id);
  if (!section || signal.aborted) return;
  const heading = section.querySelector("h2");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  stayAt(section, signal);
}
