import { z } from "zod";

const Percent = z.int().min(0).max(100);

/** One row of the weight matrix: whole percents, together 100. */
export const WeightRow = z
  .strictObject({ self: Percent, manager: Percent, peer: Percent, direct_report: Percent })
  .refine((row) => row.self + row.manager + row.peer + row.direct_report === 100, {
    message: "a row of weights totals 100",
  });
export type WeightRow = z.infer<typeof WeightRow>;

const DimensionWeights = z
  .strictObject({ skills: Percent, values: Percent, objectives: Percent })
  .refine((row) => row.skills + row.values + row.objectives === 100, {
    message: "the dimensions total 100",
  });

/** The weight matrix: a skill's own row beats its family's, which beats the default one. */
export const Weights = z.strictObject({
  default: WeightRow,
  families: z.record(z.string(), WeightRow),
  skills: z.record(z.string(), WeightRow),
  values: WeightRow,
  objectives: WeightRow,
  dimensions: DimensionWeights,
});
export type Weights = z.infer<typeof Weights>;
