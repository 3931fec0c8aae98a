import { fold } from "#platform/searchWords.ts";

/** One field that a column of a file can fill. */
export interface ImportField<Name extends string = string> {
  name: Name;
  isRequired: boolean;
  /** The file must have the column, whose cells may be empty. */
  mayBeEmpty?: boolean;
  /** Its cells are days: the column has one order. */
  isDate?: boolean;
  /** Its cells may have several lines. */
  hasLines?: boolean;
  /** Headers by which it is known beside its name, in both languages, however they are written. */
  synonyms: readonly string[];
  /** Headers that mean it as long as no other column does: « Gestionnaire » beside « Courriel du gestionnaire » is a name. */
  looseSynonyms?: readonly string[];
}

const keys = new Map<string, string>();
const maxCachedKeys = 5_000;

/** A header or a name as it is compared: without accents, capitals, spaces or signs. « Date d’embauche * » → « datedembauche ». */
export function headerKey(header: string): string {
  const known = keys.get(header);
  if (known !== undefined) return known;
  const key = fold(header).replaceAll(/[^\p{L}\p{N}]/gu, "");
  // A file of fifty thousand rows has the same few names in all of them.
  if (keys.size >= maxCachedKeys) keys.clear();
  keys.set(header, key);
  return key;
}

/** The field of each column; the first column of a field has it, loose synonyms last. Null: the column is left out. */
export function matchColumns<Name extends string>(
  headers: readonly string[],
  fields: readonly ImportField<Name>[],
): (Name | null)[] {
  const strict = indexByKey(fields.map(({ name, synonyms }) => ({ name, known: [name, ...synonyms] })));
  const loose = indexByKey(fields.map(({ name, looseSynonyms = [] }) => ({ name, known: looseSynonyms })));
  const mapping: (Name | null)[] = headers.map(() => null);
  for (const byKey of [strict, loose])
    for (const [at, header] of headers.entries()) {
      const field = byKey.get(headerKey(header));
      if (field !== undefined && mapping[at] === null && !mapping.includes(field)) mapping[at] = field;
    }
  return mapping;
}

function indexByKey<Name extends string>(fields: readonly { name: Name; known: readonly string[] }[]) {
  const byKey = new Map<string, Name>();
  for (const { name, known } of fields)
    for (const header of known) if (!byKey.has(headerKey(header))) byKey.set(headerKey(header), name);
  return byKey;
}

/** The columns that fill no field, with their places. */
export const columnsLeftOut = (
  headers: readonly string[],
  mapping: readonly (string | null)[],
): { header: string; at: number }[] =>
  headers.flatMap((header, at) => (mapping[at] == null ? [{ header, at }] : []));

/** The required fields that no column has, in the order in which they are declared. */
export const missingFields = <Name extends string>(
  mapping: readonly (Name | null)[],
  fields: readonly ImportField<Name>[],
): Name[] =>
  fields.filter(({ name, isRequired }) => isRequired && !mapping.includes(name)).map(({ name }) => name);

/** How well a line serves as the headers: required fields first, then any field; zero where none is known. */
export function scoreHeaders(headers: readonly string[], fields: readonly ImportField[]): number {
  const mapping = matchColumns(headers, fields);
  const required =
    fields.filter(({ isRequired }) => isRequired).length - missingFields(mapping, fields).length;
  return required * 1_000 + mapping.filter((field) => field !== null).length;
}

/** Of each column, whether it fills a field of one line. */
export const oneLineColumns = (headers: readonly string[], fields: readonly ImportField[]): boolean[] =>
  matchColumns(headers, fields).map((name) =>
    fields.some((field) => field.name === name && field.hasLines !== true),
  );
