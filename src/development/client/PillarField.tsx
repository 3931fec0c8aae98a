import type { ComponentProps } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { pillars, type Pillar } from "../vocabulary.ts";

type PillarFieldProps = Omit<ComponentProps<typeof SelectField<Pillar>>, "label" | "options">;

/** Under which pillar an objective or a model stands. */
export function PillarField(field: PillarFieldProps) {
  const { pillar, pillars: names } = useTexts("development");
  return (
    <SelectField<Pillar>
      {...field}
      label={pillar}
      options={pillars.map((value) => ({ value, label: names[value] }))}
    />
  );
}
