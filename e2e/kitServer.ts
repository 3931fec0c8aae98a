import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { build } from "vite";
import { pageHeaders } from "../src/platform/server/http/headers.ts";

const root = path.resolve(import.meta.dirname, "..");
const types: Record<string, string> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Builds /dev/kit in memory and serves it with the headers of a page of the product: its parts obey the same policy. */
export async function startKit(): Promise<{ url: string; stop: () => Promise<void> }> {
  const built = await build({
    configFile: path.join(root, "vite.kit.config.ts"),
    root,
    logLevel: "error",
    build: { write: false, minify: false },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const files = new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]),
  );
  const page = String(files.get("/workspace.html"));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const kept = path.join(root, "public", path.basename(pathname));
    const file =
      files.get(pathname) ?? (existsSync(kept) && path.extname(kept) ? readFileSync(kept) : undefined);
    if (file !== undefined) {
      response.setHeader("content-type", types[path.extname(pathname)] ?? "application/octet-stream");
      response.end(file);
      return;
    }
    const isLight = pathname.startsWith("/dev/kit/light");
    const nonce = randomBytes(16).toString("base64");
    response.setHeader("content-type", "text/html; charset=utf-8");
    for (const [name, value] of Object.entries(pageHeaders(isLight ? "light" : "workspace", nonce)))
      response.setHeader(name, value);
    response.end(page.replace("%NONCE%", isLight ? "" : nonce));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
