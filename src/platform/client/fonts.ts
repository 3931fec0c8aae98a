import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { afterPaint } from "./afterPaint.ts";
import sheet from "./webFonts.css?url";

/** Also read by public/appearance.js: from the second page on, our fonts are there before the first paint. */
const key = "rondo_fonts";
const files = { "Atkinson Hyperlegible Next Variable": text, "Bricolage Grotesque Variable": display };

let asked = false;

/**
 * Loads our fonts after the first paint. They weigh as much as the code, and their fallbacks (fonts.css) have the
 * same metrics: text appears first, and nothing moves when the fonts arrive. One that does not come is asked for by the next page.
 */
export function fetchFonts(): void {
  if (asked) return;
  asked = true;
  try {
    localStorage.setItem(key, [sheet, ...Object.values(files)].join(" "));
  } catch {
    // Storage may be unavailable: each page then loads the fonts late.
  }
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  afterPaint(() => void useWhenLoaded().catch(() => {}));
}

async function useWhenLoaded(): Promise<void> {
  const faces = await Promise.all(Object.entries(files).map(load));
  const show = () => faces.forEach((face) => document.fonts.add(face));
  const before = bottoms();
  show();
  const after = bottoms();
  // A word more or less on a line moves all that follows: the reader keeps the page as it is until they act.
  if (before.some((bottom, index) => Math.abs(bottom - (after[index] ?? bottom)) > 2)) document.fonts.clear();
  const act = () => {
    show();
    // Letters of other languages, in names of people.
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet }));
  };
  addEventListener("click", act, { once: true });
}

const load = ([family, file]: [string, string]) =>
  new FontFace(family, `url(${file})`, { weight: "200 800" }).load();

const bottoms = () =>
  [...document.querySelectorAll("body *")].map((element) => element.getBoundingClientRect().bottom);
