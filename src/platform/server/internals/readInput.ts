import type { AnySchema } from "@orpc/contract";
import type * as z from "zod";

/**
 * Wraps the schema of an input. Text is put into its one form (NFC), so that « é » typed as two characters is « é »
 * wherever it is stored, counted or compared. Two inputs are reported as validation errors, whatever the endpoint:
 * - one that makes Zod throw. Zod measures anything with a `length` before checking that it is a text:
 *   `{"length":{"toString":1}}` throws a TypeError and would be answered 500;
 * - a text with half of a character (a lone surrogate), which is no Unicode: it would be stored as another text, or
 *   refused by PostgreSQL within JSON.
 */
export function readInput<Schema extends AnySchema>(schema: Schema): Schema {
  const standard = schema["~standard"];
  const validate: typeof standard.validate = (value) => {
    const input = { value };
    const path = normalizeWithin(input);
    if (path) return { issues: [{ ...halfCharacter, path }] };
    const result = standard.validate(input.value);
    return result instanceof Promise ? result.catch(unreadable) : result;
  };
  return Object.create(schema, { "~standard": { value: { ...standard, validate } } }) as Schema;
}

/** As Zod writes the issue of a text that is not in its format. */
const halfCharacter = {
  code: "custom",
  message: "half of a character",
  params: { reason: "format" },
  input: undefined,
} satisfies Partial<z.core.$ZodIssueCustom>;

/**
 * Normalises every text of an input, which was parsed for this call alone. Answers where a text, or the name of a field,
 * is not well-formed Unicode; null when all of them are.
 */
function normalizeWithin(input: { value: unknown }): string[] | null {
  // Not by recursion: how deep an input goes is up to its sender.
  const unread: Place[] = [{ holder: input, key: "value", parent: null }];
  for (let place = unread.pop(); place; place = unread.pop()) {
    const value = place.holder[place.key];
    if (typeof value === "string") {
      if (!value.isWellFormed()) return pathTo(place);
      const normalized = isVerbatim(place.key) ? value : value.normalize("NFC");
      if (normalized !== value) place.holder[place.key] = normalized;
      continue;
    }
    if (typeof value !== "object" || value === null) continue;
    for (const key of Object.keys(value)) {
      // The name of a field travels back to who sent it: not this one.
      if (!key.isWellFormed()) return pathTo(place);
      unread.push({ holder: value as Record<string, unknown>, key, parent: place });
    }
  }
  return null;
}

/** A password is the one that was stored, byte for byte: one that was typed in another form goes on opening. */
const isVerbatim = (key: string): boolean => /password$/i.test(key);

/** A value within an input. */
interface Place {
  holder: Record<string, unknown>;
  key: string;
  /** Null at the top. */
  parent: Place | null;
}

function pathTo(place: Place): string[] {
  const path: string[] = [];
  for (let at = place; at.parent; at = at.parent) path.unshift(at.key);
  return path;
}

function unreadable(error: unknown) {
  if (error instanceof TypeError) return { issues: [{ message: "unreadable", path: [] }] };
  throw error;
}
