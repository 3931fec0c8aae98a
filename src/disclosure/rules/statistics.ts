/** Half the width of the noise around a mean: z·s/√n. */
export const noiseBand = (sd: number, size: number, z = 1.96) => (z * sd) / Math.sqrt(size);
