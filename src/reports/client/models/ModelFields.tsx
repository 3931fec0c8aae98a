import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { BilingualField } from "#platform/ui/forms/BilingualField.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import type { ModelForm } from "./modelForm.ts";

// What drags weighs as much as the rest of the page, which is read first.
const SectionLines = lazyRouteComponent(() => import("./SectionLines.tsx"), "SectionLines");

/** The fields of a report model, for a new one and for one that exists. */
export function ModelFields({ form }: { form: ReturnType<typeof useEditForm<ModelForm>> }) {
  const { fields } = useTexts("reportModels");
  const { value: lines, onChange } = form.field("sections");
  return (
    <>
      <TextField label={fields.name} description={fields.nameHint} maxLength={80} {...form.field("name")} />
      <Suspense fallback={<Skeleton shape="form" />}>
        <SectionLines lines={lines} onChange={onChange} />
      </Suspense>
      <BilingualField
        labels={fields.introduction}
        description={fields.introductionHint}
        rows={4}
        maxLength={800}
        optional
        {...form.field("introduction")}
      />
      <SwitchField
        label={fields.logo}
        description={fields.logoHint}
        checked={form.values.showsLogo}
        onChange={(showsLogo) => form.set("showsLogo", showsLogo)}
      />
    </>
  );
}
