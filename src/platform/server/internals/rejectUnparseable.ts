import type { AnySchema } from "@orpc/contract";

/**
 * The same schema, which refuses what makes it stumble. Zod measures whatever says that it has a length before it
 * looks whether it is a text: `{"length":{"toString":1}}` in the place of one throws, and would answer 500.
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
