import { libraryActions, libraryCourses, libraryPlanModels } from "../../../../database/library/library.ts";
import { ModelContent } from "../../contract/library.ts";
import type { OurEntry } from "../../rules/library.ts";

/** The library that comes with the product, in its order. */
export const ourLibrary: readonly OurEntry[] = [
  ...libraryActions.map(({ key, ...content }): OurEntry => ({ kind: "action", key, content })),
  ...libraryCourses.map(
    ({ key, skills, ...content }): OurEntry => ({
      kind: "course",
      key,
      content: { ...content, skills: [...skills] },
    }),
  ),
  // Checked once, when the server starts: a pillar of the library is one of those of plans.
  ...libraryPlanModels.map(
    ({ key, ...content }): OurEntry => ({ kind: "model", key, content: ModelContent.parse(content) }),
  ),
];
