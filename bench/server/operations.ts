import type { LoadRequest } from "./load.ts";
import { questionCount } from "./questionnaire.ts";
import type { Participation, ReportReader, SeededData } from "./seed.ts";

export type ServerName = "limit" | "product" | "reference" | "graphile" | "guarded";

interface Goal {
  against: ServerName;
  minRatio: number;
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
  next: Partial<Record<ServerName, () => LoadRequest>>;
}

const scores = Array.from({ length: questionCount }, (_, position) => 1 + (position % 5));

/** Goes through a list, again and again. */
function cycleThrough<One>(list: readonly One[]): () => One {
  let place = 0;
  return () => list[place++ % list.length] as One;
}

/** In an order that keeps neighbours in time away from the same evaluation. */
const spreadApart = <One>(list: readonly One[], stride: number): One[] =>
  Array.from({ length: stride }, (_, start) => list.filter((_one, index) => index % stride === start)).flat();

const toRpcRequest = (path: string, cookie: string, input: object): LoadRequest => ({
  path: `/rpc/${path}`,
  cookie,
  body: { json: input },
});

/** Each place of each draft once, with a newer revision each time around. */
function cyclePlaces(parts: readonly Participation[], above = 1) {
  const next = cycleThrough(parts);
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
export function createSaves(parts: readonly Participation[], above = 1): () => LoadRequest {
  const next = cyclePlaces(parts, above);
  return () => {
    const { part, position, revision, score } = next();
    const { evaluationId, cookie } = part;
    return toRpcRequest("answers/save", cookie, { evaluationId, position, revision, score, text: null });
  };
}

const evaluationsQuery = `
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
`;

export function buildOperations(seeded: SeededData, partsPerEvaluation: number): Operation[] {
  const cycleDrafts = (parts: readonly Participation[]) =>
    cycleThrough(spreadApart(parts, partsPerEvaluation));
  const save = (parts: readonly Participation[]) => createSaves(spreadApart(parts, partsPerEvaluation));
  const finalise = (parts: readonly Participation[]) => {
    const next = cycleDrafts(parts);
    return () => {
      const { evaluationId, cookie } = next();
      return toRpcRequest("answers/finalise", cookie, { evaluationId });
    };
  };
  const cycleReports = () => cycleThrough<ReportReader>(seeded.reports);
  const [productReports, limitReports, graphileReports] = [cycleReports(), cycleReports(), cycleReports()];
  const listReader = cycleThrough(seeded.list.cookies);
  const limitPlaces = cyclePlaces(spreadApart(seeded.saving.product.slice(0, 2000), partsPerEvaluation));
  const submitted = cycleThrough(seeded.finalising.product);
  const graphileSubmitted = cycleThrough(seeded.finalising.product);
  const guardedReports = cycleReports();
  const guardedSubmitted = cycleThrough(seeded.finalising.product);
  const toGraphqlRequest = (query: string, variables: object, cookie?: string): LoadRequest => ({
    path: "/graphql",
    body: { query, variables },
    ...(cookie && { cookie }),
  });
  const submit = (evaluationId: string, cookie?: string) =>
    toGraphqlRequest(
      "mutation($e: UUID!, $s: [Int]!) { submit(input: {evaluation: $e, scores: $s}) { result } }",
      { e: evaluationId, s: scores },
      cookie,
    );
  const readSnapshot = (evaluationId: string, cookie?: string) =>
    toGraphqlRequest(
      "query($e: UUID!) { snapshotByEvaluationId(evaluationId: $e) { snapshot } }",
      { e: evaluationId },
      cookie,
    );

  return [
    {
      key: "finalise",
      name: "finalise 40 answers",
      share: 1,
      goals: [{ against: "reference", minRatio: 0.85, floor: 0.45 }],
      next: {
        limit: () => ({ path: "/finalise", body: { evaluationId: submitted().evaluationId, scores } }),
        product: finalise(seeded.finalising.product),
        reference: finalise(seeded.finalising.reference),
        graphile: () => submit(graphileSubmitted().evaluationId),
        guarded: () => {
          const { evaluationId, cookie } = guardedSubmitted();
          return submit(evaluationId, cookie);
        },
      },
    },
    {
      key: "save",
      name: "autosave one answer",
      share: 1,
      goals: [{ against: "reference", minRatio: 0.6, floor: 0.4 }],
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
      goals: [{ against: "limit", minRatio: 0.5, floor: 0.2 }],
      next: {
        limit: () => ({ path: "/report", body: { evaluationId: limitReports().evaluationId } }),
        product: () => {
          const { evaluationId, cookie } = productReports();
          return toRpcRequest("reports/read", cookie, { evaluationId });
        },
        graphile: () => readSnapshot(graphileReports().evaluationId),
        guarded: () => {
          const { evaluationId, cookie } = guardedReports();
          return readSnapshot(evaluationId, cookie);
        },
      },
    },
    {
      key: "list",
      name: "list 100 evaluations",
      share: 0.5,
      goals: [{ against: "limit", minRatio: 0.7, floor: 0.35 }],
      next: {
        limit: () => ({ path: "/list", body: { companyId: seeded.list.companyId } }),
        product: () => toRpcRequest("evaluations/list", listReader(), { limit: 100 }),
        graphile: () => toGraphqlRequest(evaluationsQuery, {}),
        guarded: () => toGraphqlRequest(evaluationsQuery, {}, listReader()),
      },
    },
  ];
}
