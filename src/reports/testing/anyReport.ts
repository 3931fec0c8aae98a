import fc from "fast-check";
import { scales } from "#company/vocabulary.ts";
import type { Response } from "#disclosure/contract.ts";
import { computeSnapshot } from "#disclosure/rules/computeSnapshot.ts";
import { createPolicy } from "#disclosure/rules/policy.ts";
import { seeded } from "#disclosure/testing/build.ts";
import type { QuestionnaireItem, Translated } from "#evaluations/contract/questionnaire.ts";
import { type ParticipantRole, participantRoles, protectedRoles } from "#evaluations/vocabulary.ts";
import { reportReaders } from "#evaluations/vocabulary/readers.ts";
import { defaultWeights, presets } from "#weights/rules/matrix.ts";
import type { Report } from "../contract.ts";
import { sampleReport } from "./sampleReport.ts";

const words = fc.constantFrom(
  "Écoute",
  "Prend le temps d’écouter avant de décider.",
  "D’abord",
  "A".repeat(120),
  "🙂",
);
const translatedText: fc.Arbitrary<Translated> = fc.record({ fr: words, en: fc.option(words) });

/** Up to six skills, with or without a family, and questions of every type and dimension, with or without a skill. */
const anyItems: fc.Arbitrary<QuestionnaireItem[]> = fc
  .array(fc.record({ name: translatedText, family: fc.option(translatedText) }), { maxLength: 6 })
  .chain((skills) =>
    fc
      .array(
        fc.record({
          dimension: fc.constantFrom(
            "skill" as const,
            "skill" as const,
            "skill" as const,
            "value" as const,
            "objective" as const,
          ),
          type: fc.constantFrom(
            "star_rating" as const,
            "star_rating" as const,
            "star_rating" as const,
            "multiple_choice" as const,
            "true_false" as const,
            "text" as const,
          ),
          text: translatedText,
          options: fc.array(translatedText, { minLength: 2, maxLength: 4 }),
          skill: fc.option(fc.nat({ max: Math.max(0, skills.length - 1) }), { freq: 5 }),
        }),
        { minLength: 1, maxLength: 24 },
      )
      .map((asked) =>
        asked.map(({ skill, options, ...item }, position) => {
          const chosen = item.dimension === "skill" && skill !== null ? skills[skill] : undefined;
          return {
            ...item,
            position,
            required: false,
            options:
              item.type === "multiple_choice"
                ? options.map((each, index) => ({ value: index + 1, ...each }))
                : [],
            skill: chosen
              ? {
                  id: `skill-${skill}`,
                  name: chosen.name,
                  family: chosen.family && { id: `family-${skill}`, name: chosen.family },
                }
              : null,
            sourceId: null,
          };
        }),
      ),
  );

const crowd = fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 9, 12);
const manners = ["usual", "high", "low", "polar", "unobserved"] as const;
type Manner = (typeof manners)[number];

function scoreFor({ type, options }: QuestionnaireItem, manner: Manner, random: () => number) {
  if (type === "text") return null;
  const most = { star_rating: 5, multiple_choice: options.length, true_false: 2 }[type];
  if (random() < (manner === "unobserved" ? 0.7 : 0.08)) return random() < 0.5 ? 0 : null;
  if (manner === "high") return most;
  if (manner === "low") return 1;
  if (manner === "polar") return random() < 0.5 ? 1 : most;
  return 1 + Math.floor(random() * most);
}

const anyShape = fc.record({
  items: anyItems,
  scale: fc.constantFrom(...scales),
  threshold: fc.integer({ min: 3, max: 10 }),
  pooledSd: fc.constantFrom(null, 0.3, 0.6, 1.2),
  weights: fc.constantFrom(...Object.values(presets)),
  subject: fc.nat({ max: 1 }),
  manager: fc.nat({ max: 2 }),
  peer: crowd,
  direct_report: crowd,
  /** Invited, and did not answer. */
  silent: fc.nat({ max: 2 }),
  manner: fc.constantFrom(...manners),
  talkative: fc.constantFrom(0, 0.05, 0.3, 0.9),
  isolating: fc.subarray([...protectedRoles]),
  joins: fc.boolean(),
  quotes: fc.boolean(),
  seed: fc.nat(),
});

const anySurroundings = fc.record({
  isSubject: fc.boolean(),
  companyLogo: fc.constant(null),
  releasedOn: fc.constantFrom(null, "2026-11-20"),
  weightsVersion: fc.constantFrom(null, 0, 3),
  privacyOfficer: fc.constantFrom(null, "Hélène Gagnon"),
  readers: fc.subarray([...reportReaders]),
  note: fc.constantFrom(null, "Merci.\nÀ bientôt."),
  maskedComments: fc.nat({ max: 2 }),
  flags: fc.record({
    open: fc.nat({ max: 2 }),
    kept: fc.nat({ max: 2 }),
    isDecider: fc.boolean(),
    own: fc.constant<Report["flags"]["own"]>([]),
  }),
});

/** A report of any shape that the engine can produce: every type, size, threshold, weight and manner of answering. */
export const anyReport: fc.Arbitrary<Report> = fc
  .tuple(anyShape, anySurroundings)
  .map(([shape, surroundings]) => ({
    ...sampleReport(),
    ...surroundings,
    snapshot: computeShapeSnapshot(shape),
  }));

function computeShapeSnapshot(shape: Shape) {
  const random = seeded(shape.seed);
  const responses = participantRoles.flatMap((role) =>
    Array.from({ length: shape[role] }, () => drawResponse(role, shape, random)),
  );
  const { items, scale, threshold, pooledSd, weights: row, isolating, silent, joins, quotes } = shape;
  return computeSnapshot({
    questionnaire: { items, scale },
    responses,
    policy: createPolicy({
      threshold,
      pooledSd,
      weights: { ...defaultWeights, default: row, values: row, objectives: row },
      joins,
      quotes,
    }),
    invited: {
      subject: shape.subject,
      manager: shape.manager + silent,
      peer: shape.peer + silent,
      direct_report: shape.direct_report + silent,
    },
    isolating,
    random,
  });
}

type Shape = typeof anyShape extends fc.Arbitrary<infer Value> ? Value : never;

function drawResponse(
  role: ParticipantRole,
  { items, manner, talkative }: Shape,
  random: () => number,
): Response {
  const texts = items
    .filter(({ type }) => random() < (type === "text" ? 0.8 : talkative))
    .map(({ position }) => [String(position), "Un mot juste.\n\nEt un second paragraphe."] as const);
  return {
    role,
    scores: items.map((item) => scoreFor(item, manner, random)),
    texts: Object.fromEntries(texts),
  };
}
