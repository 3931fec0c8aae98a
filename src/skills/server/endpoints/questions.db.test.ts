import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { buildDraftEvaluation } from "#app/testing/evaluations.ts";
import { moveInOrder } from "../../rules/order.ts";
import { readErrorCode, readErrorFields, makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld();
let owner: Person;
let api: Person["api"]["skills"];
let skillId: string;
beforeAll(async () => {
  owner = await world.company();
  api = owner.api.skills;
  skillId = (await api.list({})).items[0]!.id;
});

const made = (facts: Partial<Parameters<typeof api.createQuestion>[0]> = {}) =>
  api.createQuestion({ skillId, textFr: "Écoute.", type: "star_rating", ...facts });
const toIds = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe("a question", () => {
  test("keeps all that is written of it, and without a slug gets one of its text that is free", async () => {
    const model = await api.createModel({ nameFr: "Accueil" });
    const facts = {
      skillId,
      slug: "ma_question",
      textFr: "Accueille les nouvelles personnes.",
      textEn: "Welcomes new people.",
      nameSelfFr: "J’accueille les nouvelles personnes.",
      nameSelfEn: "",
      descriptionFr: "Le premier jour.",
      descriptionEn: null,
      type: "star_rating" as const,
      isRequired: false,
      anchors: [
        { level: 5, fr: "Toujours", en: null },
        { level: 1, fr: "Jamais", en: "Never" },
      ],
      modelId: model.id,
    };
    const { id } = await api.createQuestion(facts);
    expect(await api.readQuestion({ id })).toMatchObject({
      slug: "ma_question",
      text: { fr: facts.textFr, en: facts.textEn },
      selfText: { fr: facts.nameSelfFr, en: null },
      description: { fr: "Le premier jour.", en: null },
      isRequired: false,
      anchors: [facts.anchors[1], facts.anchors[0]],
      model: { id: model.id, name: { fr: "Accueil", en: null } },
      version: 1,
      usedIn: 0,
    });
    const slugs = [await made(), await made()].map(({ slug }) => slug);
    expect(slugs).toEqual(["ecoute", "ecoute_2"]);
  });

  test("has a slug of small letters, digits and underscores, that nobody else has", async () => {
    await made({ slug: "prise" });
    expect(await readErrorFields(made({ slug: "prise" }))).toEqual({ slug: { reason: "duplicate" } });
    expect(await readErrorFields(made({ slug: "Écoute-active" }))).toEqual({ slug: { reason: "slug" } });
    const codes = await Promise.all([1, 2].map(() => readErrorCode(made({ slug: "course" }))));
    expect(codes.toSorted()).toEqual(["duplicate_key", "ok"]);
  });

  test("of several choices has at least one, each with a value of its own; other types have none", async () => {
    const often = { value: "souvent", fr: "Souvent", en: "" };
    const choice = { type: "multiple_choice" as const };
    expect(await readErrorFields(made(choice))).toEqual({ options: { reason: "required" } });
    expect(await readErrorFields(made({ ...choice, options: [often, often] }))).toEqual({
      options: { reason: "duplicate" },
    });
    expect(await readErrorFields(made({ options: [often] }))).toEqual({ options: { reason: "option" } });
    const { id, version } = await made({ ...choice, options: [often] });
    expect(await api.updateQuestion({ id, version, type: "text" })).toMatchObject({ options: [] });
  });

  test("changed by two people at once: the second is told, and nothing given is « no update data »", async () => {
    const { id, version } = await made();
    const codes = await Promise.all(
      ["Une.", "Deux."].map((textFr) => readErrorCode(api.updateQuestion({ id, version, textFr }))),
    );
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
    expect(await readErrorCode(api.updateQuestion({ id, version: version + 1 }))).toBe("no_update_data");
  });

  test("that is used is archived, not deleted; the evaluation keeps its text when the question changes", async () => {
    const skill = await api.create({ familyId: (await api.families({})).items[0]!.id, nameFr: "Accueil" });
    const used = await made({ skillId: skill.id, textFr: "Salue." });
    const { evaluationId } = await buildDraftEvaluation(world, owner, { type: "peer", subject: owner });
    const unused = await made();
    await owner.api.evaluations.addSkill({ id: evaluationId, skillId: skill.id });
    await api.updateQuestion({ id: used.id, version: 1, textFr: "Autrement." });
    const { questions } = await owner.api.evaluations.read({ id: evaluationId });
    expect(questions.map(({ text }) => text.fr)).toContain("Salue.");
    expect(await api.readQuestion({ id: used.id })).toMatchObject({ usedIn: 1 });
    expect(await api.removeQuestion({ id: used.id })).toEqual({ outcome: "archived" });
    expect(await api.removeQuestion({ id: unused.id })).toEqual({ outcome: "deleted" });
    expect(await api.readQuestion({ id: used.id })).toMatchObject({ isArchived: true });
    expect(await readErrorCode(api.readQuestion({ id: unused.id }))).toBe("not_found");
  });

  test("belongs to a model that is renamed, by one of two people at once, and not to a name that another has", async () => {
    const { id, version } = await api.createModel({ nameFr: "Intégration", nameEn: "Onboarding" });
    await api.createModel({ nameFr: "Étape" });
    expect(await readErrorCode(api.updateModel({ id, version, nameFr: "etape" }))).toBe("duplicate_key");
    const codes = await Promise.all(
      ["Un", "Deux"].map((nameFr) => readErrorCode(api.updateModel({ id, version, nameFr }))),
    );
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
    const { items } = await api.models({});
    expect(items.find((model) => model.id === id)).toMatchObject({
      name: { fr: codes[0] === "ok" ? "Un" : "Deux", en: "Onboarding" },
      version: 2,
    });
  });

  test("is refused with half of a character in a text, and the field is named", async () => {
    expect(await readErrorFields(made({ textFr: "Écoute \ud800." }))).toEqual({
      textFr: { reason: "format" },
    });
  });

  test("refers to a skill and a model of its own company only", async () => {
    const other = await world.company();
    const elsewhere = (await other.api.skills.list({})).items[0]!.id;
    const model = await other.api.skills.createModel({ nameFr: "Ailleurs" });
    expect(await readErrorFields(made({ skillId: elsewhere }))).toEqual({ skillId: { reason: "option" } });
    expect(await readErrorFields(made({ modelId: model.id }))).toEqual({ modelId: { reason: "option" } });
  });

  test("is put in another place, and two moves at once keep every question once", async () => {
    const { items } = await api.questions({ skill: skillId, limit: 100 });
    const [first, second] = toIds(items);
    await Promise.all([
      api.moveQuestion({ id: first!, after: items.at(-1)!.id }),
      api.moveQuestion({ id: second!, after: null }),
    ]);
    const after = toIds((await api.questions({ skill: skillId, limit: 100 })).items);
    expect(after.toSorted()).toEqual(toIds(items).toSorted());
    expect([after[0], after.at(-1)]).toEqual([second, first]);
  });

  test("moved again and again between the same neighbours stands where it was put", async () => {
    const order = async () => toIds((await api.questions({ skill: skillId, limit: 100 })).items);
    let expected = await order();
    const [first] = expected;
    // More often than there are numbers between two neighbours.
    for (let move = 0; move < 14; move += 1) {
      const last = expected.at(-1)!;
      await api.moveQuestion({ id: last, after: first! });
      expected = moveInOrder(expected, last, first!)!;
    }
    expect(await order()).toEqual(expected);
  });

  test("alone is written and answered when it moves, however many its skill has", async () => {
    const skill = await api.create({ familyId: (await api.families({})).items[0]!.id, nameFr: "Longue" });
    for (let at = 0; at < 4; at += 1) await made({ skillId: skill.id, textFr: `Pas ${at}.` });
    const ids = toIds((await api.questions({ skill: skill.id })).items);
    const written = async () =>
      (
        await world.inside(owner, (tx) =>
          tx.execute<{ id: string; at: string }>(
            sql`select id, xmin::text as at from questions where skill_id = ${skill.id} order by id`,
          ),
        )
      ).rows;
    const before = await written();
    expect(await api.moveQuestion({ id: ids[3]!, after: ids[0]! })).toMatchObject({ id: ids[3] });
    const after = await written();
    expect(after.filter((row, at) => row.at !== before[at]?.at).map(({ id }) => id)).toEqual([ids[3]]);
  });
});

describe("the list of questions", () => {
  test("is narrowed by skill, type, status, model and what is not translated", async () => {
    const model = await api.createModel({ nameFr: "Départ" });
    const { id } = await made({ type: "true_false", modelId: model.id, textEn: "Listens." });
    const found = async (asked: Parameters<typeof api.questions>[0]) =>
      toIds((await api.questions(asked)).items);
    expect(await found({ model: model.id })).toEqual([id]);
    expect(await found({ skill: skillId, type: "true_false" })).toContain(id);
    expect(await found({ translation: "untranslated", limit: 100 })).not.toContain(id);
    await api.updateQuestion({ id, version: 1, isArchived: true, textEn: "" });
    expect(await found({ translation: "untranslated", limit: 100 })).toContain(id);
    expect(await found({ status: "archived", model: model.id })).toEqual([id]);
    expect(await found({ status: "active", model: model.id })).toEqual([]);
  });

  test("finds by the beginnings of words of either language and of the slug, and forgets those that change", async () => {
    const { id } = await made({ slug: "zz_cle", textFr: "L’Équipe fleurit.", textEn: "The team blooms." });
    const found = async (search: string) => toIds((await api.questions({ search })).items);
    for (const search of ["equip fleur", "bloom", "cle zz", "fleurit l’équipe"])
      expect(await found(search)).toEqual([id]);
    await api.updateQuestion({ id, version: 1, textEn: "Grows." });
    expect([await found("bloom"), await found("grows fleurit")]).toEqual([[], [id]]);
    await api.removeQuestion({ id });
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute(sql`
        with wanted as (select id, unnest(app.sentence_words(concat_ws(' ', text_fr, text_en, slug))) as word from questions)
        (select * from wanted except select id, word from question_words)
        union all (select id, word from question_words except select * from wanted)`),
    );
    expect(rows).toEqual([]);
  });

  test.each([{ sort: "text" }, { sort: "-text" }, { skill: true }] as const)(
    "is read page by page, each question once: %j",
    async (wanted) => {
      const asked = "skill" in wanted ? { skill: skillId } : wanted;
      const read: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await api.questions({ ...asked, limit: 11, ...(cursor ? { cursor } : {}) });
        read.push(...toIds(page.items));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      const { items, total } = await api.questions({ ...asked, limit: 100 });
      expect(read.slice(0, 100)).toEqual(toIds(items));
      expect(new Set(read).size).toBe(total);
    },
  );

  test("is exported as it is narrowed, under the headers that an import reads", async () => {
    const { id, slug } = await made({ textFr: "Exporte; « bien ».", type: "true_false" });
    const file = await api.exportQuestions({ format: "csv", search: "exporte bien" });
    const lines = (await file.text()).replace("\uFEFF", "").trim().split("\r\n");
    expect(lines[0]).toBe(
      "slug;name_fr;name_en;question_type;category_name_fr;category_name_en;options;is_required;name_self_fr;name_self_en;Modèle;Statut",
    );
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${slug};"Exporte; « bien »."`);
    await api.removeQuestion({ id });
  });
});
