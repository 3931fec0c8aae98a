import type { Bilingual } from "#platform/ui/forms/BilingualField.tsx";

interface NamedFields {
  name: Bilingual;
  description: Bilingual;
}

/** A text of the catalogue as a form holds it. */
export const toBilingual = (text?: { fr: string | null; en: string | null }): Bilingual => ({
  fr: text?.fr ?? "",
  en: text?.en ?? "",
});

/** A name and a description as the server takes them. */
export const toNameFields = ({ name, description }: NamedFields) => ({
  nameFr: name.fr.trim(),
  nameEn: name.en.trim() || null,
  descriptionFr: description.fr.trim() || null,
  descriptionEn: description.en.trim() || null,
});

/** Which field shows what the server says of each of them. */
export const shownByNames = {
  nameFr: "name",
  nameEn: "name",
  descriptionFr: "description",
  descriptionEn: "description",
} as const;
