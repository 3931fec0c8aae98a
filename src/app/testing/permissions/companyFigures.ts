import {
  analyticsBatches,
  analyticsCuts,
  analyticsFigures,
  analyticsReports,
  indexSwitches,
} from "#analytics/tables.ts";
import type { World } from "../world.ts";
import type { Actors } from "./actors.ts";

/** What a nightly batch told of one report, and the index, which is off. */
export const insertCompanyFigures = (world: World, { owner }: Pick<Actors, "owner">, evaluationId: string) =>
  world.inside(owner, async (tx) => {
    const { companyId, profileId } = owner;
    const { newId } = world.services;
    const day = "2026-10-31";
    await tx.insert(analyticsReports).values({
      companyId,
      id: newId(),
      evaluationId,
      profileId,
      number: 1,
      closedOn: day,
      launchedOn: day,
      cuts: ["company"],
      measures: {},
    });
    const period = {
      periodKind: "month" as const,
      periodStart: "2026-10-01",
      toldOn: "2026-11-01",
    };
    await tx
      .insert(analyticsFigures)
      .values({ companyId, id: newId(), measure: "values", cut: "company", columns: [1], ...period });
    await tx
      .insert(analyticsCuts)
      .values({ companyId, id: newId(), cutKind: "company", launchedFrom: day, figures: {}, ...period });
    await tx.insert(analyticsBatches).values({ companyId, id: newId(), ranOn: day, lastNumber: 1 });
    await tx.insert(indexSwitches).values({
      companyId,
      id: newId(),
      number: 1,
      isOn: false,
      switchedOn: day,
      switchedByProfileId: profileId,
    });
  });
