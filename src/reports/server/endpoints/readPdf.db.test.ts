import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  answerAll,
  launchEvaluation,
  fetchRefusal,
  type LaunchedEvaluation,
} from "#app/testing/answering.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { findCompiler } from "#platform/server/typesetting/typst.ts";

let world: World;
let owner: Person;
let manager: Person;
let subject: Person;
let peers: Person[];
let one: LaunchedEvaluation;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  manager = await world.person(owner);
  subject = await world.person(owner, { directManagerId: manager.profileId });
  peers = [await world.person(owner), await world.person(owner), await world.person(owner)];
  one = await collected();
  await owner.api.reports.close({ evaluationId: one.id });
});

async function collected() {
  const invited = [[manager, "manager"] as const, ...peers.map((peer) => [peer, "peer"] as const)];
  const made = await launchEvaluation(world, { author: owner, subject, invited });
  for (const person of [subject, manager, ...peers]) await answerAll(person, made, { words: "Un mot." });
  return made;
}
const get = (who: Person, id: string, query = "") =>
  world.fetch(
    new Request(`http://localhost:3000/api/v1/evaluations/${id}/report.pdf${query}`, {
      headers: { cookie: who.cookie },
    }),
  );
const openingsSeen = async () => (await subject.api.reports.read({ evaluationId: one.id })).openings;

test("nobody else learns that it exists: the same 404 as for an id that nobody has", async () => {
  const stranger = await world.person(owner);
  const foreigner = await world.company("Une autre");
  for (const who of [...peers, stranger, foreigner])
    for (const id of [one.id, world.services.newId()]) {
      expect(await fetchRefusal(world, who, "reports/pdf", { evaluationId: id })).toEqual({
        status: 404,
        body: { code: "evaluation_not_found" },
      });
      const answer = await get(who, id);
      const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>;
      expect([answer.status, body]).toEqual([404, { code: "evaluation_not_found" }]);
    }
  expect(await openingsSeen()).toEqual([]);
});

test("before it is released there is none, for anybody", async () => {
  const open = await collected();
  for (const who of [subject, manager, owner]) expect((await get(who, open.id)).status).toBe(404);
});

test("a link of another site opens neither the report nor its PDF, and notes nothing in the reader’s name", async () => {
  const ask = async (address: string, headers: Record<string, string>) => {
    const url = `http://localhost:3000/api/v1/evaluations/${one.id}/${address}`;
    return (await world.fetch(new Request(url, { headers: { cookie: manager.cookie, ...headers } }))).status;
  };
  const before = (await openingsSeen()).length;
  for (const address of ["report", "report.pdf"])
    for (const site of ["cross-site", "same-site"])
      for (const mode of ["navigate", "no-cors", "cors"])
        expect(await ask(address, { "sec-fetch-site": site, "sec-fetch-mode": mode })).toBe(403);
  expect(await openingsSeen()).toHaveLength(before);

  // Our own screens, an address typed by hand, and a program or an old browser, which sends no such header.
  const own = [
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
    {},
  ];
  for (const headers of own) expect(await ask("report", headers)).toBe(200);
  expect(await openingsSeen()).toHaveLength(before + own.length);
});

// Elsewhere the compiler has no package; the screen offers to print (typesetter.test.ts).
describe.skipIf(!findCompiler())("a released report", () => {
  test("is a file for those who may read it, kept by no cache on the way", async () => {
    const answer = await get(subject, one.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const disposition = answer.headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(/^attachment;/);
    const name = `Rapport – ${subject.firstName} Nom${subject.firstName.slice(6)} – Bilan d’automne.pdf`;
    expect(decodeURIComponent(disposition)).toContain(name);
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
    const file = await subject.api.reports.pdf({ evaluationId: one.id });
    expect([file.name, file.type]).toEqual([name, "application/pdf"]);
  });

  test("speaks the language asked, or the reader’s own", async () => {
    const language = async (query: string) => {
      const pdf = Buffer.from(await (await get(subject, one.id, query)).arrayBuffer()).toString("latin1");
      return /<dc:language>.*?<rdf:li>(\w\w)/s.exec(pdf)?.[1];
    };
    expect([await language(""), await language("?language=en"), await language("?language=fr")]).toEqual([
      "fr",
      "en",
      "fr",
    ]);
    expect((await get(subject, one.id, "?language=xx")).status).toBe(422);
  });

  test("kept by somebody else is noted and shown to the person, like an opening; kept by them, it is not", async () => {
    const before = await openingsSeen();
    world.clock.advance(60_000);
    await (await get(manager, one.id)).arrayBuffer();
    world.clock.advance(60_000);
    await owner.api.reports.pdf({ evaluationId: one.id });
    await subject.api.reports.pdf({ evaluationId: one.id });
    const seen = await openingsSeen();
    expect(seen.slice(0, seen.length - before.length).map(({ person }) => person.id)).toEqual([
      owner.profileId,
      manager.profileId,
    ]);
    const audit = await world.inside(owner, (tx) =>
      tx.execute(sql`select 1 from audit_log where object_id = ${one.id} and action = 'report.opened'`),
    );
    expect(audit.rows).toHaveLength(seen.length);
  });

  test("holds no connection while it is made: a pool of one serves thirty at once", async () => {
    const narrow = await makeWorld({ pool: 1 });
    const lead = await narrow.company();
    const person = await narrow.person(lead);
    const small = await launchEvaluation(narrow, { author: lead, subject: person, questions: [{}] });
    await answerAll(person, small);
    await lead.api.reports.close({ evaluationId: small.id });
    const files = await Promise.all(
      Array.from({ length: 30 }, () => person.api.reports.pdf({ evaluationId: small.id })),
    );
    expect(new Set(files.map(({ size }) => size)).size).toBe(1);
  });
});
