import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { makeWorld, readErrorCode, readErrorFields, type Person } from "#app/testing/world.ts";
import { auditLog } from "#platform/server/tables.ts";
import type { PulseContent } from "../contract/content.ts";
import { listContentGaps } from "../rules/content.ts";
import { standardPlan } from "../rules/plan.ts";
import { pulseSeries, pulseTemplates, pulseTemplateVersions } from "../tables.ts";
import { makeContent, makeQuestion } from "../testing/questions.ts";
import { pulseLibrary } from "./library/library.ts";

const world = await makeWorld();
let owner: Person;
let api: Person["api"]["pulses"];
beforeEach(async () => {
  owner = await world.company();
  api = owner.api.pulses;
});

const save = (id: string, version: number, content: PulseContent = makeContent(), plan = standardPlan) =>
  api.saveTemplate({ id, version, content, plan });
const listNames = async (state?: "archived") =>
  (await api.listTemplates({ state })).items.map(({ name }) => name.fr);

/** As `plan` does: a version, and a series that goes on. */
const planIt = (templateId: string, content: PulseContent) =>
  world.inside(owner, async (tx) => {
    const { companyId, profileId } = owner;
    const at = { companyId, createdAt: world.clock.now };
    await tx
      .insert(pulseTemplateVersions)
      .values({ ...at, id: world.services.newId(), templateId, number: 1, content });
    await tx.update(pulseTemplates).set({ plannedVersion: 1 }).where(eq(pulseTemplates.id, templateId));
    await tx.insert(pulseSeries).values({
      ...at,
      id: world.services.newId(),
      templateId,
      plan: standardPlan,
      anchor: "2026-12-01",
      authorProfileId: profileId,
    });
  });

test.each(["__proto__", "constructor"])(
  "a question is not named « %s », which every object has",
  async (key) => {
    const { id } = await api.createTemplate({});
    const refused = await readErrorFields(save(id, 1, makeContent({ questions: [makeQuestion({ key })] })));
    expect(refused).toHaveProperty(["content.questions.0.key"]);
  },
);

describe("the library", () => {
  test("is copied with its keys, so that surveys made from it are compared", async () => {
    const { items } = await api.library({});
    expect(items).toEqual(pulseLibrary);
    const { id } = await api.copyReady({ key: "onboarding" });
    const { content, plan, planned } = await api.readTemplate({ id });
    const ready = items.find(({ key }) => key === "onboarding");
    expect(content).toEqual({ name: ready?.name, purpose: ready?.purpose, questions: ready?.questions });
    expect(plan).toMatchObject({ cadence: "monthly", audience: { kind: "newcomers", days: 60 } });
    expect(planned).toBe(null);
  });

  test("has nothing under another name", async () => {
    expect(await readErrorCode(api.copyReady({ key: "nothing" }))).toBe("not_found");
  });
});

