import { sql } from "drizzle-orm";
import type { Api } from "../world.ts";
import { at, idsFrom, type Call, type Scene } from "./scene.ts";

const onDraft =
  (call: (api: Api["evaluations"], id: string, scene: Scene) => Promise<unknown>): Call =>
  async (scene) => {
    const id = await scene.draft();
    return () => call(scene.owner.api.evaluations, id, scene);
  };
const onQuestions =
  (call: (api: Api["evaluations"], id: string, questionIds: string[]) => Promise<unknown>): Call =>
  async (scene) => {
    const id = await scene.draft();
    const questionIds = await idsFrom(scene, "evaluation_questions", id);
    return () => call(scene.owner.api.evaluations, id, questionIds);
  };

/** One valid call of each endpoint of the evaluations. */
export const evaluationCalls: Record<string, Call> = {
  "evaluations.list": at(({ owner }) => owner.api.evaluations.list({ limit: 100 })),
  "evaluations.selectable": at(({ owner }) => owner.api.evaluations.selectable({})),
  "evaluations.archiveMany": onDraft((api, id) => api.archiveMany({ evaluationIds: [id] })),
  "evaluations.extendMany": onDraft((api, id) =>
    api.extendMany({ evaluationIds: [id], dueOn: "2027-02-01" }),
  ),
  "evaluations.remindMany": async (scene) => {
    const { id } = await scene.run();
    return () => scene.owner.api.evaluations.remindMany({ evaluationIds: [id] });
  },
  "evaluations.export": at(({ owner }) => owner.api.evaluations.export({ format: "csv" })),
  "evaluations.read": at(({ owner, running }) => owner.api.evaluations.read({ id: running.id })),
  "evaluations.dueDay": at(({ owner, running }) => owner.api.evaluations.dueDay({ id: running.id })),
  "evaluations.activity": at(({ owner, running }) => owner.api.evaluations.activity({ id: running.id })),
  "evaluations.create": at(({ owner, subject }) =>
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
  "evaluations.removeObjective": async (scene) => {
    const id = await scene.draft();
    const { objectives } = await scene.owner.api.evaluations.addObjective({ id, nameFr: "Un objectif" });
    return () => scene.owner.api.evaluations.removeObjective({ id, objectiveId: objectives[0]?.id ?? "" });
  },
  "evaluations.invitation": onDraft((api, id) => api.invitation({ id, role: "peer", language: "fr" })),
  "evaluations.potentialParticipants": onDraft((api, id) => api.potentialParticipants({ id })),
  "evaluations.replacements": async ({ world, owner, running: { id } }) => {
    // A group of two, in which somebody declined.
    await world.inside(owner, (tx) =>
      tx.execute(sql`update evaluation_participants set status = 'declined'
        where evaluation_id = ${id} and participant_role = 'peer'`),
    );
    return () => owner.api.evaluations.replacements({ id });
  },
  // There is a limit to the people of one evaluation, so the last of them makes room.
  "evaluations.addParticipant": async (scene) => {
    const { owner, me } = scene;
    const id = await scene.draft();
    const [participantId = ""] = await idsFrom(scene, "evaluation_participants", id);
    await owner.api.evaluations.removeParticipant({ id, participantId });
    return () => owner.api.evaluations.addParticipant({ id, profileId: me.profileId, role: "peer" });
  },
  "evaluations.remind": async ({ owner, running: { id } }) => {
    return () => owner.api.evaluations.remind({ id });
  },
  "evaluations.removeParticipant": async (scene) => {
    const id = await scene.draft();
    const [participantId = ""] = await idsFrom(scene, "evaluation_participants", id);
    return () => scene.owner.api.evaluations.removeParticipant({ id, participantId });
  },
  "evaluations.launch": onDraft((api, id) => api.launch({ id, acceptsSmallGroups: true })),
  "evaluations.plan": onDraft((api, id) =>
    api.plan({ id, startsOn: "2026-12-01", dueOn: "2026-12-18", acceptsSmallGroups: true }),
  ),
  "evaluations.unplan": async (scene) => {
    const id = await scene.draft();
    const { evaluations } = scene.owner.api;
    await evaluations.plan({ id, startsOn: "2026-12-01", dueOn: "2026-12-18", acceptsSmallGroups: true });
    return () => evaluations.unplan({ id });
  },
  "evaluations.copy": async ({ owner, running: { id } }) => {
    return () => owner.api.evaluations.copy({ id, withPeople: true });
  },
  "evaluations.archive": async (scene) => {
    const { id } = await scene.run();
    return () => scene.owner.api.evaluations.archive({ id, abandons: true });
  },
  "evaluations.unarchive": async (scene) => {
    const id = await scene.draft();
    await scene.owner.api.evaluations.archive({ id });
    return () => scene.owner.api.evaluations.unarchive({ id });
  },
};
