import type { FieldLabel } from "../forms/labels.ts";

/** A text in both languages, as a form holds it. */
interface Bilingual {
  fr: string;
  en: string | null;
}

/** A field that another person has changed, in words. */
export interface FieldChange {
  label: string;
  now: string;
  /** Only where one has typed something else than what is stored now. */
  yours: string | null;
}

interface Versions<Values extends object> {
  /** What the typing began with. */
  base: Values;
  /** What is stored now. */
  stored: Values;
  typed: Values;
  labels: Readonly<Partial<Record<keyof Values, FieldLabel>>>;
  /** The words of a value that is no text; a text says itself. */
  inWords?: ((name: keyof Values, values: Values) => string | undefined) | undefined;
  /** The values by what is stored of them: of a person, the id. */
  comparable?: ((values: Values) => Readonly<Record<keyof Values, unknown>>) | undefined;
}

/** The fields of two versions that differ, in the order of the form; last those that only the second one has. */
export function changedBetween<Values extends object>(before: Values, after: Values): (keyof Values)[] {
  const names = Object.keys({ ...before, ...after }) as (keyof Values)[];
  return names.filter((name) => !isSame(before[name], after[name]));
}

/** What is stored now, with the fields that were typed since `base` over it; all else stays as it is stored. */
export function typedOver<Values extends object>({
  base,
  typed,
  stored,
}: Pick<Versions<Values>, "base" | "typed" | "stored">): Values {
  const own = changedBetween(base, typed).map((name) => [name, typed[name]]);
  return { ...stored, ...Object.fromEntries(own) };
}

/** What another person has changed since the typing began, beside what was typed there; in the order of the form. */
export function changesMeanwhile<Values extends object>(versions: Versions<Values>): FieldChange[] {
  const { base, stored, typed, labels, inWords, comparable = (values) => values } = versions;
  const [before, now, mine] = [comparable(base), comparable(stored), comparable(typed)];
  return changedBetween(before, now).flatMap((name): FieldChange[] => {
    const label = labels[name];
    if (label === undefined) return [];
    if (typeof label === "object" && isBilingual(stored[name]))
      return changesMeanwhile<Bilingual>({
        base: base[name] as Bilingual,
        stored: stored[name],
        typed: typed[name] as Bilingual,
        labels: label,
      });
    const words = (values: Values) => inWords?.(name, values) ?? formatValue(values[name]);
    const isOwn = !isSame(mine[name], before[name]) && !isSame(mine[name], now[name]);
    return [
      {
        label: typeof label === "string" ? label : label.fr,
        now: words(stored),
        yours: isOwn ? words(typed) : null,
      },
    ];
  });
}

/** A field that a version does not have says nothing, as one that is null does. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === "object" && value !== null && "fr" in value && "en" in value;

/** A text; a list of texts with a point between them. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).filter(Boolean).join(" · ");
  if (isBilingual(value)) return [value.fr, value.en].filter(Boolean).join(" / ");
  return typeof value === "string" ? value : "";
}
