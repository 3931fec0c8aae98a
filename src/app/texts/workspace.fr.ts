import { fr as security } from "#auth/client/security/texts.fr.ts";
import { fr as dashboards } from "#dashboards/texts.fr.ts";
import { fr as evaluations } from "#evaluations/texts.fr.ts";
import { fr as people } from "#people/texts.fr.ts";
import type { Texts } from "#platform/texts.ts";
import { fr as kit } from "#platform/ui/texts.fr.ts";
import { fr as reports } from "#reports/texts.fr.ts";
import { fr as shell } from "../shell/texts.fr.ts";

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
