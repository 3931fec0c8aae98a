import type { SectionId } from "./sections.ts";

/** What a report says first is never folded. */
const neverFolded: readonly SectionId[] = ["essentials", "views"];

/** What a reader would otherwise not know is there: open where there is room for it. */
const openWhereWide: readonly SectionId[] = ["behaviours", "since", "conversation"];

/** The sections that fold: a report always begins with an open one. */
export const listFoldable = (ids: readonly SectionId[]): SectionId[] =>
  ids.filter((id, index) => index > 0 && !neverFolded.includes(id));

export const listOpenAtFirst = (isNarrow: boolean): readonly SectionId[] => (isNarrow ? [] : openWhereWide);

/** On a phone one section is open at a time: what opens closes the others. */
export const openSection = (
  opened: readonly SectionId[],
  id: SectionId,
  isNarrow: boolean,
): readonly SectionId[] => {
  if (opened.includes(id)) return opened;
  return isNarrow ? [id] : [...opened, id];
};

export const closeSection = (opened: readonly SectionId[], id: SectionId): readonly SectionId[] =>
  opened.filter((other) => other !== id);
