/** What Vite says of a build (.vite/manifest.json). */
export type Manifest = Record<string, Chunk>;
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** These parts of the build and all that they import at once; what is not in the build has none. */
export function importedBy(manifest: Manifest, parts: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const queue = [...parts];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) continue;
    found.set(key, chunk);
    queue.push(...(chunk.imports ?? []));
  }
  return [...found.values()];
}

/**
 * The page with the files of these parts named in its head, so that the browser asks for them beside the shell and
 * not after it: on a telephone, each turn saved is a sixth of a second. `reads` are the addresses that it reads before it shows anything.
 */
export function withPreloadLinks(
  html: string,
  manifest: Manifest,
  parts: readonly string[],
  reads: readonly string[] = [],
): string {
  const chunks = importedBy(manifest, parts);
  const links = [
    ...chunks.map(({ file }) => [file, `<link data-hint rel="modulepreload" crossorigin href="/${file}">`]),
    ...chunks.flatMap(({ css = [] }) =>
      css.map((file) => [file, `<link data-hint rel="stylesheet" crossorigin href="/${file}">`]),
    ),
  ];
  const missing = new Map(links.filter(([file = ""]) => !html.includes(`"/${file}"`)) as [string, string][]);
  const data = reads.map(
    (address) => `<link data-hint rel="preload" as="fetch" crossorigin href="${address}">`,
  );
  return html.replace("</head>", `${[...data, ...missing.values()].join("")}</head>`);
}
