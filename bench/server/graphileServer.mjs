// PostGraphile, the stand-in for the backends that give tables and functions to the browser, in its fastest form:
// no account, no company, no row-level security, a hand-written function for what would be many calls.
import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

const server = createServer();
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env["DATABASE_URL"] ?? "",
      schemas: ["bench"],
      poolConfig: { max: 10 },
    }),
  ],
  grafserv: { watch: false, graphiql: false },
  grafast: { explain: false },
});
await instance.createServ(grafserv).addTo(server);
server.listen(Number(process.env["PORT"]), "127.0.0.1");
