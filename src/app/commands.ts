import type { Configuration } from "#platform/server/process/configuration.ts";

export interface Command {
  /** As it is typed: « demo passwords ». */
  words: string;
  /** One line of the list of commands. */
  summary: string;
  /** @returns the lines to print */
  run: (configuration: Configuration) => Promise<string[]>;
}

export const commands: readonly Command[] = [
  {
    words: "demo passwords",
    summary: "tire de nouveaux mots de passe pour les comptes de la démonstration, et les affiche",
    run: async (configuration) => (await import("./commands/demoPasswords.ts")).demoPasswords(configuration),
  },
  {
    words: "demo remove",
    summary: "retire pour de bon la démonstration et tout ce qu’elle contient",
    run: async (configuration) =>
      (await import("./commands/demoRemove.ts")).demoRemove(configuration, { withPeople: false }),
  },
  {
    words: "demo remove --with-people",
    summary: "retire aussi les comptes et les réponses des personnes réelles qui y ont été invitées",
    run: async (configuration) =>
      (await import("./commands/demoRemove.ts")).demoRemove(configuration, { withPeople: true }),
  },
  {
    words: "mail release",
    summary: "laisse partir les courriels retenus après une restauration",
    run: async (configuration) => (await import("./commands/mailRelease.ts")).mailRelease(configuration),
  },
];

/** Finds the command with exactly these arguments, or the help text. */
export function findCommand<Known extends Pick<Command, "words" | "summary">>(
  known: readonly Known[],
  args: readonly string[],
): Known | string {
  const typed = args.join(" ").trim();
  const command = known.find(({ words }) => words === typed);
  if (command) return command;
  const width = Math.max(...known.map(({ words }) => words.length));
  return [
    typed ? `Commande inconnue : ${typed}. Les commandes :` : "Les commandes :",
    ...known.map(({ words, summary }) => `  npm run rondo -- ${words.padEnd(width)}  ${summary}`),
  ].join("\n");
}
