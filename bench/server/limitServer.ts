// The limit: what PostgreSQL and node:http give when nothing stands between them. No session, no company, no rule,
// no row-level security (it connects as the superuser), prepared statements, one round trip per request.
import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });

const statements = {
  finalise: {
    name: "finalise",
    text: "insert into bench.limit_responses (id, evaluation_id, scores) values (gen_random_uuid(), $1, $2)",
  },
  save: {
    name: "save",
    text: `update bench.limit_drafts set scores[$2] = $3, revisions[$2] = $4
            where participant_id = $1 and revisions[$2] < $4`,
  },
  report: {
    name: "report",
    text: "select snapshot::text as body from report_snapshots where evaluation_id = $1",
  },
  list: {
    name: "list",
    text: `select coalesce(json_agg(row_to_json(page)), '[]')::text as body from (
             select e.id, e.name, e.status, e.evaluation_type as "evaluationType", e.due_on as "dueOn",
               s.first_name || ' ' || s.last_name as "subjectName", a.first_name || ' ' || a.last_name as "authorName",
               (select count(*) from evaluation_questions q
                 where q.company_id = e.company_id and q.evaluation_id = e.id) as "questionCount",
               parts.invited as "participantCount", parts.answered as "answeredCount"
             from (select * from evaluations where company_id = $1 order by created_at desc, id desc limit 100) e
             join profiles a on a.company_id = e.company_id and a.id = e.author_profile_id
             join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
             cross join lateral (
               select count(*) as invited, count(*) filter (where ep.status = 'completed') as answered
               from evaluation_participants ep
               where ep.company_id = e.company_id and ep.evaluation_id = e.id) parts
             order by e.created_at desc, e.id desc) page`,
  },
};

interface Body {
  evaluationId: string;
  companyId: string;
  participantId: string;
  scores: number[];
  position: number;
  score: number;
  revision: number;
}
const operations: Record<string, (body: Body) => Promise<string>> = {
  async finalise({ evaluationId, scores }) {
    await pool.query({ ...statements.finalise, values: [evaluationId, scores] });
    return "{}";
  },
  async save({ participantId, position, score, revision }) {
    const { rowCount } = await pool.query({
      ...statements.save,
      values: [participantId, position + 1, score, revision],
    });
    if (rowCount !== 1) throw new Error("nothing saved");
    return "{}";
  },
  report: ({ evaluationId }) => readBody({ ...statements.report, values: [evaluationId] }),
  list: ({ companyId }) => readBody({ ...statements.list, values: [companyId] }),
};

async function readBody(query: pg.QueryConfig): Promise<string> {
  const { rows } = await pool.query<{ body: string }>(query);
  if (!rows[0]) throw new Error("nothing found");
  return rows[0].body;
}

async function read(request: IncomingMessage): Promise<Body> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  return JSON.parse(text) as Body;
}

createServer((request, response) => {
  void (async () => {
    try {
      const body = await operations[request.url?.slice(1) ?? ""]?.(await read(request));
      if (body === undefined) return void response.writeHead(404).end();
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      });
      return void response.end(body);
    } catch (error) {
      console.error(error);
      return void response.writeHead(500).end();
    }
  })();
}).listen(Number(process.env["PORT"]), "127.0.0.1");
