import { bilingualNameFinder, type BilingualNamed } from "#imports/rules/bilingualNameFinder.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { chosenValue } from "#imports/rules/values.ts";
import type { Problem, Problems, RowValidation } from "#imports/rules/rowValidation.ts";
import { normalizeLine, normalizeText } from "#platform/normalizeText.ts";
import { fold } from "#platform/searchWords.ts";
import { mapInSteps, type Steps } from "#platform/steps.ts";
import { maxFamilies, maxSkills } from "../../rules.ts";
import type { PositionColumn } from "./columns.ts";
import { readSkillCell, writeSkillCell } from "./skillCell.ts";

export interface ExpectedSkill {
  id: string;
  level: number | null;
}
export interface KnownPosition extends BilingualNamed {
  familyId: string;
  descriptionFr: string | null;
  descriptionEn: string | null;
  /** In their order; archived ones stay, and no file shows them. */
  skills: readonly ExpectedSkill[];
}

export interface PositionsValidationContext {
  positions: readonly KnownPosition[];
  families: readonly BilingualNamed[];
  skills: readonly BilingualNamed[];
  /** Names of families that the company does not have, to be created. */
  created: readonly string[];
}

/** What a row says that is not so yet. */
export interface PositionFacts {
  nameEn?: string | null;
  descriptionFr?: string | null;
  descriptionEn?: string | null;
  /** The id of the family; of a new one, what stands for it until it has one. */
  family?: string;
  skills?: readonly ExpectedSkill[];
}
export interface PlannedPosition {
  /** Null of one that is new. */
  id: string | null;
  nameFr: string;
  facts: PositionFacts;
}

export interface ValidatedPositions {
  validations: RowValidation[];
  planned: PlannedPosition[];
  /** The families that rows name and the company does not have, once for each row. */
  unknown: string[];
}

/** What stands for a family that the company does not have. */
export const toNewKey = (name: string): string => `new ${fold(name)}`;

const maxLengths = { name_fr: 120, name_en: 120, family: 120, description_fr: 600, description_en: 600 };
const clearableColumns: ReadonlySet<string> = new Set<PositionColumn>([
  "name_en",
  "skills",
  "description_fr",
  "description_en",
]);
const stateNames = {
  active: ["En usage", "Actif", "In use"],
  archived: ["Archivé", "Archivée"],
};

/** Validates a file of positions as a whole: each row, and the same position twice. */
export function* validatePositions(
  rows: readonly ParsedRow[],
  onFile: PositionsValidationContext,
): Steps<ValidatedPositions> {
  const read = makeRowReader(onFile);
  const firstRows = new Map<string, number>();
  const planned: PlannedPosition[] = [];
  const unknown: string[] = [];
  const validations = yield* mapInSteps(rows, (row): RowValidation => {
    const one = read(row);
    const key = fold(one.nameFr);
    const first = one.problems["name_fr"] ? undefined : firstRows.get(key);
    const there = first === undefined ? one.isArchived && { code: "known_archived" } : twice(first);
    if (there) return { state: "duplicate", problems: { name_fr: there } };
    firstRows.set(key, row.number);
    if (one.unknown !== null) unknown.push(one.unknown);
    if (Object.keys(one.problems).length > 0) return { state: "error", problems: one.problems };
    if (one.id !== null && Object.keys(one.facts).length === 0) return { state: "same", problems: null };
    planned.push({ id: one.id, nameFr: one.nameFr, facts: one.facts });
    return { state: one.id === null ? "add" : "update", problems: null };
  });
  return { validations, planned, unknown };
}

const twice = (row: number): Problem => ({ code: "twice", values: { row: String(row) } });

interface ReadRow extends PlannedPosition {
  problems: Problems;
  /** A position of that name is archived: it must be restored first. */
  isArchived: boolean;
  unknown: string | null;
}

function makeRowReader({
  positions,
  families,
  skills,
  created,
}: PositionsValidationContext): (row: ParsedRow) => ReadRow {
  const named = (isArchived: boolean) =>
    new Map(
      positions
        .filter((one) => one.isArchived === isArchived)
        .map((one) => [fold(normalizeLine(one.nameFr).trim()), one]),
    );
  const [active, archived] = [named(false), named(true)];
  const readFamily = makeFamilyReader(families, created);
  const readSkills = makeSkillsReader(skills);

  return (row) => {
    const { values, emptied = new Set(), hasMore, problems: ofReading } = row;
    const problems: Problems = {};
    const text = (field: keyof typeof maxLengths) => {
      const given = values[field] ?? "";
      if (given.length > maxLengths[field])
        problems[field] = { code: "too_long", values: { max: String(maxLengths[field]) } };
      return given || (emptied.has(field) ? null : undefined);
    };
    const nameFr = text("name_fr") ?? "";
    if (!nameFr) problems["name_fr"] = { code: "required" };
    const state = values["state"] ? chosenValue(values["state"], stateNames) : "active";
    if (!state) problems["state"] = { code: "state_unknown" };
    const position = active.get(fold(nameFr)) ?? null;
    const wasArchived = archived.has(fold(nameFr));
    if (state === "archived" && !wasArchived) problems["state"] = { code: "archived" };

    const facts: PositionFacts = {};
    const set = <Name extends keyof PositionFacts>(name: Name, value: PositionFacts[Name] | undefined) => {
      if (value !== undefined) facts[name] = value;
    };
    const texts = {
      nameEn: "name_en",
      descriptionFr: "description_fr",
      descriptionEn: "description_en",
    } as const;
    for (const [name, field] of Object.entries(texts) as [
      keyof typeof texts,
      (typeof texts)[keyof typeof texts],
    ][]) {
      const given = text(field);
      const before = position?.[name] ? normalizeCell(position[name], field) : null;
      if (given !== undefined && given !== before) set(name, given);
    }
    const family = readFamily(text("family") ?? "", position);
    if (family.problem) problems["family"] ??= family.problem;
    set("family", family.key);
    const chosen = emptied.has("skills")
      ? { skills: position?.skills.length ? [] : undefined, problem: null }
      : readSkills(values["skills"] ?? "", position);
    if (chosen.problem) problems["skills"] = chosen.problem;
    set("skills", chosen.skills);

    if (hasMore) problems["row"] = { code: "more_cells" };
    for (const field of emptied) if (!clearableColumns.has(field)) problems[field] = { code: "not_emptied" };
    return {
      id: position?.id ?? null,
      nameFr,
      facts,
      problems: { ...problems, ...ofReading },
      isArchived: wasArchived && (state === "archived" || !position),
      unknown: family.unknown,
    };
  };
}

