import { createRequire } from "node:module";
import path from "node:path";

/** The part of the compiler that we use; its platform packages carry no types. */
export interface Compiler {
  addSource: (file: string, text: string) => void;
  pdf: (document: Source, options: { pdfStandard: "ua-1" }) => Uint8Array;
  compile: (document: Source) => { takeDiagnostics: () => object | null };
  fetchDiagnostics: (diagnostics: object) => { message: string; path: string }[];
  /** Forgets what was not used in the last `age` compilations. */
  evictCache: (age: number) => void;
}
export interface Source {
  mainFileContent: string;
  inputs: Record<string, string>;
}
interface Binding {
  NodeCompiler: {
    create: (options: { workspace: string; fontArgs: { fontPaths: string[] }[] }) => Compiler;
  };
}

const require = createRequire(import.meta.url);
// Optional dependencies: npm installs the one whose processor and C library are those of this machine.
const packages = [
  "@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu",
  "@myriaddreamin/typst-ts-node-compiler-linux-x64-musl",
];

const resolved = (name: string): string | null => {
  try {
    return require.resolve(name);
  } catch {
    return null;
  }
};

/** The file of the compiler for this machine; null where there is none (macOS, arm64). Loads nothing. */
export const findCompiler = (): string | null =>
  packages.map(resolved).find((found) => found !== null) ?? null;

const text = "@expo-google-fonts/atkinson-hyperlegible-next";
const display = "@expo-google-fonts/bricolage-grotesque";
const emoji = "@expo-google-fonts/noto-emoji";
const fonts = [
  [text, "400Regular"],
  [text, "600SemiBold"],
  [display, "600SemiBold"],
  [display, "700Bold"],
  [emoji, "400Regular"],
] as const;

/**
 * A compiler with our two families, and emoji since people write them, beside those that it carries.
 * `workspace`: the only folder a template could read; it need not exist.
 */
export function openCompiler(file: string, workspace: string): Compiler {
  // oxlint-disable-next-line import/no-dynamic-require -- the binding of this machine
  const { NodeCompiler } = require(file) as Binding;
  const fontPaths = fonts.map(([family, weight]) =>
    path.join(path.dirname(require.resolve(`${family}/package.json`)), weight),
  );
  return NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });
}
