import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { afterPaint } from "./afterPaint.ts";
import sheet from "./webFonts.css?url";

/** Also read by public/appearance.js: from the second page on, our fonts are there before the first paint. */
const key = "rondo_fonts";
const addresses = [sheet, text, display];

let asked = false;

/**
 * Loads our fonts after the first paint. They weigh as much as the code, and their fallbacks (fonts.css) have the
 * same metrics: text appears first, and nothing moves when the fonts arrive.
 */
export function fetchFonts(): void {
  if (asked) return;
  asked = true;
  try {
    localStorage.setItem(key, addresses.join(" "));
  } catch {
    // Storage may be unavailable: each page then loads the fonts late.
  }
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  afterPaint(() => document.head.append(...addresses.map(link)));
}

function link(href: string): HTMLLinkElement {
  const element = document.createElement("link");
  if (href === sheet) return Object.assign(element, { rel: "stylesheet", href });
  return Object.assign(element, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href });
}