const normalizeCell = (text: string, field: string) =>
  (field === "name_en" ? normalizeLine(text) : normalizeText(text)).trim();
const isCalled = (cell: string, { nameFr, nameEn }: BilingualNamed) =>
  [nameFr, nameEn].some((name) => name !== null && normalizeLine(name).trim() === cell);

/** The family of a row, where it is another one than that of the position. */
function makeFamilyReader(families: readonly BilingualNamed[], created: readonly string[]) {
  const find = bilingualNameFinder(families);
  const byId = new Map(families.map((family) => [family.id, family]));
  const room = maxFamilies - families.filter(({ isArchived }) => !isArchived).length;
  const toCreate = created.map(toNewKey);
  return (
    cell: string,
    position: KnownPosition | null,
  ): { key?: string; problem: Problem | null; unknown: string | null } => {
    const before = byId.get(position?.familyId ?? "");
    // A cell as an export writes it means the family stored, even where another has the same name.
    if (position ? cell === "" || (before && isCalled(cell, before)) : false)
      return { problem: null, unknown: null };
    if (cell === "") return { problem: { code: "family_required" }, unknown: null };
    const found = find(cell);
    if (found && found.id === position?.familyId) return { problem: null, unknown: null };
    if (found)
      return found.isArchived
        ? { problem: { code: "family_archived" }, unknown: null }
        : { key: found.id, problem: null, unknown: null };
    if (cell.length > maxLengths.family) return { problem: null, unknown: null };
    const key = toNewKey(cell);
    const place = toCreate.indexOf(key);
    if (place >= room)
      return { problem: { code: "families_many", values: { max: String(maxFamilies) } }, unknown: cell };
    if (place !== -1) return { key, problem: null, unknown: cell };
    return { problem: { code: "family_unknown", values: { name: cell } }, unknown: cell };
  };
}

/** The skills of a row, where they are others than those of the position. */
function makeSkillsReader(skills: readonly BilingualNamed[]) {
  const find = bilingualNameFinder(skills);
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  return (
    cell: string,
    position: KnownPosition | null,
  ): { skills?: readonly ExpectedSkill[] | undefined; problem: Problem | null } => {
    const shown = (position?.skills ?? []).filter(({ id }) => byId.get(id)?.isArchived === false);
    if (cell === "" || isShown(cell, shown, byId)) return { problem: null };
    const own = bilingualNameFinder(shown.flatMap(({ id }) => byId.get(id) ?? []));
    const found: ExpectedSkill[] = [];
    for (const { name, level, written } of readSkillCell(cell)) {
      const asNamed = own(name) ?? find(name);
      const skill = asNamed ?? find(written);
      if (!skill) return { problem: { code: "skill_unknown", values: { name } } };
      if (skill.isArchived) return { problem: { code: "skill_archived", values: { name } } };
      if (found.some(({ id }) => id === skill.id))
        return { problem: { code: "skill_twice", values: { name } } };
      found.push({ id: skill.id, level: asNamed ? level : null });
    }
    const kept = (position?.skills ?? []).filter(({ id }) => byId.get(id)?.isArchived !== false);
    if (found.length + kept.length > maxSkills)
      return { problem: { code: "skills_many", values: { max: String(maxSkills) } } };
    return { skills: areSame(found, shown) ? undefined : found, problem: null };
  };
}

const areSame = (one: readonly ExpectedSkill[], other: readonly ExpectedSkill[]) =>
  one.length === other.length &&
  one.every(({ id, level }, at) => id === other[at]?.id && level === other[at].level);

/** Whether a cell says the skills of a position as an export does, in one language or the other. */
const isShown = (
  cell: string,
  shown: readonly ExpectedSkill[],
  byId: ReadonlyMap<string, BilingualNamed>,
): boolean =>
  (["nameFr", "nameEn"] as const).some((language) => {
    const named = shown.map(({ id, level }) => {
      const skill = byId.get(id);
      return { name: skill?.[language] ?? skill?.nameFr ?? "", level };
    });
    return normalizeLine(writeSkillCell(named)).trim() === cell;
  });
