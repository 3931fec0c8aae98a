import type { Bilingual } from "#platform/ui/forms/BilingualField.tsx";

interface Words {
  fr: string;
  en: string | null;
}

/** Words between a draft, where missing English is null, and their fields. */
export const toField = ({ fr, en }: Words): Bilingual => ({ fr, en: en ?? "" });
export const fromField = ({ fr, en }: Bilingual): Words => ({ fr, en: en === "" ? null : en });
