import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { answerAll, toItem } from "#app/testing/answering.ts";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { silentLayout as short } from "#app/testing/reportModels.ts";
import { makeWorld, readErrorCode, type Person } from "#app/testing/world.ts";
import type { Snapshot } from "#disclosure/contract.ts";
import { listAskedTypes } from "#evaluations/rules/questionnaire.ts";
import { auditLog } from "#platform/server/tables.ts";
import type { ReportLayout } from "../contract/layout.ts";
import { standardLayout } from "../rules/layout.ts";

const world = await makeWorld();
let owner: Person;
let api: Person["api"]["reportModels"];
beforeEach(async () => {
  owner = await world.company();
  api = owner.api.reportModels;
});

const create = (name = "Sobre", layout = short) => api.create({ name, layout });
const listNames = async () => (await api.list({})).items.map(({ name }) => name);

describe("a report model", () => {
  test("keeps its layout, in the order of names", async () => {
    const made = await create();
    await create("Écourté");
    expect(await listNames()).toEqual(["Écourté", "Sobre"]);
    expect(await api.read({ id: made.id })).toEqual(made);
    expect(made).toMatchObject({ name: "Sobre", layout: short, isUsed: false, version: 1 });
  });

  test("refuses a name that another has, but for accents and capitals", async () => {
    await create("Écourté");
    expect(await readErrorCode(create("ecourte"))).toBe("duplicate_key");
  });

  test.each([
    ["without a section", { ...short, sections: [] }],
    ["with a section twice", { ...short, sections: ["views", "views"] }],
    ["with the method, which is in every report", { ...short, sections: ["views", "method"] }],
    [
      "with an introduction that cannot be seen",
      { ...short, introduction: { fr: "\u200B\u202E", en: null } },
    ],
    ["with an introduction in English alone", { ...short, introduction: { fr: " ", en: "Welcome." } }],
  ])("is refused %s", async (_, layout) => {
    expect(await readErrorCode(create("Faux", layout as ReportLayout))).toBe("invalid_data");
  });

  test("changed by two people at once: the second is told, and what the first wrote stays", async () => {
    const { id, version } = await create();
    const codes = await Promise.all(
      ["Une", "Deux"].map((name) => readErrorCode(api.update({ id, version, name, layout: short }))),
    );
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
    expect(await listNames()).toEqual([codes[0] === "ok" ? "Une" : "Deux"]);
  });

  test("is used alone, whoever chooses at the same time; deleted, the standard one is used", async () => {
    const [a, b] = [await create("Un"), await create("Deux")];
    await Promise.all([api.use({ id: a.id }), api.use({ id: b.id })]);
    const used = (await api.list({})).items.filter(({ isUsed }) => isUsed);
    expect(used).toHaveLength(1);
    expect((await owner.api.evaluations.reportModel({})).name).toBe(used[0]?.name);
    await api.use({ id: a.id });
    expect((await owner.api.evaluations.reportModel({})).name).toBe("Un");
    await api.remove({ id: a.id });
    expect((await owner.api.evaluations.reportModel({})).name).toBe(null);
    await api.use({ id: b.id });
    await api.use({ id: null });
    expect((await owner.api.evaluations.reportModel({})).name).toBe(null);
  });

  test("leaves who did what in the audit log", async () => {
    const { id, version } = await create();
    await api.update({ id, version, name: "Sobre", layout: standardLayout });
    await api.use({ id });
    await api.remove({ id });
    const entries = await world.inside(owner, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.objectType, "report_model")),
    );
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set(["report_model.created", "report_model.changed", "report_model.used", "report_model.deleted"]),
    );
    expect(entries.every(({ actorProfileId }) => actorProfileId === owner.profileId)).toBe(true);
  });
});

