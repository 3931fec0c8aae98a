import { expect, test } from "vitest";
import snapshotEn from "#reports/client/example/snapshot.en.json" with { type: "json" };
import snapshotFr from "#reports/client/example/snapshot.fr.json" with { type: "json" };
import { en } from "../../../texts.en.ts";
import { fr } from "../../../texts.fr.ts";
import { figures } from "./figures.ts";

/** The home page promises what a click on « Voir un rapport d’exemple » shows. */
test.each([
  ["fr", fr, snapshotFr],
  ["en", en, snapshotEn],
] as const)(
  "the home page in %s shows the figures and questions of the example report",
  (language, texts, snapshot) => {
    const { skills } = texts.home.trial;
    for (const { key, ...shown } of figures) {
      const skill = snapshot.skills.find(({ name }) => name[language] === skills[key].name);
      const { self, manager, peer } = skill?.cells ?? {};
      expect({ self: self?.value, manager: manager?.value, peer: peer?.value }).toEqual(shown);
      expect(snapshot.items.map(({ text }) => text[language])).toContain(skills[key].question);
    }
  },
);
