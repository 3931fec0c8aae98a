import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { minifySync } from "vite";

const client = join(import.meta.dirname, "../dist/client");
/** What the browser downloads, compressed once at build time instead of at each request; another folder may be given. */
const folders = process.argv[2] ? [process.argv[2]] : [client, join(client, "assets")];
const TEXT = /\.(?:js|css|svg|json|map)$/;

// Scripts of public/ are copied as they are written, comments included: one loads before every first paint.
if (!process.argv[2]) {
  const appearance = join(client, "appearance.js");
  writeFileSync(appearance, minifySync("appearance.js", readFileSync(appearance, "utf8")).code);
}

const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
for (const path of files.filter((file) => TEXT.test(file))) {
  const content = readFileSync(path);
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
