// The reference: our stack (Hono, oRPC by the product's own contract, a signed session cookie read in PostgreSQL, one
// transaction that names the company under row-level security, Drizzle) doing one statement and nothing else.
import { createHmac, timingSafeEqual } from "node:crypto";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "node:http";
import { implement } from "@orpc/server";
import { RPCHandler } from "@orpc/server/fetch";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Hono } from "hono";
import pg from "pg";
import { sessions } from "../../src/accounts/tables.ts";
import { answersContract } from "../../src/answers/contract.ts";

const secret = process.env["AUTH_SECRET"] ?? "";
const pool = new pg.Pool({
  connectionString: process.env["DATABASE_URL"],
  max: 10,
  options: "-c role=rondo_app",
});
const db = drizzle(pool);
type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0];

async function identify(headers: Headers) {
  const [token, signature] = (/rondo_session=([^;]+)/.exec(headers.get("cookie") ?? "")?.[1] ?? "").split(
    ".",
  );
  if (!token || !signature) throw new Error("no session");
  const expected = Buffer.from(createHmac("sha256", secret).update(token).digest("base64url"));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error("no session");
  const [session] = await db
    .select({ companyId: sessions.companyId, profileId: sessions.profileId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.token, token));
  if (!session?.companyId || !session.profileId || session.expiresAt < new Date())
    throw new Error("no session");
  return { companyId: session.companyId, profileId: session.profileId };
}
type Me = Awaited<ReturnType<typeof identify>>;

const runInTenant = (headers: Headers, work: (tx: Tx, me: Me) => Promise<void>) =>
  identify(headers).then((me) =>
    db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('app.company_id', ${me.companyId}, true), set_config('app.profile_id', ${me.profileId}, true)`,
      );
      await work(tx, me);
    }),
  );

const answers = implement(answersContract).$context<{ headers: Headers }>();
const router = {
  answers: {
    save: answers.save.handler(async ({ input, context }) => {
      const { evaluationId, position, revision, score } = input;
      await runInTenant(context.headers, async (tx, { companyId, profileId }) => {
        const index = sql`${position + 1}::int`;
        const { rowCount } = await tx.execute(sql`
          update evaluation_answers set scores[${index}] = ${score}::smallint, revisions[${index}] = ${revision}::int
           where company_id = ${companyId} and evaluation_id = ${evaluationId} and profile_id = ${profileId}
             and revisions[${index}] < ${revision}::int`);
        if (rowCount !== 1) throw new Error("nothing saved");
      });
      return { revision };
    }),
    finalise: answers.finalise.handler(async ({ input, context }) => {
      await runInTenant(context.headers, async (tx, { companyId, profileId }) => {
        const { rowCount } = await tx.execute(sql`
          with draft as (
            delete from evaluation_answers
             where company_id = ${companyId} and evaluation_id = ${input.evaluationId} and profile_id = ${profileId}
            returning *
          ), response as (
            insert into responses (company_id, id, evaluation_id, participant_role, scores, texts)
            select company_id, id, evaluation_id, 'peer', scores, texts from draft
          )
          select 1 from draft`);
        if (rowCount !== 1) throw new Error("nothing finalised");
      });
      return {};
    }),
  },
};

const handler = new RPCHandler(router);
const app = new Hono();
app.post("/rpc/*", async (c) => {
  const { response } = await handler.handle(c.req.raw, {
    prefix: "/rpc",
    context: { headers: c.req.raw.headers },
  });
  return response ?? c.notFound();
});
const listener = getRequestListener(app.fetch);
createServer((request, response) => void listener(request, response)).listen(
  Number(process.env["PORT"]),
  "127.0.0.1",
);
