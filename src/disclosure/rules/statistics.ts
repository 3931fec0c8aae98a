/** Formulas of the field, on plain numbers. None of them may see single answers of a group smaller than 7 and be shown. */

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
const deviations = (numbers: readonly number[]) => {
  const centre = mean(numbers);
  return sum(numbers.map((each) => (each - centre) ** 2));
};
const variance = (numbers: readonly number[]) => deviations(numbers) / (numbers.length - 1);

/** A score from `low` to `high` on 0 to 100. */
export const percentScore = (score: number, low = 1, high = 5) => (100 * (score - low)) / (high - low);

/** Half the width of the noise around a mean: z·s/√n. */
export const noiseBand = (sd: number, size: number, z = 1.96) => (z * sd) / Math.sqrt(size);

/** Variance of answers spread evenly over a scale of `levels` levels. */
const evenVariance = (levels: number) => (levels ** 2 - 1) / 12;

/** Agreement on one item, 0 to 1: 1 − s²/σ² (James, Demaree and Wolf). From 7 answers. */
export const agreement = (answers: readonly number[], levels = 5) =>
  Math.max(0, 1 - variance(answers) / evenVariance(levels));

const varianceRatio = (items: readonly (readonly number[])[], levels: number) =>
  mean(items.map(variance)) / evenVariance(levels);

/** r_wg(J): grows with the number of items; kept for comparison with the literature. */
export function multiItemAgreement(items: readonly (readonly number[])[], levels = 5): number {
  const ratio = varianceRatio(items, levels);
  const count = items.length;
  return (count * (1 - ratio)) / (count * (1 - ratio) + ratio);
}

/** r*_wg(J) (Lindell): does not grow with the number of items, may be negative. The one we use. */
export const itemsAgreement = (items: readonly (readonly number[])[], levels = 5) =>
  1 - varianceRatio(items, levels);

/** a_wg (Brown and Hauenstein): agreement against the largest variance that the mean allows. */
export function relativeAgreement(answers: readonly number[], low = 1, high = 5): number {
  const centre = mean(answers);
  const largest =
    (((high + low) * centre - centre ** 2 - high * low) * answers.length) / (answers.length - 1);
  return 1 - (2 * variance(answers)) / largest;
}

/** The word to show in place of the number (LeBreton and Senter). */
export function agreementLabel(value: number) {
  if (value <= 0.3) return "none";
  if (value <= 0.5) return "weak";
  if (value <= 0.7) return "moderate";
  return value <= 0.9 ? "strong" : "very_strong";
}

/** ICC(1) and ICC(k) of groups of the same size, from one-way analysis of variance. */
export function intraclass(samples: readonly (readonly number[])[]) {
  const size = samples[0]?.length ?? 0;
  const between = (deviations(samples.map(mean)) * size) / (samples.length - 1);
  const within = sum(samples.map(deviations)) / (samples.length * (size - 1));
  return {
    single: (between - within) / (between + (size - 1) * within),
    average: (between - within) / between,
  };
}

/** Reliability of the mean of `raters`, given that of one. */
export const spearmanBrown = (single: number, raters: number) =>
  (raters * single) / (1 + (raters - 1) * single);

/** P(|T| ≤ t) for Student's t with a whole number of degrees of freedom (Abramowitz and Stegun 26.7.3, 26.7.4). */
function centralProbability(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let series = freedom === 1 ? 0 : term;
  for (let step = isOdd ? 3 : 2; step <= freedom - 2; step += 2) {
    term *= (Math.cos(angle) ** 2 * (step - 1)) / step;
    series += term;
  }
  const tail = Math.sin(angle) * series;
  return isOdd ? (2 / Math.PI) * (angle + tail) : tail;
}

/** The t that holds 95 % of the distribution between −t and t. */
export function studentQuantile(freedom: number): number {
  let [low, high] = [0, 20];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (centralProbability(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
  return high;
}

/** 1 when the population is endless; smaller as the sample comes near to the whole. */
const finiteCorrection = (answered: number, population: number) =>
  population === Infinity ? 1 : Math.sqrt((population - answered) / (population - 1));

/** 95 % interval of a mean; `population` is the number of people invited. */
export function confidenceInterval(answers: readonly number[], population = Infinity) {
  const error = Math.sqrt(variance(answers) / answers.length);
  const margin = studentQuantile(answers.length - 1) * error * finiteCorrection(answers.length, population);
  return { mean: mean(answers), margin };
}

/** 95 % margin, in points of 100, of a share around one half when `answered` of `population` answered. */
export const responseMargin = (answered: number, population: number) =>
  100 * noiseBand(0.5, answered) * finiteCorrection(answered, population);

/** 95 % interval of a correlation, by Fisher's z. */
export function correlationInterval(correlation: number, size: number): [number, number] {
  const margin = 1.96 / Math.sqrt(size - 3);
  const centre = Math.atanh(correlation);
  return [Math.tanh(centre - margin), Math.tanh(centre + margin)];
}

/** eNPS, −100 to 100, with its 95 % margin; the caller hides it under 5 answers (§8). */
export function enps(counts: { promoters: number; passives: number; detractors: number }) {
  const answered = counts.promoters + counts.passives + counts.detractors;
  const [promoters, detractors] = [counts.promoters / answered, counts.detractors / answered];
  const balance = promoters - detractors;
  const deviation = Math.sqrt(promoters + detractors - balance ** 2);
  return { score: 100 * balance, margin: 100 * noiseBand(deviation, answered) };
}
