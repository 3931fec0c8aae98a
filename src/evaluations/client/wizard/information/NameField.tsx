import { useTexts } from "#platform/client/language.tsx";
import { whyNotOptionalName } from "#platform/names.ts";
import { TextField } from "#platform/ui/forms/fields.tsx";
import type { Draft } from "../useDraft.ts";

export const nameFieldId = "evaluation-name";

/** The name of the evaluation, which participants read too. */
export function NameField({ draft: { fields, set }, hint }: { draft: Draft; hint?: string }) {
  const { information } = useTexts("wizard");
  const platform = useTexts("platform");
  const wrong = whyNotOptionalName(fields.name);
  return (
    <TextField
      id={nameFieldId}
      label={information.name}
      description={hint}
      value={fields.name}
      error={wrong && platform.fields[wrong]}
      maxLength={160}
      onChange={(name) => set({ name }, "afterPause")}
    />
  );
}
