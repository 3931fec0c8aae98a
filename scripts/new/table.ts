import { execFile } from "node:child_process";
import { appendFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { camel, refuse, type Request } from "./arguments.ts";
import type { Changes } from "./changes.ts";
import { addNames } from "./source.ts";

const columns = "drizzle-orm/pg-core";
const tenantTables = "#platform/server/tenantTable.ts";

/** A table of a company and the migration that creates and protects it. */
export async function addTable(changes: Changes, { concept, name }: Request): Promise<string[]> {
  const file = `src/${concept}/tables.ts`;
  if (changes.exists(file) && changes.read(file).includes(`"${name}"`))
    refuse(`${name} is in ${file} already.`);
  if (!changes.exists(file)) changes.create(file, "");
  changes.edit(
    file,
    (text) =>
      `${addNames(addNames(text, ["text"], columns), ["tenantTable"], tenantTables)}

export const ${camel(name)} = tenantTable("${name}", { name: text("name").notNull() });
`,
  );
  const migration = async () => protectedMigration(changes.folder, name);
  changes.after(migration);
  return [
    `${file}: its columns, indexes and references (sameCompany), before the migration leaves your machine:`,
    "  remove the migration, its snapshot and its line of meta/_journal.json, then",
    `  npm run db:generate -- --name add_${name}, and the line with app.protect again`,
    "src/app/testing/permissions/actors.ts: a row of it, for the tests to try on",
  ];
}

/** Generates the migration, and adds what Drizzle does not know: forced row-level security and the grants. */
async function protectedMigration(folder: string, name: string): Promise<string[]> {
  await promisify(execFile)(
    process.execPath,
    ["node_modules/drizzle-kit/bin.cjs", "generate", "--name", `add_${name}`],
    { cwd: folder },
  );
  const migrations = "database/migrations";
  const file = readdirSync(join(folder, migrations)).find((one) => one.endsWith(`_add_${name}.sql`));
  if (!file) throw new Error(`no migration for ${name}: is « ${name} » exported by a tables.ts?`);
  const grants = "select, insert, update, delete";
  appendFileSync(
    join(folder, migrations, file),
    `--> statement-breakpoint\nselect app.protect('${name}', '${grants}');\n`,
  );
  return [`+ ${migrations}/${file}`];
}
