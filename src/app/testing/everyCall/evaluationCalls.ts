import { sql } from "drizzle-orm";
import type { Api } from "../world.ts";
import { withoutPreparation, listIds, type Call, type CallScenario } from "./scene.ts";

const onDraft =
  (call: (api: Api["evaluations"], id: string, scenario: CallScenario) => Promise<unknown>): Call =>
  async (scenario) => {
    const id = await scenario.draft();
    return () => call(scenario.owner.api.evaluations, id, scenario);
  };
const onQuestions =
  (call: (api: Api["evaluations"], id: string, questionIds: string[]) => Promise<unknown>): Call =>
  async (scenario) => {
    const id = await scenario.draft();
    const questionIds = await listIds(scenario, "evaluation_questions", id);
    return () => call(scenario.owner.api.evaluations, id, questionIds);
  };

/** One valid call of each endpoint of the evaluations. */
export const evaluationCalls: Record<string, Call> = {
  "evaluations.list": withoutPreparation(({ owner }) => owner.api.evaluations.list({ limit: 100 })),
  "evaluations.selectable": withoutPreparation(({ owner }) => owner.api.evaluations.selectable({})),
  "evaluations.reportModel": withoutPreparation(({ owner }) => owner.api.evaluations.reportModel({})),
  "evaluations.archiveMany": onDraft((api, id) => api.archiveMany({ evaluationIds: [id] })),
  "evaluations.extendMany": onDraft((api, id) =>
    api.extendMany({ evaluationIds: [id], dueOn: "2027-02-01" }),
  ),
  "evaluations.remindMany": async (scenario) => {
    const { id } = await scenario.run();
    return () => scenario.owner.api.evaluations.remindMany({ evaluationIds: [id] });
  },
  "evaluations.export": withoutPreparation(({ owner }) => owner.api.evaluations.export({ format: "csv" })),
  "evaluations.read": withoutPreparation(({ owner, running }) =>
    owner.api.evaluations.read({ id: running.id }),
  ),
  "evaluations.dueDay": withoutPreparation(({ owner, running }) =>
    owner.api.evaluations.dueDay({ id: running.id }),
  ),
  "evaluations.activity": withoutPreparation(({ owner, running }) =>
    owner.api.evaluations.activity({ id: running.id }),
  ),
  "evaluations.create": withoutPreparation(({ owner, subject }) =>
    owner.api.evaluations.create({ evaluationType: "peer", subjectProfileId: subject.profileId }),
  ),
  "evaluations.update": onDraft((api, id) => api.update({ id, evaluationType: "full", name: "Autre" })),
  "evaluations.remove": onDraft((api, id) => api.remove({ id })),
  "evaluations.addSkill": onDraft((api, id, { skills }) => api.addSkill({ id, skillId: skills[1] ?? "" })),
  "evaluations.removeSkill": onDraft((api, id, { skills }) =>
    api.removeSkill({ id, skillId: skills[0] ?? "" }),
  ),
  "evaluations.addQuestion": onDraft((api, id, { skills }) =>
    api.addQuestion({ id, skillId: skills[0] ?? "", textFr: "Écoute.", type: "star_rating" }),
  ),
  "evaluations.updateQuestion": onQuestions((api, id, [questionId]) =>
    api.updateQuestion({ id, questionId: questionId ?? "", textFr: "Écoute." }),
  ),
  "evaluations.removeQuestion": onQuestions((api, id, [questionId]) =>
    api.removeQuestion({ id, questionId: questionId ?? "" }),
  ),
  "evaluations.reorderQuestions": onQuestions((api, id, ids) =>
    api.reorderQuestions({ id, questionIds: ids.toReversed() }),
  ),
  "evaluations.setValues": onDraft((api, id) => api.setValues({ id, valueIds: [] })),
  "evaluations.addObjective": onDraft((api, id) => api.addObjective({ id, nameFr: "Un objectif" })),
  "evaluations.removeObjective": async (scenario) => {
    const id = await scenario.draft();
    const { objectives } = await scenario.owner.api.evaluations.addObjective({ id, nameFr: "Un objectif" });
    return () => scenario.owner.api.evaluations.removeObjective({ id, objectiveId: objectives[0]?.id ?? "" });
  },
  "evaluations.invitation": onDraft((api, id) => api.invitation({ id, role: "peer", language: "fr" })),
  "evaluations.potentialParticipants": onDraft((api, id) => api.potentialParticipants({ id })),
  "evaluations.replacements": async ({ world, owner, running: { id } }) => {
    // A group of two, in which one participant declined.
    await world.inside(owner, (tx) =>
      tx.execute(sql`update evaluation_participants set status = 'declined'
        where evaluation_id = ${id} and participant_role = 'peer'`),
    );
    return () => owner.api.evaluations.replacements({ id });
  },
  // There is a limit to the people of one evaluation, so the last of them makes room.
  "evaluations.addParticipant": async (scenario) => {
    const { owner, me } = scenario;
    const id = await scenario.draft();
    const [participantId = ""] = await listIds(scenario, "evaluation_participants", id);
    await owner.api.evaluations.removeParticipant({ id, participantId });
    return () => owner.api.evaluations.addParticipant({ id, profileId: me.profileId, role: "peer" });
  },
  "evaluations.remind": async ({ owner, running: { id } }) => {
    return () => owner.api.evaluations.remind({ id });
  },
  "evaluations.removeParticipant": async (scenario) => {
    const id = await scenario.draft();
    const [participantId = ""] = await listIds(scenario, "evaluation_participants", id);
    return () => scenario.owner.api.evaluations.removeParticipant({ id, participantId });
  },
  "evaluations.launch": onDraft((api, id) => api.launch({ id, acceptsSmallGroups: true })),
  "evaluations.plan": onDraft((api, id) =>
    api.plan({ id, startsOn: "2026-12-01", dueOn: "2026-12-18", acceptsSmallGroups: true }),
  ),
  "evaluations.unplan": async (scenario) => {
    const id = await scenario.draft();
    const { evaluations } = scenario.owner.api;
    await evaluations.plan({ id, startsOn: "2026-12-01", dueOn: "2026-12-18", acceptsSmallGroups: true });
    return () => evaluations.unplan({ id });
  },
  "evaluations.copy": async ({ owner, running: { id } }) => {
    return () => owner.api.evaluations.copy({ id, withPeople: true });
  },
  "evaluations.archive": async (scenario) => {
    const { id } = await scenario.run();
    return () => scenario.owner.api.evaluations.archive({ id, abandons: true });
  },
  "evaluations.unarchive": async (scenario) => {
    const id = await scenario.draft();
    await scenario.owner.api.evaluations.archive({ id });
    return () => scenario.owner.api.evaluations.unarchive({ id });
  },
};
