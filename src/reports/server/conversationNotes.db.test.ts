import { beforeAll, describe, expect, test } from "vitest";
import { mintToken } from "#accounts/server/tokens.ts";
import { answerAll, launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { showEveryRow } from "#app/testing/everyRow.ts";
import { post } from "#app/testing/http.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { conversationNotes } from "../tables.ts";

let world: World;
let owner: Person;
let manager: Person;
let subject: Person;
let peer: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Papeterie Témis");
  manager = await world.person(owner);
  subject = await world.person(owner, { directManagerId: manager.profileId });
  peer = await world.person(owner);
  await showEveryRow(world.database.owner);
});

async function release(about = subject): Promise<LaunchedEvaluation> {
  const invited = [[peer, "peer"] as const];
  const evaluation = await launchEvaluation(world, { author: owner, subject: about, invited });
  await answerAll(peer, evaluation);
  await owner.api.reports.close({ evaluationId: evaluation.id });
  return evaluation;
}
const write = ({ api, profileId }: Person, { id }: LaunchedEvaluation, words: string, revision = 1) =>
  readErrorCode(
    api.reports.saveNote({ evaluationId: id, writerId: profileId, question: "next_step", words, revision }),
  );
const readWords = async ({ api }: Pick<Person, "api">, { id }: LaunchedEvaluation) =>
  (await api.reports.notes({ evaluationId: id })).items.map(({ words }) => words);

describe("notes for the conversation", () => {
  test("are read by whoever wrote them, each their own", async () => {
    const evaluation = await release();
    expect(await readWords(subject, evaluation)).toEqual([]);
    expect(await write(subject, evaluation, "En parler avec Luc")).toBe("ok");
    expect(await write(manager, evaluation, "L’écouter d’abord")).toBe("ok");
    expect(await readWords(subject, evaluation)).toEqual(["En parler avec Luc"]);
    expect(await readWords(manager, evaluation)).toEqual(["L’écouter d’abord"]);
    expect(await readWords(owner, evaluation)).toEqual([]);
    expect(
      await world.inside(owner, (tx) => tx.select().from(conversationNotes)),
      "not even a query without a condition finds them",
    ).toEqual([]);
  });

  test("are closed to people who may not open the report, and again once they no longer may", async () => {
    const evaluation = await release();
    for (const stranger of [peer, await world.person(owner), await world.company()]) {
      expect(await write(stranger, evaluation, "x")).toBe("evaluation_not_found");
      expect(await readErrorCode(stranger.api.reports.notes({ evaluationId: evaluation.id }))).toBe(
        "evaluation_not_found",
      );
    }
    const person = await world.person(owner, { directManagerId: manager.profileId });
    const other = await release(person);
    expect(await write(manager, other, "Demander un exemple")).toBe("ok");
    await owner.api.people.update({ id: person.profileId, directManagerId: null });
    expect(await readErrorCode(readWords(manager, other))).toBe("evaluation_not_found");
    expect(await write(manager, other, "encore", 2)).toBe("evaluation_not_found");
  });

  test("do not exist before the report does", async () => {
    const running = await launchEvaluation(world, { author: owner, subject });
    expect(await write(subject, running, "x")).toBe("evaluation_not_found");
    expect(await readErrorCode(readWords(owner, running))).toBe("evaluation_not_found");
  });

  test("are written by the link to the report too, on that report alone", async () => {
    const [report, another] = [await release(), await release()];
    const { userId, companyId, profileId } = subject;
    const link = { kind: "report", userId, companyId, profileId, evaluationId: report.id } as const;
    const token = await mintToken(world.database.db, world.services, link);
    const { cookie } = await post(world, "auth/openReportLink", { token });
    const byLink = { ...subject, api: world.as(cookie) };
    expect(await write(byLink, report, "Depuis mon téléphone")).toBe("ok");
    expect(await readWords(byLink, report)).toEqual(["Depuis mon téléphone"]);
    expect(await write(byLink, another, "x")).toBe("evaluation_not_found");
    expect(await readErrorCode(readWords(byLink, another))).toBe("evaluation_not_found");
  });

  test("are never stored under the session of another person", async () => {
    const evaluation = await release();
    const typedBySubject = { ...manager, profileId: subject.profileId };
    expect(await write(typedBySubject, evaluation, "Ceci est à moi")).toBe("unauthorized");
    expect(await readWords(manager, evaluation)).toEqual([]);
  });

  test("of two pages one is told that the other has written; the same words again are harmless", async () => {
    const evaluation = await release();
    expect(await write(subject, evaluation, "un")).toBe("ok");
    expect(await write(subject, evaluation, "un")).toBe("ok");
    expect(await write(subject, evaluation, "deux")).toBe("edited_meanwhile");
    expect(await write(subject, evaluation, "trois", 2)).toBe("ok");
    expect(await write(subject, evaluation, "quatre", 2)).toBe("edited_meanwhile");
    expect(await write(subject, evaluation, "", 3)).toBe("ok");
    expect(await readWords(subject, evaluation)).toEqual([""]);
    expect(await write(subject, evaluation, "a".repeat(4001), 4)).toBe("invalid_data");
  });

  test("stand in no log, email or audit entry, and are no opening", async () => {
    const evaluation = await release();
    expect(await write(manager, evaluation, "CANARI-NOTE")).toBe("ok");
    await readWords(manager, evaluation);
    const { rows } = await world.database.owner.query<{ name: string; found: number }>(`
      select c.relname as name, (xpath('//n/text()', query_to_xml(
        format('select count(*) as n from %s t where t::text like ''%%CANARI-NOTE%%''', c.oid::regclass), false, true, '')))[1]::text::int as found
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`);
    expect(rows.filter(({ found }) => found > 0)).toEqual([{ name: "conversation_notes", found: 1 }]);
    const read = await subject.api.reports.read({ evaluationId: evaluation.id });
    expect(read.openings).toEqual([]);
  });

  test("go with the person who wrote them and with the person evaluated, and no others", async () => {
    const lead = await world.person(owner, { role: "admin", isAdmin: true });
    const gone = await world.person(owner, { directManagerId: manager.profileId });
    const [ofGone, kept] = [await release(gone), await release()];
    expect(await write(gone, ofGone, "de la personne")).toBe("ok");
    expect(await write(manager, ofGone, "à son sujet")).toBe("ok");
    expect(await write(manager, kept, "sur quelqu’un d’autre")).toBe("ok");
    expect(await write(lead, kept, "de l’administration")).toBe("ok");
    expect(await write(owner, kept, "de la personne qui supprime")).toBe("ok");
    const listStored = async () => {
      const { rows } = await world.database.owner.query<{ words: string }>(
        "select words from conversation_notes where evaluation_id = any($1)",
        [[ofGone.id, kept.id]],
      );
      return new Set(rows.map(({ words }) => words));
    };
    await owner.api.people.remove({ id: gone.profileId });
    expect(await listStored()).toEqual(
      new Set(["de l’administration", "de la personne qui supprime", "sur quelqu’un d’autre"]),
    );
    expect(await write(lead, ofGone, "après coup")).toBe("evaluation_not_found");
    await owner.api.people.remove({ id: lead.profileId });
    expect(await listStored()).toEqual(new Set(["de la personne qui supprime", "sur quelqu’un d’autre"]));
    expect(await readWords(owner, kept)).toEqual(["de la personne qui supprime"]);
  });
});
