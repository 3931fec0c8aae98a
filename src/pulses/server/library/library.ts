import type { PulsePlan } from "../../contract/content.ts";
import type { LibraryTemplate } from "../../contract/templates.ts";
import { estimateMinutes } from "../../rules/minutes.ts";
import { standardPlan } from "../../rules/plan.ts";
import { pulseThemes } from "../../vocabulary.ts";
import { feeling } from "./feeling.ts";
import type { ReadyTemplate } from "./shape.ts";
import { working } from "./working.ts";

const ready = [...feeling, ...working];

const toLibraryTemplate = ({
  key,
  theme,
  name,
  purpose,
  use,
  questions,
}: ReadyTemplate): LibraryTemplate => ({
  key,
  theme,
  name,
  purpose,
  use,
  questions: questions.map((question) => ({ ...question, theme })),
  minutes: estimateMinutes(questions),
});

/** The ready-made surveys, in the order of their themes. */
export const pulseLibrary: readonly LibraryTemplate[] = pulseThemes.flatMap((theme) =>
  ready.filter((template) => template.theme === theme).map(toLibraryTemplate),
);

/** The settings that a copy begins with. */
export const suggestPlan = (key: string): PulsePlan => ({
  ...standardPlan,
  ...ready.find((template) => template.key === key)?.plan,
});
