import { sql } from "drizzle-orm";
import { questionImports } from "#skills/tables.ts";
import type { Api } from "../world.ts";
import { withoutPreparation, type Call } from "./scene.ts";

let count = 0;
type Versioned = { id: string; version: number };
/** On a family, or on a skill, made for the call. */
const onFamily =
  (call: (api: Api["skills"], family: Versioned) => Promise<unknown>): Call =>
  async ({ owner }) => {
    const family = await owner.api.skills.createFamily({ nameFr: "Un pilier" });
    return () => call(owner.api.skills, family);
  };
const onSkill =
  (call: (api: Api["skills"], skill: Versioned) => Promise<unknown>): Call =>
  async ({ owner }) => {
    const { id: familyId } = await owner.api.skills.createFamily({ nameFr: "Un pilier" });
    const skill = await owner.api.skills.create({ familyId, nameFr: "Écoute" });
    return () => call(owner.api.skills, skill);
  };
const onLibraryQuestion =
  (call: (api: Api["skills"], question: Versioned) => Promise<unknown>): Call =>
  async ({ owner, skills: [skillId = ""] }) => {
    const question = await owner.api.skills.createQuestion({
      skillId,
      textFr: "Écoute.",
      type: "star_rating",
    });
    return () => call(owner.api.skills, question);
  };
const onValue =
  (call: (api: Api["skills"], value: Versioned) => Promise<unknown>): Call =>
  async ({ owner }) => {
    const value = await owner.api.skills.createValue({ nameFr: "Parole", questionFr: "Tient parole." });
    return () => call(owner.api.skills, value);
  };

/** One valid call of each endpoint of the catalogue. */
export const skillCalls: Record<string, Call> = {
  "skills.catalogue": withoutPreparation(({ owner }) => owner.api.skills.catalogue({})),
  "skills.offeredValues": withoutPreparation(({ owner }) => owner.api.skills.offeredValues({})),
  "skills.families": withoutPreparation(({ owner }) => owner.api.skills.families({})),
  "skills.createFamily": withoutPreparation(({ owner }) =>
    owner.api.skills.createFamily({ nameFr: "Un pilier" }),
  ),
  "skills.updateFamily": onFamily((api, { id, version }) =>
    api.updateFamily({ id, version, nameEn: "A pillar" }),
  ),
  "skills.removeFamily": onFamily((api, { id }) => api.removeFamily({ id })),
  "skills.moveFamily": onFamily((api, { id }) => api.moveFamily({ id, after: null })),
  "skills.list": withoutPreparation(({ owner }) => owner.api.skills.list({})),
  "skills.read": onSkill((api, { id }) => api.read({ id })),
  "skills.create": withoutPreparation(async ({ owner }) => {
    const { items } = await owner.api.skills.families({});
    return owner.api.skills.create({ familyId: items[0]?.id ?? "", nameFr: "Écoute" });
  }),
  "skills.update": onSkill((api, { id, version }) => api.update({ id, version, nameEn: "Listening" })),
  "skills.remove": onSkill((api, { id }) => api.remove({ id })),
  "skills.move": onSkill((api, { id }) => api.move({ id, after: null })),
  "skills.questions": withoutPreparation(({ owner }) => owner.api.skills.questions({})),
  "skills.exportQuestions": withoutPreparation(({ owner }) =>
    owner.api.skills.exportQuestions({ format: "csv" }),
  ),
  "skills.readQuestion": onLibraryQuestion((api, { id }) => api.readQuestion({ id })),
  "skills.createQuestion": onSkill((api, { id }) =>
    api.createQuestion({ skillId: id, textFr: "Écoute.", type: "star_rating" }),
  ),
  "skills.updateQuestion": onLibraryQuestion((api, { id, version }) =>
    api.updateQuestion({ id, version, textEn: "Listens." }),
  ),
  "skills.removeQuestion": onLibraryQuestion((api, { id }) => api.removeQuestion({ id })),
  "skills.moveQuestion": onLibraryQuestion((api, { id }) => api.moveQuestion({ id, after: null })),
  "skills.updateModel": async ({ owner }) => {
    const { id, version } = await owner.api.skills.createModel({ nameFr: "À renommer" });
    return () => owner.api.skills.updateModel({ id, version, nameFr: "Renommé" });
  },
  "skills.models": withoutPreparation(({ owner }) => owner.api.skills.models({})),
  "skills.createModel": withoutPreparation(({ owner }) =>
    owner.api.skills.createModel({ nameFr: `Modèle ${(count += 1)}` }),
  ),
  "skills.missing": withoutPreparation(({ owner }) => owner.api.skills.missing({})),
  "skills.restoreLibrary": withoutPreparation(({ owner }) => owner.api.skills.restoreLibrary({})),
  "skills.values": withoutPreparation(({ owner }) => owner.api.skills.values({})),
  "skills.readValue": onValue((api, { id }) => api.readValue({ id })),
  "skills.createValue": withoutPreparation(({ owner }) =>
    owner.api.skills.createValue({ nameFr: "Parole", questionFr: "Tient parole." }),
  ),
  "skills.updateValue": onValue((api, { id, version }) => api.updateValue({ id, version, nameEn: "Word" })),
  "skills.removeValue": onValue((api, { id }) => api.removeValue({ id })),
  "skills.moveValue": onValue((api, { id }) => api.moveValue({ id, after: null })),
  "skills.recentImports":
    async ({ owner }) =>
    () =>
      owner.api.skills.recentImports({}),
  "skills.undoImport": async ({ world, owner, others, skills: [skillId] }) => {
    const { companyId } = owner;
    const id = world.services.newId();
    await world.inside(owner, async (tx) => {
      await tx
        .insert(questionImports)
        .values({ companyId, id, fileName: "q.csv", added: others.length, createdAt: world.clock.now });
      await tx.execute(sql`
        insert into questions (company_id, id, skill_id, slug, text_fr, type, position, import_id)
        select ${companyId}, gen_random_uuid(), ${skillId}, ${id} || place, 'Question', 'text', place, ${id}
        from generate_series(1, ${others.length}::int) place`);
    });
    return () => owner.api.skills.undoImport({ id });
  },
};
