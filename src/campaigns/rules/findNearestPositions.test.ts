import { expect, test } from "vitest";
import { withoutPause } from "#platform/testing/withoutPause.ts";
import { findNearestPositions } from "./findNearestPositions.ts";

const named = (...names: (string | [string, string | null])[]) =>
  names.map((name) => (typeof name === "string" ? { fr: name, en: null } : { fr: name[0], en: name[1] }));

const nearestTo = (title: string, among: ReturnType<typeof named>) =>
  withoutPause(findNearestPositions([title], among, (one) => one))[0];

const positions = named(
  ["Conseillère ou conseiller", "Advisor"],
  ["Développeuse ou développeur", "Software developer"],
  ["Directrice ou directeur des finances", "Finance director"],
  ["Technicienne ou technicien comptable", "Accounting technician"],
  "Affineur-fromager",
  "Agent de production",
  "Commis",
  "Chargé de projets",
  "Chef d’équipe",
  "Gestionnaire",
);

test.each([
  ["Chef d'équipe", "Chef d’équipe"],
  ["cheffe d’équipe", "Chef d’équipe"],
  ["CHEF EQUIPE", "Chef d’équipe"],
  ["Chargée de projet", "Chargé de projets"],
  ["Chargée de projet principale", "Chargé de projets"],
  ["Chargé·e de projets", "Chargé de projets"],
  ["Conseiller(ère)", "Conseillère ou conseiller"],
  ["Affineuse", "Affineur-fromager"],
  ["Affineuse fromagère", "Affineur-fromager"],
  ["Conseiller", "Conseillère ou conseiller"],
  ["Conseillère principale", "Conseillère ou conseiller"],
  ["Développeur", "Développeuse ou développeur"],
  ["Senior software developer", "Développeuse ou développeur"],
  ["Agente de production", "Agent de production"],
  ["Commise", "Commis"],
  ["Commises", "Commis"],
  ["Directrice des finances", "Directrice ou directeur des finances"],
  ["Director of finance", "Directrice ou directeur des finances"],
  ["Technicien-comptable", "Technicienne ou technicien comptable"],
  ["Directrice, finances", "Directrice ou directeur des finances"],
  ["Gestionnaire de produits", "Gestionnaire"],
  // One word in common is not enough, where each has others of its own.
  ["Directrice des ventes", null],
  ["Agent de sécurité", null],
  ["Caviste", null],
  ["de la", null],
  ["", null],
])("the position nearest to « %s » is %s", (title, nearest) =>
  expect(nearestTo(title, positions)?.fr ?? null).toBe(nearest),
);

test("of two that are as near, the first is named: somebody decides", () => {
  const two = named("Analyste financière", "Analyste financier");
  expect(nearestTo("Analyste financier", two)).toBe(two[0]);
});

test("the names of five thousand positions are read once, whatever the number of titles, a part at a time", () => {
  let read = 0;
  const many = named(...Array.from({ length: 5000 }, (_, at) => `Agent ${1000 + at}`));
  const titles = Array.from({ length: 100 }, (_, at) => `Agente ${1000 + at * 7}`);
  const steps = findNearestPositions(titles, many, (one) => {
    read += 1;
    return one;
  });
  let parts = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      expect(step.value.map((one) => one?.fr)).toEqual(
        titles.map((title) => title.replace("Agente", "Agent")),
      );
      break;
    }
    parts += 1;
  }
  expect(read).toBe(5000);
  expect(parts).toBe(9 + titles.length);
});