describe("the layout of a report", () => {
  async function launch() {
    // Quotes and orders of comments are drawn: the same draw each time.
    world.services.random = () => 0.5;
    const { evaluationId, evaluation, people, subject } = await buildLaunchedEvaluation(world, owner, {
      peers: 3,
      values: 1,
    });
    const items = listAskedTypes(evaluation);
    const finish = async () => {
      for (const person of people)
        await answerAll(person, { id: evaluationId, items: items.map(toItem) }, { words: "Un mot." });
      await owner.api.reports.close({ evaluationId });
    };
    return { evaluationId, subject, finish, read: () => owner.api.reports.read({ evaluationId }) };
  }
  const readStored = (evaluationId: string) =>
    world.inside(owner, async (tx) => {
      const { rows } = await tx.execute<{ snapshot: unknown }>(
        sql`select snapshot from report_snapshots where evaluation_id = ${evaluationId}`,
      );
      return rows[0]?.snapshot;
    });

  test("is the standard one where the company has chosen none", async () => {
    const { finish, read } = await launch();
    await finish();
    expect((await read()).layout).toEqual(standardLayout);
  });

  test("is that of the launch, whatever happens to the model and to the choice", async () => {
    const { id, version } = await create();
    await api.use({ id });
    const first = await launch();
    await api.update({ id, version, name: "Sobre", layout: standardLayout });
    const second = await launch();
    await api.remove({ id });
    const third = await launch();
    for (const { finish } of [first, second, third]) await finish();
    expect((await first.read()).layout).toEqual(short);
    expect((await second.read()).layout).toEqual(standardLayout);
    expect((await third.read()).layout).toEqual(standardLayout);
  });

  test("changes nothing of what is disclosed: the stored report is the same without and with a model", async () => {
    const plain = await launch();
    await plain.finish();
    const { id, version } = await create("Tout, autrement", {
      ...short,
      sections: ["conversation", "comments", "views"],
    });
    await api.use({ id });
    const laidOut = await launch();
    await laidOut.finish();
    const normalize = (snapshot: unknown) =>
      JSON.stringify(snapshot).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id");
    const expected = normalize(await readStored(plain.evaluationId));
    expect(normalize(await readStored(laidOut.evaluationId))).toBe(expected);
    // Without comments no question is asked that is answered in words; no figure differs.
    await api.update({ id, version, name: "Sobre", layout: short });
    const silent = await launch();
    await silent.finish();
    const stored = (await readStored(silent.evaluationId)) as Snapshot;
    expect(stored.items.map(({ type }) => type)).not.toContain("text");
    const listFigures = ({ items, skills, values }: Snapshot) => [
      ...items.flatMap((item) => (item.type === "text" ? [] : [item.cells, item.others, item.gaps])),
      ...[...skills, values].map((topic) => [topic?.cells, topic?.others, topic?.gap, topic?.tag]),
    ];
    expect(listFigures(stored)).toEqual(listFigures((await readStored(plain.evaluationId)) as Snapshot));
  });

  test("without comments is announced before one writes, from the draft on, and makes none mandatory", async () => {
    const draft = await buildDraftEvaluation(world, owner, { peers: 3 });
    await owner.api.evaluations.update({ id: draft.evaluationId, commentsMandatory: true });
    const readDraft = () => owner.api.evaluations.read({ id: draft.evaluationId });
    expect(await readDraft()).toMatchObject({ showsComments: true });
    const { id } = await create();
    await api.use({ id });
    expect(await readDraft()).toMatchObject({ showsComments: false });
    const { evaluationId } = draft;
    const said = { showsComments: false, commentsMandatory: false };
    expect(await owner.api.answers.preview({ evaluationId })).toMatchObject(said);
    await owner.api.evaluations.launch({ id: evaluationId, acceptsSmallGroups: true });
    await api.use({ id: null });
    expect(await readDraft()).toMatchObject({ showsComments: false });
    const [person] = draft.peers;
    expect(await person?.api.answers.read({ evaluationId })).toMatchObject(said);
  });

  test("without comments sends none, and keeps them in the stored report", async () => {
    const { id } = await create();
    await api.use({ id });
    const { evaluationId, finish, read } = await launch();
    await finish();
    const report = await read();
    expect(JSON.stringify(report.snapshot)).not.toContain("Un mot.");
    expect(report.snapshot.items.map(({ type }) => type)).not.toContain("text");
    expect(JSON.stringify(await readStored(evaluationId))).toContain("Un mot.");
  });

  test("without comments lets none be flagged nor masked: either would say what was written, or how many did", async () => {
    const { id } = await create();
    await api.use({ id });
    const released = await launch();
    await released.finish();
    const comment = { place: "question-0", group: "peer" as const };
    const flagged = released.subject.api.reports.flagComment({
      evaluationId: released.evaluationId,
      comment: { ...comment, words: "Un mot." },
    });
    expect(await readErrorCode(flagged)).toBe("not_found");

    const { version } = await owner.api.company.readSettings({});
    await owner.api.company.updateSettings({ version, release: "by_hand" });
    const { evaluationId, finish } = await launch();
    await finish();
    expect((await owner.api.reports.review({ evaluationId })).masked).toEqual([]);
    const masked = owner.api.reports.maskComment({
      evaluationId,
      comment: { ...comment, index: 0 },
      reason: "Trop précis",
    });
    expect(await readErrorCode(masked)).toBe("not_found");
  });
});
