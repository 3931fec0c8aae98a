import { beforeAll, expect, test } from "vitest";
import { givePassword, goodPassword } from "#app/testing/accounts.ts";
import { buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { findEmailToken } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type World } from "#app/testing/world.ts";
import { makeLog } from "#platform/server/process/logging.ts";

const lines: string[] = [];
const canary = "CanariSecret";
let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const log = makeLog("trace", { write: (line) => void lines.push(line) });
  Object.assign(world.services, { log });
});

test("no password, token, answer or cookie is ever in the logs, whatever fails", async () => {
  const owner = await world.company("Entreprise bavarde");
  await givePassword(world, owner, `${canary}-mot-de-passe!`);
  const { evaluationId, peers } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
  const [peer] = peers;
  if (!peer) throw new Error("nobody answers");
  const { auth } = world.visitor;
  await auth.signIn({ email: owner.email, password: `${canary}-mot-de-passe!` });
  await readErrorCode(auth.signIn({ email: owner.email, password: `${canary}-mauvais!` }));
  await auth.requestReset({ email: owner.email });
  const token = await findEmailToken(world, owner.email, "auth.reset");
  await auth.resetPassword({ token, password: goodPassword });

  // The table of answers is gone, and the rights to the others: the errors of PostgreSQL carry what was sent.
  await world.database.owner.query("alter table evaluation_answers rename to evaluation_answers_away");
  const answer = { evaluationId, position: 0, revision: 1, score: 4, text: `${canary} réponse` };
  expect(await readErrorCode(peer.api.answers.save(answer))).toBe("server_error");
  await world.database.owner.query("alter table evaluation_answers_away rename to evaluation_answers");
  await world.database.owner.query("revoke insert on public.companies from rondo_app");
  const registration = {
    firstName: "Ana",
    lastName: canary,
    email: "ana@bavarde.example",
    language: "fr",
  } as const;
  const company = { companyName: `${canary} inc.`, password: "Neuf castors au barrage!" };
  expect(await readErrorCode(auth.register({ ...registration, ...company }))).toBe("server_error");
  expect(await readErrorCode(auth.resetPassword({ token, password: `${canary}-autre-mot!` }))).toBe(
    "used_token",
  );

  const all = lines.join("");
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(all).toContain("unexpected failure");
  expect(all).toContain("42P01");
  for (const secret of [
    canary,
    token,
    goodPassword,
    "argon2id$",
    peer.cookie,
    owner.cookie,
    "ana@bavarde.example",
  ])
    expect(all).not.toContain(secret);
});

test("a field that nobody allowed is not written, nor the values inside the message of an error", () => {
  lines.length = 0;
  const failure =
    "Failed query: insert into t values ($1)\nparams: CanariSecret,\nplus\n    at query (x.js:1:2)";
  world.services.log.error({ body: canary, cookie: canary, message: failure }, "unexpected failure");
  world.services.log.warn({ failure: `Key (company_id, email)=(1, ${canary}) already exists.` }, "other");
  world.services.log.warn({ failure: `invalid input syntax for type uuid: "${canary}"` }, "other");
  expect(lines.join("")).not.toContain(canary);
  expect(lines.join("")).toContain("at query (x.js:1:2)");
});
