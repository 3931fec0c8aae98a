import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** What the browser downloads, compressed once at build time instead of at each request; another folder may be given. */
const assets = process.argv[2] ?? join(import.meta.dirname, "../dist/client/assets");
const TEXT = /\.(?:js|css|svg|json|map)$/;

for (const name of readdirSync(assets).filter((file) => TEXT.test(file))) {
  const path = join(assets, name);
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
