import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Every script works from here, whatever folder it is called from. */
export const project = fileURLToPath(new URL("../..", import.meta.url));

/** @param {string} file */
export const readIfExists = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** The tools of the project first, among them its own Node. */
export const buildToolPath = () =>
  [join(project, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter);
