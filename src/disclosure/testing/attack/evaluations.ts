import type { Questionnaire } from "#evaluations/contract/questionnaire.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import type { WeightRow } from "#weights/contract/matrix.ts";
import { defaultWeights } from "#weights/rules/matrix.ts";
import type { Policy, Response } from "../../contract.ts";
import { createPolicy } from "../../rules/policy.ts";
import type { SnapshotInput } from "../../rules/computeSnapshot.ts";
import { buildQuestionnaire, response, seeded } from "../build.ts";

/** How likely each level from 1 to 5 is, in percent. */
export const skews = {
  harsh: [30, 35, 20, 10, 5],
  even: [20, 20, 20, 20, 20],
  /** What people usually give. */
  plausible: [2, 6, 22, 45, 25],
  /** The levels of a person whom nearly all raters like very much. */
  wellLiked: [1, 2, 5, 17, 75],
} as const satisfies Record<string, readonly number[]>;
export type Skew = keyof typeof skews;

/** The input of the engine without its source of randomness, which is created anew for each computation. */
export type Evaluation = Omit<SnapshotInput, "random"> & { skew: Skew };

type Draw = ReturnType<typeof drawing>;

function drawing(random: () => number) {
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  const one = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)]!;
  const happens = (percent: number) => random() * 100 < percent;
  const weighed = (percents: readonly number[]) => {
    let left = random() * 100;
    const found = percents.findIndex((percent) => (left -= percent) < 0);
    return found < 0 ? percents.length : found + 1;
  };
  return { upTo, one, happens, weighed };
}

/**
 * One evaluation as it might happen, the same for the same seed: 0 to 8 people in each protected group.
 * With a fixed skew each person answers each question independently of the others.
 */
export function anyEvaluation(seed: number, fixed: { skew?: Skew } = {}): Evaluation {
  const draw = drawing(seeded(seed * 7_919 + 13));
  const skew = fixed.skew ?? draw.one(Object.keys(skews) as Skew[]);
  const questionnaire = anyQuestionnaire(draw);
  const threshold = draw.happens(70) ? 3 : 3 + draw.upTo(3);
  const people: Record<ParticipantRole, number> = {
    subject: draw.upTo(1),
    manager: draw.upTo(2),
    peer: draw.upTo(8),
    direct_report: draw.upTo(8),
  };
  // Both groups are too small alone.
  if (seed % 8 === 7)
    for (const role of ["peer", "direct_report"] as const) people[role] = 1 + (people[role] % 2);
  const habits = {
    skew,
    /** Percent of « je n’ai pas assez observé ». */
    unseen: draw.one([0, 0, 5, 15, 40]),
    /** Percent of questions on which all people agree, and of people who always give the same answer. */
    agreed: fixed.skew ? 0 : draw.one([0, 0, 10, 50]),
    steady: fixed.skew ? 0 : draw.one([0, 0, 30]),
  };
  const invited = { ...people };
  for (const role of ["peer", "direct_report"] as const) invited[role] += draw.upTo(2);
  const policy = createPolicy({
    threshold,
    joins: true,
    quotes: true,
    ...(draw.happens(50) ? { weights: anyWeights(draw) } : {}),
  });
  const responses = Object.entries(people).flatMap(([role, count]) =>
    anyResponses(draw, role as ParticipantRole, count, questionnaire, habits),
  );
  return { skew, questionnaire, invited, responses, policy: { ...policy, pooledSd: anyDeviation(draw) } };
}

/** A young company has none. */
const anyDeviation = (draw: Draw): Policy["pooledSd"] => draw.one([null, null, (1 + draw.upTo(12)) / 10]);

function anyQuestionnaire(draw: Draw): Questionnaire {
  const several = <Kind>(count: number, kind: Kind) => Array.from({ length: count }, () => kind);
  return buildQuestionnaire([
    ...["listening", "delegation"].flatMap((skill) => several(draw.upTo(5), { skill })),
    ...several(draw.upTo(4), { dimension: "value" as const }),
    ...several(draw.upTo(3), { dimension: "objective" as const }),
    ...several(draw.upTo(1), {}),
    ...several(draw.upTo(1), { skill: "listening", type: "multiple_choice" as const }),
    ...several(draw.upTo(1), { skill: "delegation", type: "true_false" as const }),
    ...several(1, { type: "text" as const }),
  ]);
}

function anyWeights(draw: Draw) {
  const row = (): WeightRow => {
    const self = draw.one([0, 0, 20]);
    const manager = draw.one([0, 10, 40]);
    const peer = draw.one([0, 20, 30, 40]);
    return { self, manager, peer, direct_report: 100 - self - manager - peer };
  };
  return {
    ...defaultWeights,
    default: row(),
    families: { famille: row() },
    values: row(),
    objectives: row(),
  };
}

function anyResponses(
  draw: Draw,
  role: ParticipantRole,
  count: number,
  { items }: Questionnaire,
  { skew, unseen, agreed, steady }: { skew: Skew; unseen: number; agreed: number; steady: number },
): Response[] {
  const level = () => draw.weighed(skews[skew]);
  const common = items.map(() => (draw.happens(agreed) ? level() : null));
  return Array.from({ length: count }, () => {
    const always = draw.happens(steady) ? level() : null;
    const scores = items.map(({ type, options }, position) => {
      if (type === "text") return null;
      if (draw.happens(unseen)) return draw.one([0, 0, null]);
      if (type === "true_false") return draw.one([1, 1, 2]);
      if (type === "multiple_choice") return 1 + draw.upTo(options.length - 1);
      return common[position] ?? always ?? level();
    });
    const texts = items.flatMap(({ position }) =>
      draw.happens(30) ? [[String(position), draw.one(["Un mot.", "Deux.\nParagraphes."])]] : [],
    );
    return response(role, scores, Object.fromEntries(texts) as Record<string, string>);
  });
}
