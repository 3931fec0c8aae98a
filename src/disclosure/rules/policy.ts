import type { Weights } from "#weights/contract/matrix.ts";
import { defaultWeights } from "#weights/rules/matrix.ts";
import { Policy } from "../contract.ts";

/**
 * The policy of one evaluation, from the company's threshold (3 to 10 people), weight matrix and pooled deviation
 * (points of the scale, one decimal), all frozen at launch. Throws a ZodError outside the limits.
 */
export function createPolicy({
  threshold = 3,
  weights = defaultWeights,
  pooledSd = null,
  joins = false,
  quotes = false,
}: {
  threshold?: number;
  weights?: Weights;
  pooledSd?: Policy["pooledSd"];
  joins?: boolean;
  quotes?: boolean;
} = {}): Policy {
  return Policy.parse({
    k: threshold,
    itemValueFrom: Math.max(5, threshold),
    distributionFrom: Math.max(7, threshold),
    minItemsPerMean: 3,
    ends: { low: 1.5, high: 4.5 },
    weights,
    notable: { least: 0.5, fallback: 0.75, z: 1.96 },
    strength: 3.75,
    pooledSd,
    joins,
    quotes,
  });
}
