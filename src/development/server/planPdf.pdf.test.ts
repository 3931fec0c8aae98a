import { afterAll, describe, expect, test } from "vitest";
import { makeWorld } from "#app/testing/world.ts";
import { makeTypesetter } from "#platform/server/typesetting/typesetter.ts";
import { findCompiler } from "#platform/server/typesetting/typst.ts";
import { readPdf } from "#platform/testing/readPdf.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Objective, Plan } from "../contract/plan.ts";
import {
  maxActionLength,
  maxMeasureLength,
  maxSentenceLength,
  objectiveStatuses,
  pillars,
} from "../vocabulary.ts";
import { makeObjective } from "../testing/objective.ts";
import { makePlanPdf } from "./pdf/makePlanPdf.ts";

const failures: string[] = [];
const typesetter = makeTypesetter({
  entry: new URL("../../platform/server/typesetting/worker.ts", import.meta.url),
  onFailure: (failure) => failures.push(failure),
});
afterAll(() => typesetter.stop());

const owner = { id: "p", firstName: "Camille", lastName: "Tremblay" };
const toObjective = (index: number, facts: Partial<Objective> = {}): Objective => ({
  id: `o${index}`,
  cycleId: "c",
  pillar: pillars[index % pillars.length]!,
  sentence: `Objectif ${index} : écouter avant de proposer`,
  measure: "Deux collègues le remarquent.",
  skill: null,
  status: objectiveStatuses[index % objectiveStatuses.length]!,
  setAsideWhy: null,
  startsOn: "2026-10-01",
  dueOn: "2026-12-15",
  isPrivate: false,
  isAdjusted: false,
  authorProfileId: "p",
  supporters: [{ id: "s", firstName: "Sofia", lastName: "Roy" }],
  actions: [
    toAction(`Poser ${index} questions ouvertes`, null),
    toAction(`Noter ${index} réponses`, "2026-11-02"),
  ],
  version: 1,
  lastChange: { by: owner, at: "2026-11-02T10:00:00Z" },
  ...facts,
});
const toAction = (text: string, doneOn: string | null) => ({
  id: text,
  text,
  dueOn: "2026-11-30",
  doneOn,
  libraryKey: null,
  authorProfileId: "p",
  isAdjusted: false,
  version: 1,
});

const count = (howMany: number, toOne = toObjective): Objective[] =>
  Array.from({ length: howMany }, (_, index) => toOne(index + 1));

async function write(
  objectives: Objective[],
  { language = "fr", person = owner }: { language?: Language; person?: typeof owner } = {},
) {
  const plan: Plan = {
    person: { ...person, avatar: null, isActive: true },
    reader: "owner",
    managers: [],
    cycles: [{ id: "c", startedOn: "2026-09-01" }],
    objectives,
    changes: [],
    today: "2026-11-27",
  };
  const reader = { companyId: "c", personId: "p" };
  const file = await makePlanPdf(
    { plan, company: "Coopérative Boréale", language, reader },
    typesetter,
  ).catch((error: unknown) => expect.fail(failures.at(-1) ?? String(error)));
  return { name: file.name, ...readPdf(new Uint8Array(await file.arrayBuffer())) };
}

const odd = "#let x = *2* _a_ $b$ @c `d` \\e <f> «~g» [h] 🌱🧑🏽‍🌾 اكتب بالعربية ‮rtl עברית 語".slice(0, 90);
const longest = (index: number) =>
  toObjective(index, {
    sentence: "Mot ".repeat(maxSentenceLength / 4).trim(),
    measure: "W".repeat(maxMeasureLength),
    actions: Array.from({ length: 20 }, () => toAction("x".repeat(maxActionLength), null)),
  });

describe.skipIf(!findCompiler())("a plan on paper", () => {
  test.each<[string, Objective[], Language]>([
    ["nothing", [], "fr"],
    ["one objective", count(1), "en"],
    ["nine", count(9), "fr"],
    ["sixty", count(60), "en"],
    ["as many as there can be", count(200), "fr"],
    ["the longest words", count(9, longest), "fr"],
    ["odd signs", count(3, (index) => toObjective(index, { sentence: odd, measure: odd })), "en"],
  ])("of %s is one page", async (_, objectives, language) => {
    expect((await write(objectives, { language })).pages).toBe(1);
  });

  test("says what the page says, in order", async () => {
    const pdf = await write(count(3));
    expect(pdf.name).toBe("Plan de développement – Camille Tremblay.pdf");
    for (const words of [
      "Coopérative Boréale · Cycle commencé le 1ᵉʳ septembre 2026",
      "3 objectifs · 1 atteint · 1 laissé de côté · 2 actions faites sur 4",
      "Atteint · d’ici le 15 décembre 2026",
      "Mesure Deux collègues le remarquent.",
      "Soutien Sofia Roy",
      "Poser 3 questions ouvertes (d’ici le 30 novembre 2026)",
      "Noter 3 réponses (faite le 2 novembre 2026)",
    ])
      expect(pdf.cells).toContain(words);
    expect(pdf.structure).toMatch(/H1[\s\S]*H2/u);
  });

  test("of more than has room says how many it leaves out", async () => {
    const { cells } = await write(count(60));
    const shown = count(60).filter(({ sentence }) => cells.includes(sentence)).length;
    expect(shown).toBeGreaterThan(20);
    expect(cells).toContain(`Et ${60 - shown} autres objectifs, à lire dans Rondo.`);
    // What is open is the last to go.
    expect(cells).toContain("Objectif 1 :");
  });

  test("prints signs of Typst and other alphabets as they are", async () => {
    const person = { ...owner, firstName: "#Ana *_$", lastName: "@של\u202Eום ".repeat(12).trim() };
    const pdf = await write([toObjective(1, { sentence: odd })], { person });
    expect(pdf.pages).toBe(1);
    expect(pdf.cells).toContain("#let x = *2* _a_ $b$ @c `d` \\e <f>");
    expect(pdf.cells).toContain("#Ana *_$");
  });

  test("holds what is kept for oneself in the file of its owner alone, at their word", async () => {
    const world = await makeWorld();
    const boss = await world.company();
    const member = await world.person(boss, { directManagerId: boss.profileId });
    const about = { profileId: member.profileId };
    const { development } = member.api;
    await development.saveObjective({ ...about, ...makeObjective({ sentence: "Partagé avec tous" }) });
    await development.saveObjective({
      ...about,
      ...makeObjective({ sentence: "Rien que pour moi", isPrivate: true }),
    });
    const read = async (api: typeof boss.api, kept?: "own") =>
      readPdf(
        new Uint8Array(
          await (
            await api.development.planPdf({ ...about, language: "fr", ...(kept && { kept }) })
          ).arrayBuffer(),
        ),
      ).cells;
    const whole = await read(member.api, "own");
    expect(whole).toContain("Rien que pour moi");
    expect(whole).toContain("Contient ce que vous gardez pour vous.");
    for (const words of [await read(member.api), await read(boss.api), await read(boss.api, "own")]) {
      expect(words).toContain("Partagé avec tous");
      expect(words).toContain("1 objectif");
      expect(words).not.toMatch(/Rien que pour moi|gardez pour vous|Gardé pour vous/u);
    }
  });
});
