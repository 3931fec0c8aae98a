import type { AnySchema } from "@orpc/contract";

/**
 * Wraps a schema so that an input that makes Zod throw is reported as a validation error. Zod measures anything with
 * a `length` before checking that it is a text: `{"length":{"toString":1}}` throws a TypeError and would be answered
 * 500.
 */
export function rejectUnparseable<Schema extends AnySchema>(schema: Schema): Schema {
  const standard = schema["~standard"];
  const validate: typeof standard.validate = (value) => {
    const result = standard.validate(value);
    return result instanceof Promise ? result.catch(unreadable) : result;
  };
  return Object.create(schema, { "~standard": { value: { ...standard, validate } } }) as Schema;
}

function unreadable(error: unknown) {
  if (error instanceof TypeError) return { issues: [{ message: "unreadable", path: [] }] };
  throw error;
}
