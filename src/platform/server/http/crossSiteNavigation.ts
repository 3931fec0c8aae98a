import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { html } from "hono/html";
import { paths } from "#paths.ts";
import { toLocale } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { pageHeaders } from "./headers.ts";
import { resolveRequestLanguage } from "./pages.ts";

/**
 * Whether the browser was sent here by another site, whose link would use the visitor's session. A request without
 * the header comes from a program or an old browser and is accepted (docs/decisions/0054).
 */
export function isCrossSite(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}

export const isNavigation = (headers: Headers): boolean => headers.get("sec-fetch-mode") === "navigate";

const texts: Record<Language, { title: string; reason: string; next: string; open: string }> = {
  fr: {
    title: "Ce lien vient d’un autre site",
    reason: "Il demandait un document à votre place. Rien n’a été ouvert, et rien n’est inscrit à votre nom.",
    next: "Pour lire ce document, ouvrez-le depuis Rondo.",
    open: "Ouvrir Rondo",
  },
  en: {
    title: "This link comes from another site",
    reason: "It asked for a document in your name. Nothing was opened, and nothing was recorded.",
    next: "To read this document, open it from Rondo.",
    open: "Open Rondo",
  },
};

/**
 * The page shown to a visitor who followed another site's link to a document: where to find it, and that the opening
 * was not recorded.
 */
export function askToOpenHere(c: Context): Response | Promise<Response> {
  const language = resolveRequestLanguage(c);
  const t = texts[language];
  const nonce = randomBytes(16).toString("base64");
  const headers = {
    ...pageHeaders("workspace", nonce),
    vary: "Cookie, Accept-Language",
    "cache-control": "no-store",
  };
  const page = html`<!doctype html>
    <html lang="${toLocale(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${t.title} · Rondo</title>
        <link rel="icon" href="/favicon.svg" />
        <style nonce="${nonce}">
          body {
            font:
              17px/1.5 system-ui,
              sans-serif;
            margin: 0 auto;
            max-width: 560px;
            padding: 48px 24px;
            background: light-dark(#fbf9f4, #0f161c);
            color: light-dark(#16212b, #eef2f4);
          }
          h1 {
            font-size: 26px;
            line-height: 1.2;
          }
          a {
            color: light-dark(#0b5d63, #7fd4d9);
            display: inline-block;
            font-weight: 600;
            padding: 12px 0;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${t.title}</h1>
          <p>${t.reason}</p>
          <p>${t.next}</p>
          <a href="${paths.dashboard()}">${t.open}</a>
        </main>
      </body>
    </html>`;
  return c.html(page, 403, headers);
}
