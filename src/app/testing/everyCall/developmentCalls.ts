import { dayIn } from "#company/server/dayIn.ts";
import type { ActionContent } from "#development/contract/library.ts";
import { developmentLibrary } from "#development/tables/library.ts";
import { developmentRecognitions } from "#development/tables/recognitions.ts";
import { makeDraftServer, type DraftServer } from "#development/server/drafts/draftServer.ts";
import { startAiServer, streaming, writeAnswer, writeObjective } from "#development/testing/aiServer.ts";
import { makeObjective } from "#development/testing/objective.ts";
import { buildQuestionnaire, computeReport, response } from "#disclosure/testing/build.ts";
import { draftingNoticeVersion } from "#evaluations/rules/notice.ts";
import { toSkillId } from "../answering.ts";
import { insertReleasedReports } from "../releasedReports.ts";
import { buildEarlier, planSkill } from "../checkpoints.ts";
import { addPlan } from "../developmentPlans.ts";
import type { Api } from "../world.ts";
import { withoutPreparation, type Call } from "./scene.ts";

interface WrittenPlan {
  api: Api["development"];
  about: { profileId: string };
  objectiveId: string;
  actionId: string;
}

/** Of what is written call by call, ten show what a hundred would: a statement more for each row. */
const tenAtMost = (others: readonly unknown[]) => Math.min(others.length, 10);

/** On a plan of a person of its own, with as many objectives, and actions of the first one, as the scenario is large. */
const onPlan =
  (call: (plan: WrittenPlan) => Promise<unknown>): Call =>
  async ({ world, owner, others }) => {
    const person = await world.person(owner);
    const { objectiveIds, actionIds } = await addPlan(world, person, {
      objectives: others.length + 1,
      actions: tenAtMost(others) + 1,
    });
    const [objectiveId = ""] = objectiveIds;
    const [actionId = ""] = actionIds;
    const about = { profileId: person.profileId };
    return () => call({ api: person.api.development, about, objectiveId, actionId });
  };

/** A plan with one follow-up, or some, and a meeting to come in each. */
const onNotes =
  (call: (notes: WrittenPlan & { noteId: string }) => Promise<unknown>): Call =>
  async ({ world, owner, others }) => {
    const person = await world.person(owner);
    const about = { profileId: person.profileId };
    let noteId = "";
    for (const day of Array.from({ length: tenAtMost(others) + 1 }, () => "2026-05-04"))
      noteId = (await person.api.development.saveNote({ ...about, ...newNote, day })).items[0]?.id ?? "";
    const api = person.api.development;
    return () => call({ api, about, objectiveId: "", actionId: "", noteId });
  };

/** With one course, or some, of which one is finished. */
const onCourses =
  (
    call: (courses: { manager: Api["development"]; courseId: string } & WrittenPlan) => Promise<unknown>,
  ): Call =>
  async ({ world, owner, others }) => {
    const manager = await world.person(owner);
    const person = await world.person(owner, { directManagerId: manager.profileId });
    const about = { profileId: person.profileId };
    const api = person.api.development;
    for (const title of others.slice(0, tenAtMost(others)).map((_, at) => `Formation ${at}`))
      await api.saveCourse({ ...about, ...newCourse, title, state: "to_do", finishedOn: null });
    const { items } = await api.saveCourse({ ...about, ...newCourse });
    const courseId = items.at(-1)?.id ?? "";
    return () =>
      call({ api, manager: manager.api.development, about, objectiveId: "", actionId: "", courseId });
  };

const thanks = { valueId: null, text: "Merci pour votre aide", shares: true };

/** Thanked as often as the scenario is large. */
const onThanks =
  (call: (thanked: { manager: Api["development"] } & WrittenPlan) => Promise<unknown>): Call =>
  async ({ world, owner, others }) => {
    const person = await world.person(owner);
    const about = { profileId: person.profileId };
    const manager = (await world.person(owner)).api.development;
    // One person thanks so many times a day: each of the others has.
    await world.inside(owner, (tx) =>
      tx.insert(developmentRecognitions).values(
        others.map(({ profileId }) => ({
          companyId: owner.companyId,
          id: world.services.newId(),
          fromProfileId: profileId,
          toProfileId: person.profileId,
          text: thanks.text,
          senderShares: true,
          createdAt: world.clock.now,
        })),
      ),
    );
    return () => call({ api: person.api.development, manager, about, objectiveId: "", actionId: "" });
  };

