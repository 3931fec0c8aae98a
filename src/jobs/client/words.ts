import type { ErrorCode } from "#platform/errors.ts";
import type { Bilingual } from "#platform/ui/forms/BilingualField.tsx";

/** A name and a description, of a family as of a position, as a form holds them. */
export interface Words {
  name: Bilingual;
  description: Bilingual;
}

interface StoredWords {
  name: { fr: string; en: string | null };
  description: { fr: string; en: string | null } | null;
}

export const noWords: Words = { name: { fr: "", en: "" }, description: { fr: "", en: "" } };

export const toWords = ({ name, description }: StoredWords): Words => ({
  name: { fr: name.fr, en: name.en ?? "" },
  description: { fr: description?.fr ?? "", en: description?.en ?? "" },
});

/** As the server takes them: what is left empty is none. */
export const toWordsInput = ({ name, description }: Words): StoredWords => ({
  name: { fr: name.fr.trim(), en: name.en.trim() || null },
  description:
    description.fr.trim() || description.en.trim()
      ? { fr: description.fr.trim(), en: description.en.trim() || null }
      : null,
});

/** Which field shows what the server says of each text. */
export const shownByWords = {
  "name.fr": "name",
  "name.en": "name",
  "description.fr": "description",
  "description.en": "description",
} as const;

/** Two in use never share a French name; nothing else of these forms can be a duplicate. */
export const isNameTaken = ({ code }: { code: ErrorCode }): boolean => code === "duplicate_key";
