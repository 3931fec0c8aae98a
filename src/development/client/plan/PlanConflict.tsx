import type { ComponentProps } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { FormConflict } from "#platform/ui/conflict/FormConflict.tsx";

/** Two people write in one plan at the same time. */
export function PlanConflict(props: Omit<ComponentProps<typeof FormConflict>, "titles">) {
  const { conflict: titles } = useTexts("developmentPlan");
  return <FormConflict {...props} titles={titles} />;
}
