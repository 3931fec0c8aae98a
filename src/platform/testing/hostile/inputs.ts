import fc from "fast-check";
import type * as z from "zod";
import { hostileKey, hostileString, hostileValue } from "./values.ts";

/** Ids that exist, so that inputs reach the rows behind them. */
export type KnownIds = readonly string[];

interface Definition {
  type: string;
  format?: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
}

const getDefinition = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

/** What the schema accepts, as far as its shape says: one draw in ten or so still breaks a finer rule. */
export function validInput(schema: z.core.$ZodType, ids: KnownIds): fc.Arbitrary<unknown> {
  const definition = getDefinition(schema);
  const of = (inner: z.core.$ZodType | undefined) => (inner ? validInput(inner, ids) : fc.constant(null));
  switch (definition.type) {
    case "object": {
      const fields = Object.entries(definition.shape ?? {});
      const requiredKeys = fields.filter(([, inner]) => inner._zod.optin !== "optional").map(([key]) => key);
      return fc.record(Object.fromEntries(fields.map(([key, inner]) => [key, of(inner)])), {
        requiredKeys,
        noNullPrototype: true,
      });
    }
    case "string":
      return validString(schema, definition, ids);
    case "number": {
      const { minimum, maximum } = schema._zod.bag as { minimum?: number; maximum?: number };
      return fc.integer({ min: Math.max(minimum ?? -1000, -1e9), max: Math.min(maximum ?? 1000, 1e9) });
    }
    case "boolean":
      return fc.boolean();
    case "enum":
      return fc.constantFrom(...Object.values(definition.entries ?? {}));
    case "literal":
      return fc.constantFrom(...(definition.values ?? []));
    case "array":
      return fc.array(of(definition.element), { maxLength: 4 });
    case "optional":
    case "default":
    case "prefault":
    case "readonly":
      return of(definition.innerType);
    case "nullable":
      return fc.option(of(definition.innerType));
    case "union":
      return fc.oneof(...(definition.options ?? []).map(of));
    case "record":
      return fc.dictionary(fc.string({ maxLength: 8 }), of(definition.valueType), { maxKeys: 4 });
    case "pipe":
      return of(definition.out && getDefinition(definition.out).format ? definition.out : definition.in);
    default:
      throw new Error(`no generator for a schema of type ${definition.type}`);
  }
}

function validString(schema: z.core.$ZodType, { format }: Definition, ids: KnownIds): fc.Arbitrary<string> {
  if (format === "uuid") return fc.oneof(fc.constantFrom(...ids), fc.uuid({ version: 4 }));
  if (format === "email") return fc.emailAddress({ size: "xsmall" });
  if (format === "date")
    return fc
      .date({ min: new Date(0), max: new Date("2999-12-31"), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  const { minimum = 0, maximum = 60 } = schema._zod.bag as { minimum?: number; maximum?: number };
  const size = { minLength: Math.min(minimum, 100), maxLength: Math.max(minimum, Math.min(maximum, 40)) };
  return fc.oneof(fc.string({ ...size, unit: "grapheme" }), fc.string(size));
}

/** One value somewhere in the input is replaced, a key is added or one taken away. */
export const mutated = (input: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(input, fc.nat(), hostileValue, fc.option(hostileKey, { freq: 4 }))
    .map(([value, place, hostile, key]) => {
      const copy: unknown = structuredClone(value);
      const places = placesIn(copy);
      const { holder, name } = places[place % places.length] ?? { holder: null, name: "" };
      if (!holder) return hostile;
      if (key === null) holder[name] = hostile;
      else if (place % 3 === 0) delete holder[name];
      // As JSON.parse does it: an own property, even for « __proto__ ».
      else Object.defineProperty(holder, key, { value: hostile, enumerable: true, configurable: true });
      return copy;
    });

interface Place {
  holder: Record<string, unknown> | null;
  name: string;
}
function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [{ holder: null, name: "" }];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [
    { holder, name },
    ...placesIn(holder[name]).filter((place) => place.holder),
  ]);
}

/** The bytes of a body: the input as JSON, sometimes with what only text can say. */
export const bodyText = (
  input: fc.Arbitrary<unknown>,
  wrap: (json: string) => string,
): fc.Arbitrary<string> =>
  fc.tuple(input, fc.nat(40), fc.nat(), hostileString).map(([value, kind, place, junk]) => {
    const json = JSON.stringify(value) ?? "null";
    const text = wrap(json);
    switch (kind) {
      case 0:
        return text.slice(0, place % (text.length + 1));
      case 1:
        return text.replace(/:\d+/, ":1e400");
      case 2:
        return text.replace(/:(?:\d+|"[^"]*")/, ":-0");
      case 3:
        return text.replace(/:(?:\d+|"[^"]*")/, ":NaN");
      case 4:
        return wrap(json.replace(/^\{/, '{"__proto__":{"isAdmin":true},"id":1,"id":2,'));
      case 5:
        return junk;
      case 6:
        return `${text}${junk}`;
      case 7:
        return wrap(json.replace(/"[^"]*"/, '"\\u0000\\ud800"'));
      default:
        return text;
    }
  });
