import { expect, test } from "vitest";
import { en as explainedEn } from "#analytics/client/explain/texts.en.ts";
import { fr as explainedFr } from "#analytics/client/explain/texts.fr.ts";
import { en } from "#dashboards/client/board/texts.en.ts";
import { fr } from "#dashboards/client/board/texts.fr.ts";
import { en as filesEn } from "#dashboards/server/exports/texts.en.ts";
import { fr as filesFr } from "#dashboards/server/exports/texts.fr.ts";

test("the files say why a figure is hidden, and name their sheets, as the pages do", () => {
  for (const [file, page, explained] of [
    [filesFr, fr, explainedFr],
    [filesEn, en, explainedEn],
  ] as const) {
    expect(file.maskedReason).toBe(page.figures.maskedReason);
    expect(file.noIndex).toBe(explained.indexSteps.none);
    const { skills, values, index } = file.figures.sheets;
    expect([skills, values, index]).toEqual([page.skills.title, page.values.title, page.index.title]);
  }
});
