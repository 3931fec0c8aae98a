import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The command cannot be carried out; nothing has been written then. */
export class CommandError extends Error {}

/** Files as they will be: a command writes all of them, or none. */
export class Project {
  readonly #folder: string;
  readonly #texts = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  exists(file: string): boolean {
    return this.#texts.has(file) || existsSync(path.join(this.#folder, file));
  }

  read(file: string): string {
    const pending = this.#texts.get(file);
    if (pending !== undefined) return pending;
    if (!this.exists(file)) throw new CommandError(`${file} is not there.`);
    return readFileSync(path.join(this.#folder, file), "utf8");
  }

  create(file: string, text: string): void {
    if (this.exists(file)) throw new CommandError(`${file} is there already.`);
    this.#texts.set(file, text);
  }

  /** Adds a line after the first place that fits. */
  insert(file: string, after: RegExp, line: string): void {
    const text = this.read(file);
    if (text.includes(line)) throw new CommandError(`${file} has « ${line.split("\n")[0]} » already.`);
    const place = after.exec(text);
    if (!place) throw new CommandError(`${file}: nothing like ${after} (scripts/new expects it there).`);
    const at = place.index + place[0].length;
    this.#texts.set(file, `${text.slice(0, at)}${line}\n${text.slice(at)}`);
  }

  /** A line that keeps a place for what is to come, by what comes. @returns whether there was one */
  replace(file: string, line: string, by: string): boolean {
    const text = this.read(file);
    if (!text.includes(`\n${line}\n`)) return false;
    this.#texts.set(
      file,
      text.replace(`\n${line}\n`, () => `\n${by}\n`),
    );
    return true;
  }

  /** One more name from a module, beside those that are imported from it already. */
  import(file: string, name: string, from: string): void {
    const text = this.read(file);
    const named = new RegExp(`import \\{([^}]*)\\} from "${from.replaceAll(/[./*]/g, "\\$&")}";`).exec(text);
    if (!named)
      this.#texts.set(file, `import ${name.startsWith("*") ? name : `{ ${name} }`} from "${from}";\n${text}`);
    else if (!named[1]?.split(",").some((one) => one.trim() === name))
      this.#texts.set(file, text.replace(named[0], `import { ${name},${named[1]}} from "${from}";`));
  }

  /** @returns what was written */
  write(): string[] {
    for (const [file, text] of this.#texts) {
      mkdirSync(path.dirname(path.join(this.#folder, file)), { recursive: true });
      writeFileSync(path.join(this.#folder, file), text);
    }
    return [...this.#texts.keys()];
  }
}