const newCourse = {
  id: null,
  version: 0,
  title: "Écouter avant de proposer",
  libraryKey: null,
  state: "finished" as const,
  finishedOn: "2026-05-04",
};

const newNote = {
  id: null,
  version: 0,
  kind: "follow_up" as const,
  day: "2026-05-04",
  text: "Deux semaines bien remplies",
  meeting: { on: "2028-05-04", time: "10:00" },
};

const ourEntry = { kind: "action", key: "communication_deux_lignes" } as const;

const ownAction: ActionContent = {
  skill: "communication",
  kind: "exchange",
  label: { fr: "Demander un avis", en: null },
  detail: { fr: "Avant de donner le vôtre.", en: null },
};

/** On the library, with as many entries of the company as the scenario is large. */
const onLibrary =
  (call: (library: { api: Api["development"]; content: ActionContent }) => Promise<unknown>): Call =>
  async ({ world, owner, others }) => {
    const content = ownAction;
    const { companyId } = owner;
    const { newId } = world.services;
    await world.inside(owner, (tx) =>
      tx
        .insert(developmentLibrary)
        .values(
          // The same in every call: a company has room for some hundred entries.
          others.map((_, at) => ({
            companyId,
            id: newId(),
            kind: "action" as const,
            key: `own_${at}`,
            content,
          })),
        )
        .onConflictDoNothing(),
    );
    return () => call({ api: owner.api.development, content });
  };

/** Ours, as the company changed it. */
async function changeOurs(api: Api["development"]) {
  const { version, isArchived } = await api.readLibraryEntry(ourEntry);
  const changed = await api.saveLibraryEntry({ ...ourEntry, version, content: ownAction });
  return isArchived
    ? api.archiveLibraryEntry({ ...ourEntry, version: changed.version, isArchived: false })
    : changed;
}

/** One server for all calls, of a process that ends with them. */
let draftServer: Promise<DraftServer | null> | null = null;
const openDraftServer = async () => {
  const ai = await startAiServer({ isHeld: false });
  ai.behave(streaming(writeAnswer(writeObjective())));
  return makeDraftServer(ai.aiServer);
};

/** On a person of its own with a report of as many skills as the scenario is large, of which one is chosen. */
const onDraft =
  (
    call: (draft: {
      api: Api["development"];
      about: { profileId: string };
      asked: { profileId: string; skillIds: string[]; ownWords: null };
    }) => Promise<unknown>,
  ): Call =>
  async ({ world, owner, others }) => {
    world.services.draftServer ??= await (draftServer ??= openDraftServer());
    const { isOn } = await owner.api.development.readDrafting({});
    if (!isOn) await owner.api.development.switchDrafting({ isOn: true, assessment });
    const person = await world.person(owner);
    const about = { profileId: person.profileId };
    const asked = [...others, null].flatMap((_, at) => [1, 2, 3].map(() => ({ skill: toSkillId(`${at}`) })));
    const scores = asked.map(() => 3);
    const day = dayIn("America/Toronto", world.clock.now);
    await insertReleasedReports(world, owner, [
      {
        ...about,
        evaluationId: world.services.newId(),
        snapshot: computeReport(buildQuestionnaire(asked), [response("subject", scores)]),
        teamId: null,
        directionId: null,
        positionId: null,
        launchedOn: day,
        closedOn: day,
        releasedOn: day,
        noticeVersion: draftingNoticeVersion,
      },
    ]);
    const api = person.api.development;
    return () => call({ api, about, asked: { ...about, skillIds: [toSkillId("0")], ownWords: null } });
  };
const assessment = "Ce qui part, où cela va, ce que le modèle peut dire de faux, et qui y veille.";

const newAction = { id: null, version: 0, text: "Écouter", dueOn: null, libraryKey: null };

