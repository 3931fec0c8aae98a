import { expect, test } from "vitest";
import { commands, findCommand } from "./commands.ts";

const known = [
  { words: "demo passwords", summary: "tire des mots de passe" },
  { words: "backup", summary: "sauvegarde" },
];

test("the words of a command, and nothing more, name it", () => {
  expect(findCommand(known, ["demo", "passwords"])).toBe(known[0]);
  expect(findCommand(known, ["backup"])).toBe(known[1]);
});

test.each([[], ["demo"], ["passwords"], ["demo", "passwords", "now"], ["--help"]])(
  "anything else is answered with the list: %j",
  (...args) => {
    const told = findCommand(known, args);
    expect(told).toMatch(
      /  npm run rondo -- demo passwords  tire des mots de passe\n  npm run rondo -- backup          sauvegarde$/,
    );
    if (args.length > 0) expect(told).toContain(args.join(" "));
  },
);

test("no two commands have the same words", () => {
  expect(new Set(commands.map(({ words }) => words)).size).toBe(commands.length);
});
