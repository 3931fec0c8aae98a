import type { Sent } from "./load.ts";
import { questionCount } from "./questionnaire.ts";
import type { Part, Reading, Seeded } from "./seed.ts";

export type Who = "limit" | "product" | "reference" | "graphile";

interface Goal {
  against: Who;
  least: number;
  /** Below this something has slid, however busy the machine: `npm run prove -- speed` fails. */
  floor: number;
}

export interface Operation {
  key: "finalise" | "save" | "report" | "list";
  name: string;
  /** How many requests a round makes for one of the full length. */
  share: number;
  /** Least ratio of the product to another server, in processor time, which noise moves least. */
  goals: Goal[];
  next: Partial<Record<Who, () => Sent>>;
}

const scores = Array.from({ length: questionCount }, (_, position) => 1 + (position % 5));

/** Goes through a list, again and again. */
function turns<One>(list: readonly One[]): () => One {
  let place = 0;
  return () => list[place++ % list.length] as One;
}

/** In an order that keeps neighbours in time away from the same evaluation. */
const spread = <One>(list: readonly One[], stride: number): One[] =>
  Array.from({ length: stride }, (_, start) => list.filter((_one, index) => index % stride === start)).flat();

const rpc = (path: string, cookie: string, input: object): Sent => ({
  path: `/rpc/${path}`,
  cookie,
  body: { json: input },
});

/** Each place of each draft once, with a newer revision each time around. */
function places(parts: readonly Part[], above = 1) {
  const next = turns(parts);
  let sent = 0;
  return () => {
    const round = Math.floor(sent++ / parts.length);
    return {
      part: next(),
      position: round % questionCount,
      revision: above + 1 + Math.floor(round / questionCount),
      score: 1 + (sent % 5),
    };
  };
}

/** One answer after the other saved in these drafts; `above`: every revision that they may hold already. */
export function saving(parts: readonly Part[], above = 1): () => Sent {
  const next = places(parts, above);
  return () => {
    const { part, position, revision, score } = next();
    const { evaluationId, cookie } = part;
    return rpc("answers/save", cookie, { evaluationId, position, revision, score, text: null });
  };
}

export function operations(seeded: Seeded, partsPerEvaluation: number): Operation[] {
  const drafts = (parts: readonly Part[]) => turns(spread(parts, partsPerEvaluation));
  const save = (parts: readonly Part[]) => saving(spread(parts, partsPerEvaluation));
  const finalise = (parts: readonly Part[]) => {
    const next = drafts(parts);
    return () => {
      const { evaluationId, cookie } = next();
      return rpc("answers/finalise", cookie, { evaluationId });
    };
  };
  const reading = () => turns<Reading>(seeded.reports);
  const [productReports, limitReports, graphileReports] = [reading(), reading(), reading()];
  const listReader = turns(seeded.list.cookies);
  const limitPlaces = places(spread(seeded.saving.product.slice(0, 2000), partsPerEvaluation));
  const submitted = turns(seeded.finalising.product);
  const graphileSubmitted = turns(seeded.finalising.product);
  const graphql = (query: string, variables: object): Sent => ({
    path: "/graphql",
    body: { query, variables },
  });

  return [
    {
      key: "finalise",
      name: "finalise 40 answers",
      share: 1,
      goals: [{ against: "reference", least: 0.85, floor: 0.45 }],
      next: {
        limit: () => ({ path: "/finalise", body: { evaluationId: submitted().evaluationId, scores } }),
        product: finalise(seeded.finalising.product),
        reference: finalise(seeded.finalising.reference),
        graphile: () =>
          graphql(
            "mutation($e: UUID!, $s: [Int]!) { submit(input: {evaluation: $e, scores: $s}) { result } }",
            { e: graphileSubmitted().evaluationId, s: scores },
          ),
      },
    },
    {
      key: "save",
      name: "autosave one answer",
      share: 1,
      goals: [{ against: "reference", least: 0.6, floor: 0.4 }],
      next: {
        limit: () => {
          const { part, position, revision, score } = limitPlaces();
          return { path: "/save", body: { participantId: part.participantId, position, revision, score } };
        },
        product: save(seeded.saving.product),
        reference: save(seeded.saving.reference),
      },
    },
    {
      key: "report",
      name: "read a report",
      share: 1,
      goals: [{ against: "limit", least: 0.5, floor: 0.2 }],
      next: {
        limit: () => ({ path: "/report", body: { evaluationId: limitReports().evaluationId } }),
        product: () => {
          const { evaluationId, cookie } = productReports();
          return rpc("reports/read", cookie, { evaluationId });
        },
        graphile: () =>
          graphql("query($e: UUID!) { snapshotByEvaluationId(evaluationId: $e) { snapshot } }", {
            e: graphileReports().evaluationId,
          }),
      },
    },
    {
      key: "list",
      name: "list 100 evaluations",
      share: 0.5,
      goals: [{ against: "limit", least: 0.7, floor: 0.35 }],
      next: {
        limit: () => ({ path: "/list", body: { companyId: seeded.list.companyId } }),
        product: () => rpc("evaluations/list", listReader(), { limit: 100 }),
        graphile: () =>
          graphql(
            `
              {
                allEvaluations(first: 100, orderBy: CREATED_AT_DESC) {
                  nodes {
                    id
                    name
                    status
                    evaluationType
                    dueOn
                    questionCount
                    participantCount
                    answeredCount
                    personByAuthorProfileId {
                      firstName
                      lastName
                    }
                    personBySubjectProfileId {
                      firstName
                      lastName
                    }
                  }
                }
              }
            `,
            {},
          ),
      },
    },
  ];
}
