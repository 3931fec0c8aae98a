// After npm run db:generate: the next migration is compared with the last snapshot of the schema, and those before it go.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { project } from "./project.mjs";

const folder = join(project, "database/migrations/meta");
const snapshots = readdirSync(folder)
  .filter((file) => file.endsWith("_snapshot.json"))
  .sort();
for (const file of snapshots.slice(0, -1)) rmSync(join(folder, file));
