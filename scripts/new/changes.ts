import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format, resolveConfig } from "prettier";
import { refuse } from "./arguments.ts";

/** Edits kept in memory until all of them are known to be possible: a command writes everything or nothing. */
export class Changes {
  /** Where files are written, and read first. */
  readonly folder: string;
  readonly #base: string;
  readonly #texts = new Map<string, string>();
  readonly #then: (() => Promise<string[]>)[] = [];

  /** `base`: where files that are not in `folder` are read. */
  constructor(folder: string, base = folder) {
    this.folder = folder;
    this.#base = base;
  }

  exists(file: string): boolean {
    return this.#texts.has(file) || existsSync(this.pathOf(file));
  }

  pathOf(file: string): string {
    const path = join(this.folder, file);
    return existsSync(path) ? path : join(this.#base, file);
  }

  read(file: string): string {
    const pending = this.#texts.get(file);
    if (pending !== undefined) return pending;
    if (!this.exists(file)) refuse(`${file} is not there.`);
    return readFileSync(this.pathOf(file), "utf8");
  }

  create(file: string, text: string): void {
    if (this.exists(file)) refuse(`${file} is there already.`);
    this.#texts.set(file, text);
  }

  /** `change` names what it looks for when it is not in the file; the message adds the file. */
  edit(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    try {
      this.#texts.set(file, change(before));
    } catch (error) {
      refuse(`${file}: ${(error as Error).message} (scripts/new expects it there).`);
    }
  }

  /** Work on the written files, which answers the lines of the files that it adds. */
  after(work: () => Promise<string[]>): void {
    this.#then.push(work);
  }

  /** Writes all files, then does what comes after. @returns one line per file, « + » new, « ~ » changed */
  async commit(): Promise<string[]> {
    const lines = await this.write();
    for (const work of this.#then) lines.push(...(await work()));
    return lines;
  }

  /** Writes all files, formatted. */
  async write(): Promise<string[]> {
    const formatted = await Promise.all(
      [...this.#texts].map(async ([file, text]) => {
        const isNew = !existsSync(this.pathOf(file));
        const filepath = join(this.folder, file);
        const options = { ...(await resolveConfig(join(this.#base, file))), filepath };
        return { file, isNew, filepath, text: file.endsWith(".sql") ? text : await format(text, options) };
      }),
    );
    return formatted.map(({ file, isNew, filepath, text }) => {
      const sign = isNew ? "+" : "~";
      mkdirSync(dirname(filepath), { recursive: true });
      writeFileSync(filepath, text);
      return `${sign} ${file}`;
    });
  }
}
