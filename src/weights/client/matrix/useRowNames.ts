import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import type { WeightMatrix } from "#weights/contract.ts";

/** The name of a row of the matrix in words; null for one whose skill or family is not offered any more. */
export function useRowNames(families: WeightMatrix["families"]): (name: string) => string | null {
  const { fixedRows, dimensions } = useTexts("weights");
  const { language } = useLanguage();
  const names = new Map<string, string>(
    families.flatMap((family) => [
      [`family:${family.id}`, translated(language, family.name).text] as const,
      ...family.skills.map((skill) => [`skill:${skill.id}`, translated(language, skill.name).text] as const),
    ]),
  );
  const fixed: Readonly<Record<string, string>> = { ...fixedRows, dimensions: dimensions.row };
  return (name) => fixed[name] ?? names.get(name) ?? null;
}
