import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import type { Values } from "./factFields.ts";

/** The form of a person, as each of its parts receives it. */
export type PersonFormControls = ReturnType<typeof useEditForm<Values>>;
