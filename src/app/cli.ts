// npm run rondo -- <command>: what an operator does to an installation, with the settings of `npm start`.
import { readConfiguration } from "#platform/server/process/configuration.ts";
import { failToStart, shutDown } from "#platform/server/process/lifecycle.ts";
import { StartupError } from "#platform/server/process/startupError.ts";
import { commands, findCommand } from "./commands.ts";

async function run(): Promise<void> {
  const command = findCommand(commands, process.argv.slice(2));
  if (typeof command === "string") throw new StartupError(command);
  const lines = await command.run(readConfiguration(process.env, process.cwd()));
  process.stdout.write(`${lines.join("\n")}\n`);
  await shutDown();
}

run().catch(failToStart);