/** A report of four months ago, given by four people or by ten, and a plan on one of its skills. */
const onCheckpoint =
  (
    call: (
      checkpoint: Awaited<ReturnType<typeof buildEarlier>> & { about: { profileId: string } },
    ) => Promise<unknown>,
    { isAsked = true } = {},
  ): Call =>
  async ({ world, owner, others }) => {
    const earlier = await buildEarlier(world, owner, { peers: Math.max(4, tenAtMost(others)) });
    const { person, skillIds } = earlier;
    const about = { profileId: person.profileId };
    await planSkill(person, person, skillIds[0] ?? "");
    if (isAsked) await person.api.development.askCheckpoint({ ...about, skillIds: skillIds.slice(0, 1) });
    return () => call({ ...earlier, about });
  };

/** One valid call of each endpoint of development plans. */
export const developmentCalls: Record<string, Call> = {
  "development.colleagues": withoutPreparation(({ owner }) => owner.api.development.colleagues({})),
  "development.managedPlans": async ({ world, owner, others }) => {
    for (const _ of others) {
      const managed = await world.person(owner, { directManagerId: owner.profileId });
      await addPlan(world, managed);
    }
    return () => owner.api.development.managedPlans({});
  },
  "development.companyProgress": async ({ world, owner, others }) => {
    for (const _ of others) await addPlan(world, await world.person(owner));
    return () => owner.api.development.companyProgress({});
  },
  "development.readPlan": onPlan(({ api, about }) => api.readPlan(about)),
  "development.planPdf": onPlan(({ api, about }) => api.planPdf(about)),
  "development.exportPlan": onPlan(({ api, about }) => api.exportPlan({ ...about, format: "csv" })),
  "development.beginCycle": onPlan(({ api, about }) => api.beginCycle(about)),
  "development.acceptHandover": async ({ world, owner, me }) => {
    const person = await world.person(owner, { directManagerId: me.profileId });
    const { profileId } = person;
    await person.api.development.saveObjective({ profileId, ...makeObjective() });
    return () => person.api.development.acceptHandover({ profileId, managerProfileId: me.profileId });
  },
  "development.saveObjective": onPlan(({ api, about }) =>
    api.saveObjective({ ...about, ...makeObjective() }),
  ),
  "development.setObjectiveStatus": onPlan(({ api, about, objectiveId: id }) =>
    api.setObjectiveStatus({ ...about, id, version: 1, status: "reached", why: null }),
  ),
  "development.moveObjective": onPlan(({ api, about, objectiveId: id }) =>
    api.moveObjective({ ...about, id, version: 1, pillar: "leader", before: null }),
  ),
  "development.removeObjective": onPlan(({ api, about, objectiveId: id }) =>
    api.removeObjective({ ...about, id, version: 1 }),
  ),
  "development.saveAction": onPlan(({ api, about, objectiveId }) =>
    api.saveAction({ ...about, objectiveId, ...newAction }),
  ),
  "development.tickAction": onPlan(({ api, about, actionId: id }) =>
    api.tickAction({ ...about, id, isDone: true }),
  ),
  "development.moveAction": onPlan(({ api, about, objectiveId, actionId: id }) =>
    api.moveAction({ ...about, id, objectiveId, before: null }),
  ),
  "development.listNotes": onNotes(({ api, about }) => api.listNotes(about)),
  "development.saveNote": onNotes(({ api, about }) => api.saveNote({ ...about, ...newNote })),
  "development.removeNote": onNotes(({ api, about, noteId: id }) =>
    api.removeNote({ ...about, id, version: 1 }),
  ),
  "development.meeting": onNotes(({ api, about, noteId: id }) => api.meeting({ ...about, id })),
  "development.readCheckpoint": onCheckpoint(({ person, about }) =>
    person.api.development.readCheckpoint(about),
  ),
  "development.askCheckpoint": onCheckpoint(
    ({ person, about, skillIds }) =>
      person.api.development.askCheckpoint({ ...about, skillIds: skillIds.slice(0, 1) }),
    { isAsked: false },
  ),
  "development.withdrawCheckpoint": onCheckpoint(({ person, about }) =>
    person.api.development.withdrawCheckpoint(about),
  ),
  "development.previewCheckpoint": onCheckpoint(({ author, about }) =>
    author.api.development.previewCheckpoint(about),
  ),
  "development.launchCheckpoint": onCheckpoint(({ author, about }) =>
    author.api.development.launchCheckpoint({ ...about, acceptsSmallGroups: false }),
  ),
  "development.declineCheckpoint": onCheckpoint(({ author, about }) =>
    author.api.development.declineCheckpoint({ ...about, why: "Un bilan vient en juin" }),
  ),
  "development.listRecognitions": onThanks(({ api, about }) => api.listRecognitions(about)),
  "development.thank": onThanks(({ manager, about }) => manager.thank({ ...about, ...thanks })),
  "development.shareRecognition": onThanks(async ({ api, manager, about }) => {
    const { items } = await api.listRecognitions(about);
    if (!items[0]) await manager.thank({ ...about, ...thanks });
    const id = items[0]?.id ?? "";
    return api.shareRecognition({ ...about, id, shares: true });
  }),
  "development.sharedRecognitions": onThanks(({ api }) => api.sharedRecognitions({})),
  "development.listCourses": onCourses(({ api, about }) => api.listCourses(about)),
  "development.saveCourse": onCourses(({ api, about }) => api.saveCourse({ ...about, ...newCourse })),
  "development.removeCourse": onCourses(({ api, about, courseId: id }) =>
    api.removeCourse({ ...about, id, version: 1 }),
  ),
  "development.confirmCourse": onCourses(({ manager, about, courseId: id }) =>
    manager.confirmCourse({ ...about, id, version: 1 }),
  ),
  "development.removeAction": onPlan(({ api, about, actionId: id }) => api.removeAction({ ...about, id })),
  "development.prioritiesFromReport": onPlan(({ api, about }) => api.prioritiesFromReport(about)),
  "development.readEvidence": onPlan(({ api, about }) => api.readEvidence(about)),
  "development.addObjectives": onPlan(({ api, about }) => {
    const { id: _id, version: _version, supporterIds: _supporterIds, ...fields } = makeObjective();
    return api.addObjectives({ ...about, objectives: [{ ...fields, evidence: null, actions: [] }] });
  }),
  "development.readDrafting": withoutPreparation(({ owner }) => owner.api.development.readDrafting({})),
  "development.switchDrafting": async ({ world, owner: { api } }) => {
    world.services.draftServer ??= await (draftServer ??= openDraftServer());
    const { isOn } = await api.development.readDrafting({});
    return () => api.development.switchDrafting(isOn ? { isOn: false } : { isOn: true, assessment });
  },
  "development.readDraftOffer": onDraft(({ api, about }) => api.readDraftOffer(about)),
  "development.previewDraft": onDraft(({ api, asked }) => api.previewDraft(asked)),
  "development.writeDraft": onDraft(async ({ api, asked }) => {
    const { digest } = await api.previewDraft(asked);
    return api.writeDraft({ ...asked, digest });
  }),
  "development.settleDraft": onDraft(({ api, about }) =>
    api.settleDraft({ ...about, accepted: 1, edited: 0, dismissed: 1 }),
  ),
  "development.listLibrary": onLibrary(({ api }) => api.listLibrary({ kind: "action" })),
  "development.listLibrarySkills": onLibrary(({ api }) => api.listLibrarySkills({})),
  "development.listLibraryEntries": onLibrary(({ api }) => api.listLibraryEntries({})),
  "development.readLibraryEntry": onLibrary(({ api }) => api.readLibraryEntry(ourEntry)),
  "development.saveLibraryEntry": onLibrary(({ api, content }) =>
    api.saveLibraryEntry({ kind: "action", key: null, version: 0, content }),
  ),
  "development.archiveLibraryEntry": async ({ owner: { api } }) => {
    const { version } = await changeOurs(api.development);
    return () => api.development.archiveLibraryEntry({ ...ourEntry, version, isArchived: true });
  },
  "development.restoreLibraryEntry": async ({ owner: { api } }) => {
    const { version } = await changeOurs(api.development);
    return () => api.development.restoreLibraryEntry({ ...ourEntry, version });
  },
};
