// npm run new -- concept|endpoint|screen|table …: writes the files and the lines that a newcomer would miss.
import path from "node:path";
import { Changes } from "./new/changes.ts";
import { addConcept } from "./new/concept.ts";
import { addEndpoint } from "./new/endpoint.ts";
import { BadRequest, readArguments, usage } from "./new/arguments.ts";
import { addScreen } from "./new/screen.ts";
import { addTable } from "./new/table.ts";

const kinds = { concept: addConcept, endpoint: addEndpoint, screen: addScreen, table: addTable };

try {
  const request = readArguments(process.argv.slice(2));
  const changes = new Changes(request.folder ?? path.join(import.meta.dirname, ".."));
  const remaining = await kinds[request.kind](changes, request);
  for (const line of await changes.commit()) console.log(line);
  console.log(["", "What only you can write:", ...remaining.map((line) => `  ${line}`)].join("\n"));
} catch (error) {
  if (!(error instanceof BadRequest)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
