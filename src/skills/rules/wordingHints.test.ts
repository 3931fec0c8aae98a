import { expect, test } from "vitest";
import { listWordingHints } from "./wordingHints.ts";

test.each([
  ["Prend le temps d’écouter avant de décider.", []],
  ["Écoute et reformule les idées des autres.", ["double"]],
  ["Fixe des objectifs et s’assure de leur suivi.", ["double"]],
  ["Partage le mérite avec l’équipe et la direction de projet.", []],
  ["Donne des attentes claires et réalistes.", []],
  ["Respecte les délais et les engagements.", []],
  ["Ne coupe pas la parole.", ["negative"]],
  ["N’interrompt personne.", ["negative"]],
  ["Ne coupe pas la parole et écoute les autres.", ["double", "negative"]],
  [Array.from({ length: 26 }, () => "mot").join(" "), ["long"]],
  [Array.from({ length: 25 }, () => "mot").join(" "), []],
  ["", []],
] as const)("in French, « %s » gives %j", (text, hints) => {
  expect(listWordingHints(text, "fr")).toEqual(hints);
});

test.each([
  ["Takes time to listen before deciding.", []],
  ["Listens and rephrases the ideas of others.", ["double"]],
  ["Sets clear goals and follows up with the team.", ["double"]],
  ["Shares goals and plans.", []],
  ["Gives clear and realistic expectations.", []],
  ["Never interrupts.", ["negative"]],
  ["Doesn’t interrupt people.", ["negative"]],
  [Array.from({ length: 26 }, () => "word").join(" "), ["long"]],
] as const)("in English, « %s » gives %j", (text, hints) => {
  expect(listWordingHints(text, "en")).toEqual(hints);
});
