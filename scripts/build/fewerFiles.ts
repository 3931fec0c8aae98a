import path from "node:path";
import type { Plugin, Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/**
 * Puts two kinds of tiny files into the file that is loaded beside them, since each costs a request and its headers: the
 * bundler's own helpers, which go into « base », and files that only hand on what another one exports.
 */
export function fewerFiles(): Plugin[] {
  return [foldFiles(), nameMoved()];
}

const project = path.resolve(import.meta.dirname, "../..");

function foldFiles(): Plugin {
  return {
    name: "fold-files",
    apply: "build",
    // Before Vite writes HTML, manifest and what a later import loads beside.
    enforce: "pre",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const chunks = () => Object.values(bundle).filter((file) => file.type === "chunk");
        const drop = (gone: Chunk, into: Chunk) => {
          const replaceRemovedFile = (files: readonly string[]) => [
            ...new Set(files.map((file) => (file === gone.fileName ? into.fileName : file))),
          ];
          delete bundle[gone.fileName];
          for (const chunk of chunks()) {
            chunk.imports = replaceRemovedFile(chunk.imports).filter((file) => file !== chunk.fileName);
            chunk.dynamicImports = replaceRemovedFile(chunk.dynamicImports);
          }
        };

        const helpers = chunks().find(({ name }) => name === "rolldown-runtime");
        const base = chunks().find(({ name }) => name === "base");
        if (!helpers || !base) throw new Error("the helpers of the bundler or « base » are not in the build");
        const names = inlineHelpers(base, helpers);
        for (const chunk of chunks())
          if (chunk !== base) chunk.code = rewriteHelperImport(base, helpers, names, chunk);
        drop(helpers, base);

        for (const passing of chunks()) {
          const [, exported, file] = reExport.exec(passing.code) ?? [];
          const source = file && chunks().find(({ fileName }) => fileName.endsWith(`/${file}`));
          if (!exported || !source) continue;
          const own = passing.fileName.split("/").at(-1) ?? "";
          const fields = parsePairs(exported).map(([inner, outer]) => `${outer}:e.${inner}`);
          for (const chunk of chunks())
            chunk.code = chunk.code.replaceAll(
              new RegExp(`import\\((["'\`])\\./${own.replaceAll(".", "\\.")}\\1\\)`, "g"),
              `import("./${file}").then(e=>({${fields.join(",")}}))`,
            );
          drop(passing, source);
        }
      },
    },
  };
}

/** The manifest still knows every source that is imported later, and the pages, whose own file is gone. */
function nameMoved(): Plugin {
  return {
    name: "name-moved",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const written = bundle[".vite/manifest.json"];
        if (written?.type !== "asset") throw new Error("there is no manifest");
        const manifest = JSON.parse(String(written.source)) as Manifest;
        const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
        const moved = new Map<string, string[]>();
        for (const file of Object.values(bundle)) {
          const key = file.type === "chunk" && keys.get(file.fileName);
          if (!key) continue;
          const sources = file.moduleIds.flatMap((id) => {
            const { dynamicImporters = [], isEntry = false } = this.getModuleInfo(id) ?? {};
            const source = path.relative(project, id);
            const page = source.replace(/^src\/app\/(light|workspace)\.tsx$/, "$1.html");
            return dynamicImporters.length > 0 || isEntry || page !== source ? [page] : [];
          });
          moved.set(
            key,
            sources.filter((source) => !(source in manifest)),
          );
        }
        for (const chunk of Object.values(manifest))
          chunk.dynamicImports &&= chunk.dynamicImports.flatMap((key) => {
            const sources = moved.get(key) ?? [];
            return sources.length > 0 ? sources : [key];
          });
        for (const [key, sources] of moved)
          for (const source of sources)
            manifest[source] = { file: manifest[key]?.file ?? "", imports: [key] };
        written.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}

/** A file that only hands on what another one exports. */
const reExport = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/;

/** « n as t,o » as pairs of what it is called there and here. */
const parsePairs = (list: string): [string, string][] =>
  list.split(",").map((entry) => {
    const [there = "", here = there] = entry.split(" as ");
    return [there, here];
  });

const getFileName = ({ fileName }: Chunk) => fileName.split("/").at(-1) ?? "";
const buildImportPattern = (file: string) =>
  new RegExp(`import\\{([^}]*)\\}from"\\./${file.replaceAll(".", "\\.")}";`);

/** The helpers within `base`, in a scope of their own; under which names it exports each. */
function inlineHelpers(base: Chunk, helpers: Chunk): Map<string, string> {
  const [, exported] = /export\{([^}]*)\};?\s*$/.exec(helpers.code) ?? [];
  const [statement, imported] = buildImportPattern(getFileName(helpers)).exec(base.code) ?? [];
  if (!exported || !statement || !imported)
    throw new Error("the helpers of the bundler are not where they were");
  const values = parsePairs(exported).map(([inner, outer]) => `${outer}:${inner}`);
  const body = helpers.code.replace(/export\{[^}]*\};?\s*$/, "");
  const own = parsePairs(imported);
  const scope = `const{${own.map(([there, here]) => `${there}:${here}`).join()}}=(()=>{${body}return{${values.join()}}})();`;
  const names = new Map(own.map(([there]) => [there, `helper_${there}`]));
  const exports = own.map(([there, here]) => `${here} as helper_${there}`);
  base.code = base.code
    .replace(statement, scope)
    .replace(/export\{(?=[^{}]*\};?\s*$)/, `export{${exports.join()},`);
  return names;
}

/** The same chunk, with the helpers that it uses from `base`. */
function rewriteHelperImport(
  base: Chunk,
  helpers: Chunk,
  names: ReadonlyMap<string, string>,
  chunk: Chunk,
): string {
  const [statement, imported] = buildImportPattern(getFileName(helpers)).exec(chunk.code) ?? [];
  if (!statement || !imported) return chunk.code;
  const used = parsePairs(imported).map(([there, here]) => {
    const name = names.get(there);
    if (!name) throw new Error(`« base » does not use the helper ${there} of ${chunk.fileName}`);
    return `${name} as ${here}`;
  });
  return chunk.code.replace(statement, `import{${used.join()}}from"./${getFileName(base)}";`);
}
