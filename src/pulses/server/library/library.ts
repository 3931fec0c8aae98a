import type { LibraryTemplate } from "../../contract/templates.ts";
import { estimateMinutes } from "../../rules/content.ts";
import { pulseThemes } from "../../vocabulary.ts";
import { feeling } from "./feeling.ts";
import type { ReadyTemplate } from "./shape.ts";
import { working } from "./working.ts";

const toLibraryTemplate = ({ questions, ...template }: ReadyTemplate): LibraryTemplate => ({
  ...template,
  questions: questions.map((question) => ({ ...question, theme: template.theme })),
  minutes: estimateMinutes(questions),
});

/** The ready-made surveys, in the order of their themes. */
export const pulseLibrary: readonly LibraryTemplate[] = pulseThemes.flatMap((theme) =>
  [...feeling, ...working].filter((template) => template.theme === theme).map(toLibraryTemplate),
);
