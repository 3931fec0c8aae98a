import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { afterPaint } from "./afterPaint.ts";
import sheet from "./webFonts.css?url";

/** Also read by public/appearance.js: from the second page on, our fonts are there before the first paint. */
const key = "rondo_fonts";
const files = [text, display];

let asked = false;

/**
 * Loads our fonts after the first paint. They weigh as much as the code, and their fallbacks (fonts.css) have the
 * same metrics: text appears first, and nothing moves when the fonts arrive.
 */
export function fetchFonts(): void {
  if (asked) return;
  asked = true;
  try {
    localStorage.setItem(key, [sheet, ...files].join(" "));
  } catch {
    // Storage may be unavailable: each page then loads the fonts late.
  }
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  afterPaint(() => void useWhenLoaded());
}

/** The sheet comes after the files that it names, so that the page is laid out again once, not once a file. */
async function useWhenLoaded(): Promise<void> {
  await Promise.all(files.map(preload));
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet }));
}

/** A file that fails is asked for again by the sheet; its fallback stands until then. */
const preload = (href: string) =>
  new Promise((done) => {
    const hints = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href };
    document.head.append(
      Object.assign(document.createElement("link"), hints, { onload: done, onerror: done }),
    );
  });
