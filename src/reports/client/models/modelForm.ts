import type { Bilingual } from "#platform/ui/forms/BilingualField.tsx";
import type { ReportLayout } from "../../contract/layout.ts";
import type { ReportModel } from "../../contract/models.ts";
import { type LayoutSection, layoutSections } from "../../vocabulary/layoutSections.ts";

export interface SectionLine {
  id: LayoutSection;
  isShown: boolean;
}

/** A model as its form holds it: every section in its place, shown or not. */
export interface ModelForm {
  name: string;
  sections: readonly SectionLine[];
  introduction: Bilingual;
  showsLogo: boolean;
}

/** Those that are shown in their order; each hidden one after the section that it follows in the standard layout. */
export function listLines(shown: readonly LayoutSection[]): SectionLine[] {
  const lines: SectionLine[] = shown.map((id) => ({ id, isShown: true }));
  for (const [index, id] of layoutSections.entries()) {
    if (shown.includes(id)) continue;
    const before = index === 0 ? -1 : lines.findIndex((line) => line.id === layoutSections[index - 1]);
    lines.splice(before + 1, 0, { id, isShown: false });
  }
  return lines;
}

export const listShown = (lines: readonly SectionLine[]): LayoutSection[] =>
  lines.filter(({ isShown }) => isShown).map(({ id }) => id);

export const toModelForm = ({ name, layout }: Pick<ReportModel, "name" | "layout">): ModelForm => ({
  name,
  sections: listLines(layout.sections),
  introduction: { fr: layout.introduction?.fr ?? "", en: layout.introduction?.en ?? "" },
  showsLogo: layout.showsLogo,
});

/** What the server is sent. */
export function toModelInput({ name, sections, introduction, showsLogo }: ModelForm): {
  name: string;
  layout: ReportLayout;
} {
  const [fr, en] = [introduction.fr.trim(), introduction.en.trim()];
  return {
    name: name.trim(),
    layout: {
      sections: listShown(sections),
      introduction: fr || en ? { fr, en: en || null } : null,
      showsLogo,
    },
  };
}

/** The rules of the server, by the fields of the form. */
export const checkModel = ({ name, introduction }: ModelForm) => ({
  name: name.trim() ? null : ("required" as const),
  introduction: introduction.en.trim() && !introduction.fr.trim() ? ("required" as const) : null,
});

export const shownByModel = {
  "layout.introduction.fr": "introduction",
  "layout.introduction.en": "introduction",
} as const;

/** « Écourté » and « ecourte » are one name; nothing else of the form can be a duplicate. */
export const isNameTaken = ({ code }: { code: string }): boolean => code === "duplicate_key";
