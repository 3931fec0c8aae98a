import type { AnySchema } from "@orpc/contract";
import type * as z from "zod";

/**
 * Wraps a schema so that two inputs are reported as validation errors, whatever the endpoint:
 * - one that makes Zod throw. Zod measures anything with a `length` before checking that it is a text:
 *   `{"length":{"toString":1}}` throws a TypeError and would be answered 500;
 * - a text with half of a character (a lone surrogate), which is no Unicode: it would be stored as another text, or
 *   refused by PostgreSQL within JSON.
 */
export function rejectUnparseable<Schema extends AnySchema>(schema: Schema): Schema {
  const standard = schema["~standard"];
  const validate: typeof standard.validate = (value) => {
    const path = findIllFormed(value);
    if (path) return { issues: [{ ...halfCharacter, path }] };
    const result = standard.validate(value);
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

/** Where a text, or the name of a field, is not well-formed Unicode; null when all of them are. */
function findIllFormed(input: unknown): string[] | null {
  // Not by recursion: how deep an input goes is up to whoever sends it.
  const unread: Place[] = [{ value: input, key: "", parent: null }];
  for (let place = unread.pop(); place; place = unread.pop()) {
    const { value } = place;
    if (typeof value === "string" && !value.isWellFormed()) return pathTo(place);
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      // The name of a field travels back to who sent it: not this one.
      if (!key.isWellFormed()) return pathTo(place);
      unread.push({ value: inner, key, parent: place });
    }
  }
  return null;
}

/** A value within an input. */
interface Place {
  value: unknown;
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
