import type { Questionnaire } from "#evaluations/contract/questionnaire.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import type { QuestionType } from "#skills/vocabulary.ts";
import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Policy, Response } from "../../contract.ts";
import { buildQuestionnaire, response, seeded } from "../build.ts";

type Draw = ReturnType<typeof drawing>;

function drawing(random: () => number) {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const one = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)]!;
  const happens = (percent: number) => random() * 100 < percent;
  return { upTo, one, happens };
}

/**
 * One evaluation as it might happen, the same for the same seed: every type, up to 12 colleagues and 9 direct reports,
 * who agree or not, some of whom did not observe; raised thresholds, uneven weights, groups hidden beside another report.
 */
export function largeEvaluation(seed: number, policy: Policy) {
  const draw = drawing(seeded(seed * 104_729 + 5));
  const questionnaire = anyQuestionnaire(draw);
  const type = draw.one(["self", "peer", "manager", "peer_manager", "full"]);
  const hasPeers = type.includes("peer") || type === "full";
  const invited: Record<ParticipantRole, number> = {
    subject: 1,
    manager: type.includes("manager") || type === "full" ? draw.one([1, 1, 1, 2, 3]) : 0,
    peer: hasPeers ? 1 + draw.upTo(11) : 0,
    direct_report: type === "full" ? 1 + draw.upTo(8) : 0,
  };
  const responses = anyResponses(draw, questionnaire, invited);
  const isolating = (["peer", "direct_report", "joint"] as const).filter(() => draw.happens(5));
  return {
    questionnaire,
    responses,
    invited,
    isolating,
    policy: {
      ...policy,
      k: draw.happens(60) ? policy.k : 3 + draw.upTo(7),
      joins: draw.happens(80),
      pooledSd: draw.one([null, null, 0.1, 0.3, 0.5, 0.6, 0.7, 0.9, 1.2]),
      weights: draw.happens(50) ? policy.weights : anyWeights(draw, policy),
    },
  };
}

function anyQuestionnaire(draw: Draw): Questionnaire {
  const several = <Kind>(count: number, kind: Kind) => Array.from({ length: count }, () => kind);
  const typed = (type: QuestionType) => several(draw.upTo(1), { skill: draw.one(["a", "b", "c"]), type });
  return buildQuestionnaire([
    ...["a", "b", "c"].flatMap((skill) => several(draw.upTo(6), { skill })),
    ...several(draw.upTo(5), { dimension: "value" as const }),
    ...several(draw.upTo(5), { dimension: "objective" as const }),
    ...typed("true_false"),
    ...typed("multiple_choice"),
    ...typed("text"),
    ...several(1, {}),
  ]);
}

/** How the people of one evaluation answer: alike, at one end, at both, each always the same, or as people do. */
const habits = ["usual", "usual", "alike", "high", "low", "polar", "steady"] as const;

function anyResponses(draw: Draw, { items }: Questionnaire, invited: Record<ParticipantRole, number>) {
  const habit = draw.one(habits);
  const unseen = draw.one([0, 0, 5, 15]);
  const questions = items.map(() => ({
    level: draw.one([1, 2, 3, 3, 4, 4, 4, 5]),
    unseen: draw.happens(15) ? 45 : unseen,
  }));
  return Object.entries(invited).flatMap(([role, count]) =>
    Array.from({ length: count - (draw.happens(20) ? draw.upTo(count) : 0) }, (): Response => {
      const always = 1 + draw.upTo(4);
      const drawLevel = (level: number): number =>
        ({
          usual: Math.min(5, Math.max(1, level + draw.one([-1, 0, 0, 1]))),
          alike: level,
          high: draw.one([4, 5, 5, 5]),
          low: draw.one([1, 1, 1, 2]),
          polar: draw.one([1, 5]),
          steady: always,
        })[habit];
      const scores = items.map(({ type }, position) => {
        const question = questions[position]!;
        if (type === "text") return null;
        if (draw.happens(question.unseen)) return draw.one([0, 0, null]);
        if (type === "true_false") return draw.one([1, 1, 2]);
        return type === "multiple_choice" ? 1 + draw.upTo(2) : drawLevel(question.level);
      });
      const texts = items.flatMap(({ position }) =>
        draw.happens(25)
          ? [[String(position), draw.one(["Un mot.", "Deux.\nParagraphes.", " ", "Un.\n\n \nDeux."])]]
          : [],
      );
      return response(role as ParticipantRole, scores, Object.fromEntries(texts) as Record<string, string>);
    }),
  );
}

function anyWeights(draw: Draw, { weights }: Policy): Policy["weights"] {
  const row = (): WeightRow => {
    const self = draw.one([0, 0, 0, 25]);
    const manager = draw.one([0, 0, draw.upTo(75)]);
    const peer = draw.one([0, draw.upTo(75 - manager), 75 - manager]);
    return { self, manager, peer, direct_report: 100 - self - manager - peer };
  };
  return {
    ...weights,
    default: row(),
    families: draw.happens(40) ? { famille: row() } : {},
    skills: draw.happens(40) ? { a: row() } : {},
    values: row(),
    objectives: row(),
  };
}
