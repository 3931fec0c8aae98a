import { describe, expect, test } from "vitest";
import { libraryFamilies, libraryJobFamilies, libraryJobStatuses } from "./library.ts";

const positions = libraryJobFamilies.flatMap((family) => family.positions);
const skillsByKey = new Map(
  libraryFamilies.flatMap(({ skills }) => skills).map((skill) => [skill.key, skill]),
);
const named = [...libraryJobFamilies, ...positions, ...libraryJobStatuses];
const texts = [
  ...named.map(({ name }) => name),
  ...[...libraryJobFamilies, ...positions].map(({ description }) => description),
];
const countDistinct = (items: readonly string[]) => new Set(items).size;

describe("the default library of jobs", () => {
  test("holds 12 positions in 5 families (§7 of the decisions)", () => {
    expect(libraryJobFamilies).toHaveLength(5);
    expect(positions).toHaveLength(12);
    expect(libraryJobFamilies.every((family) => family.positions.length >= 2)).toBe(true);
  });

  test("gives each position 4 to 6 skills of the library, once each, with a level of 1 to 5", () => {
    for (const { key, skills } of positions) {
      expect(skills.length, key).toBeGreaterThanOrEqual(4);
      expect(skills.length, key).toBeLessThanOrEqual(6);
      expect(countDistinct(skills.map((skill) => skill.key)), key).toBe(skills.length);
      for (const skill of skills) {
        expect(skillsByKey.has(skill.key), skill.key).toBe(true);
        expect([1, 2, 3, 4, 5]).toContain(skill.level);
      }
    }
  });

  test("prepares evaluations of at most 35 questions, as many as people answer well", () => {
    const counts = positions.map(({ skills }) =>
      skills.reduce((sum, { key }) => sum + (skillsByKey.get(key)?.questions.length ?? 0), 0),
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(35);
  });

  test("names nothing twice, and keys are in lowercase letters, digits and underscores", () => {
    for (const list of [libraryJobFamilies, positions, libraryJobStatuses]) {
      expect(countDistinct(list.map(({ key }) => key))).toBe(list.length);
      expect(countDistinct(list.map(({ name }) => name.fr))).toBe(list.length);
      expect(countDistinct(list.map(({ name }) => name.en))).toBe(list.length);
      expect(list.filter(({ key }) => !/^[a-z][a-z0-9_]*$/.test(key))).toEqual([]);
    }
  });

  test("is written in both languages, in the typography of each", () => {
    for (const { fr, en } of texts) {
      expect(fr.trim() && fr === fr.trim() && !/'|"| :|\s[;!?]/.test(fr), fr).toBe(true);
      expect(en.trim() && en === en.trim() && !/'|"|\s[:;!?]/.test(en), en).toBe(true);
    }
  });

  test("describes a position in one sentence that fits everybody", () => {
    for (const { description } of positions) {
      expect(description.fr).toMatch(/^\p{Lu}[^.]*\.$/u);
      expect(description.en).toMatch(/^\p{Lu}[^.]*\.$/u);
    }
    const french = texts.map(({ fr }) => fr);
    expect(french.filter((text) => /[·•]|\(e\)|employé|manager|leadership|e-?mail/iu.test(text))).toEqual([]);
  });
});
