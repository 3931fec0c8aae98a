import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import { getCookie } from "hono/cookie";
import type { Language } from "#platform/vocabulary.ts";
import { pageHeaders, workerPolicy } from "./headers.ts";
import { toLocale } from "#platform/texts.ts";
import { withPreloadLinks, type Manifest } from "./preloadLinks.ts";

/** A known cookie wins; a first visit follows the browser: French if it starts with fr, else English (§9). */
function resolveLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  if (cookie === "fr" || cookie === "en") return cookie;
  return /^\s*fr\b/i.test(acceptLanguage ?? "") ? "fr" : "en";
}

export const resolveRequestLanguage = (c: Context): Language =>
  resolveLanguage(getCookie(c, "rondo_language"), c.req.header("accept-language"));

const anHour = "public, max-age=3600";
/** Files that keep their name from one build to the next. */
const fixedFiles = [
  ["/favicon.svg", anHour],
  ["/appearance.js", anHour],
  ["/eval.webmanifest", anHour],
  ["/icons/*", anHour],
  // Asked at each visit: the worker of yesterday must not outlive a deployment.
  ["/eval/worker.js", "no-cache", workerPolicy],
] as const;

/** The two HTML pages and their assets. Which page answers an address, what it will import and read first, is given. */
export function pageRoutes(
  clientFolder: string,
  resolveShell: (pathname: string) => "light" | "workspace",
  listParts: (pathname: string, language: Language) => readonly string[],
  listReads: (pathname: string) => readonly string[],
): Hono {
  const pages = {
    light: readFileSync(path.join(clientFolder, "light.html"), "utf8"),
    workspace: readFileSync(path.join(clientFolder, "workspace.html"), "utf8"),
  };
  const manifestFile = path.join(clientFolder, ".vite/manifest.json");
  const manifest = existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest)
    : {};
  const app = new Hono();
  const root = path.relative(process.cwd(), clientFolder);
  app.use(
    "/assets/*",
    async (c, next) => {
      await next();
      if (c.res.ok) c.header("cache-control", "public, max-age=31536000, immutable");
    },
    serveStatic({ root, precompressed: true }),
  );
  app.all("/assets/*", (c) => c.text("not found", 404));
  for (const [file, caching, policy] of fixedFiles)
    app.get(
      file,
      async (c, next) => {
        await next();
        c.header("cache-control", caching);
        if (!policy) return;
        c.header("content-security-policy", policy);
        // It stands in the folder of one form and answers for two (src/app/answerWorker.ts).
        c.header("service-worker-allowed", "/");
      },
      serveStatic({ root, precompressed: true }),
    );
  app.get("*", compress(), (c) => {
    const shell = resolveShell(c.req.path);
    const language = resolveRequestLanguage(c);
    const html = withPreloadLinks(
      pages[shell],
      manifest,
      listParts(c.req.path, language),
      listReads(c.req.path),
    );
    return page(c, shell, language, html);
  });
  return app;
}

function page(c: Context, kind: "light" | "workspace", language: Language, template: string): Response {
  c.header("vary", "Cookie, Accept-Language");
  c.header("cache-control", "no-store");
  // Nonce for the style elements of the workspace; the light shell needs none.
  const nonce = randomBytes(16).toString("base64");
  return c.html(
    template.replaceAll("%LANG%", toLocale(language)).replace("%NONCE%", nonce),
    200,
    pageHeaders(kind, nonce),
  );
}
