import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  help: "Arrow keys walk through the list; Alt and arrow keys move the chosen row.",
  move: "Move {name}",
  directions: {
    up: "Move up",
    down: "Move down",
    in: "Put under the row above",
    out: "Move out one level",
  },
  movedUnder: "{name}: now under {parent}, {position} of {count}.",
  movedToTop: "{name}: now at the top level, {position} of {count}.",
  notMoved: "{name} can’t go that way.",
};