describe("a template", () => {
  test("begins empty, and is stored however unfinished it is", async () => {
    const { id } = await api.createTemplate({});
    const content = makeContent({
      name: { fr: "", en: null },
      questions: [makeQuestion({ text: { fr: "", en: " " } })],
    });
    expect(await save(id, 1, content)).toEqual({ version: 2 });
    const stored = await api.readTemplate({ id });
    expect(stored).toMatchObject({ plannedVersion: null, runningSeriesId: null, version: 2 });
    expect(listContentGaps(stored.content)).toEqual([{ kind: "name" }, { kind: "text", question: 0 }]);
    // What its type has not is left out.
    expect(stored.content.questions[0]?.text.en).toBe(null);
  });

  test("is copied under a name of its own, without its first day", async () => {
    const { id } = await api.copyReady({ key: "enps" });
    const { content } = await api.readTemplate({ id });
    await save(id, 1, content, { ...standardPlan, cadence: "monthly", startsOn: "2026-12-01" });
    const copy = await api.readTemplate(await api.createTemplate({ copyOf: id }));
    expect(copy.content).toEqual({
      ...content,
      name: { fr: "Recommandation (eNPS) (copie)", en: "Recommendation (eNPS) (copy)" },
    });
    expect(copy.plan).toEqual({ ...standardPlan, cadence: "monthly" });
  });

  test("is no copy of what is not there, or is another company’s", async () => {
    const elsewhere = await world.company();
    const { id } = await elsewhere.api.pulses.createTemplate({});
    for (const unknown of [world.services.newId(), id])
      expect(await readErrorCode(api.createTemplate({ copyOf: unknown }))).toBe("not_found");
  });

  test("changed by two people at once: the second is told, and what the first wrote stays", async () => {
    const { id } = await api.createTemplate({});
    const codes = await Promise.all(
      ["Une", "Deux"].map((fr) => readErrorCode(save(id, 1, makeContent({ name: { fr, en: null } })))),
    );
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
    expect(await listNames()).toEqual([codes[0] === "ok" ? "Une" : "Deux"]);
  });

  test("that was planned keeps what was asked beside its draft", async () => {
    const { id } = await api.createTemplate({});
    await save(id, 1);
    await planIt(id, makeContent());
    const changed = makeContent({ questions: [makeQuestion({ text: { fr: "Autrement dit?", en: null } })] });
    await save(id, 2, changed);
    const stored = await api.readTemplate({ id });
    expect(stored).toMatchObject({ plannedVersion: 1, runningSeriesId: expect.any(String) });
    expect(stored.planned).toEqual(makeContent());
    expect(stored.content).toEqual(changed);
  });

  test("is put away, not changed there, and taken back", async () => {
    const { id } = await api.createTemplate({});
    await save(id, 1);
    await api.archiveTemplate({ id, isArchived: true });
    expect([await listNames(), await listNames("archived")]).toEqual([[], ["Le pouls"]]);
    expect(await readErrorCode(save(id, 3))).toBe("pulse_archived");
    await api.archiveTemplate({ id, isArchived: false });
    expect(await listNames()).toEqual(["Le pouls"]);
  });

  test("is not put away while it is asked", async () => {
    const { id } = await api.createTemplate({});
    await planIt(id, makeContent());
    expect(await readErrorCode(api.archiveTemplate({ id, isArchived: true }))).toBe("pulse_running");
  });

  test("leaves who made and archived it in the audit log, and nothing of what was written", async () => {
    const { id } = await api.copyReady({ key: "week" });
    await save(id, 1);
    await api.archiveTemplate({ id, isArchived: true });
    await api.archiveTemplate({ id, isArchived: false });
    const entries = await world.inside(owner, (tx) =>
      tx
        .select({ action: auditLog.action, details: auditLog.details, actor: auditLog.actorProfileId })
        .from(auditLog)
        .where(inArray(auditLog.objectId, [id]))
        .orderBy(auditLog.at, auditLog.id),
    );
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      "pulse_template.archived",
      "pulse_template.created",
      "pulse_template.unarchived",
    ]);
    expect(entries.every(({ actor }) => actor === owner.profileId)).toBe(true);
    expect(JSON.stringify(entries)).not.toContain("pouls");
  });
});

test("a list shows the one changed last first, page by page", async () => {
  for (const fr of ["Un", "Deux", "Trois"]) {
    const { id } = await api.createTemplate({});
    await save(id, 1, makeContent({ name: { fr, en: null } }));
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  }
  const first = await api.listTemplates({ limit: 2 });
  expect(first.items.map(({ name }) => name.fr)).toEqual(["Trois", "Deux"]);
  expect(first.items[0]).toMatchObject({ questionCount: 1, themes: ["engagement"], untranslated: 1 });
  const next = await api.listTemplates({ limit: 2, cursor: first.nextCursor ?? "" });
  expect([next.items.map(({ name }) => name.fr), next.nextCursor]).toEqual([["Un"], null]);
});
