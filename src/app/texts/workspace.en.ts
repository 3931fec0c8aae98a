import { en as security } from "#auth/client/security/texts.en.ts";
import { en as dashboards } from "#dashboards/texts.en.ts";
import { en as evaluations } from "#evaluations/texts.en.ts";
import { en as people } from "#people/texts.en.ts";
import type { Texts } from "#platform/texts.ts";
import { en as kit } from "#platform/ui/texts.en.ts";
import { en as reports } from "#reports/texts.en.ts";
import { en as shell } from "../shell/texts.en.ts";

/** The words of the workspace; those of both shells come beside. */
export const texts = {
  kit,
  shell,
  people,
  evaluations,
  dashboards,
  reports,
  security,
} satisfies Partial<Texts>;
