import { beforeEach, describe, expect, test } from "vitest";
import { buildDraftEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld();
let owner: Person;
let api: Person["api"]["skills"];
beforeEach(async () => {
  owner = await world.company();
  api = owner.api.skills;
});

const listed = async () => (await api.values({})).items;
const made = (nameFr = "Parole", questionFr = "Tient parole.") => api.createValue({ nameFr, questionFr });

describe("a value", () => {
  test("keeps all that is written of it, comes last, and an empty text is none", async () => {
    const value = await api.createValue({
      nameFr: "Parole",
      nameEn: "Word",
      sentenceFr: "Nous tenons parole.",
      sentenceEn: "",
      questionFr: "Tient parole.",
      questionEn: "Keeps their word.",
      nameSelfFr: "Je tiens parole.",
      nameSelfEn: "",
      behaviours: [
        { fr: "Prévient d’un retard.", en: "Warns of a delay." },
        { fr: "Note ses promesses.", en: "" },
      ],
    });
    expect((await listed()).at(-1)).toEqual(value);
    expect(value).toMatchObject({
      name: { fr: "Parole", en: "Word" },
      sentence: { fr: "Nous tenons parole.", en: null },
      question: { fr: "Tient parole.", en: "Keeps their word." },
      selfText: { fr: "Je tiens parole.", en: null },
      behaviours: [
        { fr: "Prévient d’un retard.", en: "Warns of a delay." },
        { fr: "Note ses promesses.", en: null },
      ],
      isArchived: false,
      version: 1,
      usedIn: 0,
    });
  });

  test("of the default library shows in two to four behaviours, in both languages", async () => {
    for (const { behaviours } of await listed()) {
      expect(behaviours.length).toBeGreaterThanOrEqual(2);
      expect(behaviours.length).toBeLessThanOrEqual(4);
      expect(behaviours.every(({ en }) => en)).toBe(true);
    }
  });

  test("has four behaviours at most", async () => {
    const behaviours = Array.from({ length: 5 }, (_, at) => ({ fr: `Comportement ${at}`, en: null }));
    expect(
      await readErrorCode(api.createValue({ nameFr: "Parole", questionFr: "Tient parole.", behaviours })),
    ).toBe("invalid_data");
  });

  test("changed by two people at once: the second is told, and what the first wrote stays", async () => {
    const { id, version } = await made();
    const codes = await Promise.all(
      ["Une", "Deux"].map((nameFr) => readErrorCode(api.updateValue({ id, version, nameFr }))),
    );
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
    const name = codes[0] === "ok" ? "Une" : "Deux";
    expect(await api.readValue({ id })).toMatchObject({ name: { fr: name }, version: version + 1 });
  });

  test("that an evaluation uses is archived, one that none uses is deleted", async () => {
    const unused = await made();
    await buildDraftEvaluation(world, owner, { type: "peer", subject: owner, values: 1 });
    const [used] = await listed();
    expect(used?.usedIn).toBe(1);
    expect(await api.removeValue({ id: used!.id })).toEqual({ outcome: "archived" });
    expect(await api.removeValue({ id: unused.id })).toEqual({ outcome: "deleted" });
    expect(await api.readValue({ id: used!.id })).toMatchObject({ isArchived: true });
    expect(await readErrorCode(api.readValue({ id: unused.id }))).toBe("not_found");
  });
});

describe("the order of values", () => {
  test("is the one in which evaluations offer them", async () => {
    const last = (await listed()).at(-1)!;
    await api.moveValue({ id: last.id, after: null });
    const order = (await listed()).map(({ id }) => id);
    expect(order[0]).toBe(last.id);
    expect((await api.offeredValues({})).items.map(({ id }) => id)).toEqual(order);
  });

  test("moved by two people at once holds every value once, and both moves", async () => {
    const before = (await listed()).map(({ id }) => id);
    const [first, , third] = before;
    await Promise.all([
      api.moveValue({ id: first!, after: before.at(-1)! }),
      api.moveValue({ id: third!, after: null }),
    ]);
    const after = (await listed()).map(({ id }) => id);
    expect(after.toSorted()).toEqual(before.toSorted());
    expect([after[0], after.at(-1)]).toEqual([third, first]);
  });
});
