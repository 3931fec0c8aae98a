import { joinNames, splitNames } from "#imports/rules/nameList.ts";

/** A skill that a cell names, with the level that it expects; null: none is expected. */
export interface NamedSkill {
  name: string;
  level: number | null;
}

const levelled = /^(.*\S)\s*\(([1-5]|-)\)$/;

/** The skills of a position as a cell says them: « Écoute (4); Vision ». A name that ends as a level does says that it has none. */
export const writeSkillCell = (skills: readonly NamedSkill[]): string =>
  joinNames(
    skills.map(({ name, level }) =>
      level === null ? (/\([1-5-]\)$/.test(name) ? `${name} (-)` : name) : `${name} (${level})`,
    ),
  );

/** The skills in a cell, with what is written for each. */
export const readSkillCell = (cell: string): (NamedSkill & { written: string })[] =>
  splitNames(cell).map((written) => {
    const [, name = written, level = "-"] = levelled.exec(written) ?? [];
    return { written, name, level: level === "-" ? null : Number(level) };
  });
