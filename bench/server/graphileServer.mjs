// PostGraphile, the stand-in for the backends that give tables and functions to the browser, with a hand-written function
// for what would be many calls. In its fastest form: no account, no company, no row-level security. With GUARDED=1 as a
// product would run it: the signed session is read in PostgreSQL, and a role under row-level security reads its company.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import pg from "pg";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

const connectionString = process.env["DATABASE_URL"] ?? "";
const secret = process.env["AUTH_SECRET"] ?? "";
const sessions = process.env["GUARDED"] ? new pg.Pool({ connectionString, max: 10 }) : null;

/** The settings of a request's transaction. */
async function guard(request) {
  const cookie = /rondo_session=([^;]+)/.exec(request?.headers.cookie ?? "")?.[1] ?? "";
  const [token = "", signature = ""] = cookie.split(".");
  const expected = Buffer.from(createHmac("sha256", secret).update(token).digest("base64url"));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error("no session");
  const { rows } = await sessions.query({
    name: "session",
    text: "select company_id, profile_id from auth.sessions where token = $1 and expires_at > now()",
    values: [token],
  });
  if (!rows[0]) throw new Error("no session");
  return {
    role: "rondo_app",
    "app.company_id": rows[0].company_id,
    "app.profile_id": rows[0].profile_id,
  };
}

const server = createServer();
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString,
      schemas: ["bench"],
      poolConfig: { max: 10 },
    }),
  ],
  grafserv: { watch: false, graphiql: false },
  grafast: {
    explain: false,
    ...(sessions && { context: async ({ node }) => ({ pgSettings: await guard(node?.req) }) }),
  },
});
await instance.createServ(grafserv).addTo(server);
server.listen(Number(process.env["PORT"]), "127.0.0.1");
