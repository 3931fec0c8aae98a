import type { ProviderClaims } from "#accounts/rules/arrival.ts";
import { linkIdentity } from "#accounts/server/identities.ts";
import { mintToken, type TokenKind } from "#accounts/server/tokens.ts";
import { givePassword, goodPassword, signIn } from "../accounts.ts";
import { presets } from "#weights/rules/matrix.ts";
import { post } from "../http.ts";
import { firstCode, switchOn } from "../secondFactor.ts";
import type { Api, Person, World } from "../world.ts";
import { companyCalls } from "./companyCalls.ts";
import { jobCalls } from "./jobCalls.ts";
import { peopleCalls } from "./peopleCalls.ts";
import { questionImportCalls } from "./questionImportCalls.ts";
import { idsFrom, type Call, type Scene } from "./scene.ts";

const at =
  (call: (scene: Scene) => Promise<unknown>): Call =>
  async (scene) =>
  () =>
    call(scene);
const onDraft =
  (call: (api: Api["evaluations"], id: string, scene: Scene) => Promise<unknown>): Call =>
  async (scene) => {
    const id = await scene.draft();
    return () => call(scene.owner.api.evaluations, id, scene);
  };
/** A team of everybody, with as many teams below. */
const onTeam =
  (call: (api: Api["teams"], id: string, scene: Scene) => Promise<unknown>): Call =>
  async (scene) => {
    const { owner, others } = scene;
    const { id } = await owner.api.teams.create({ name: newTeam(), memberIds: idsOf(others) });
    await owner.api.teams.create({ name: newTeam(), parentId: id });
    return () => call(owner.api.teams, id, scene);
  };
const onQuestions =
  (call: (api: Api["evaluations"], id: string, questionIds: string[]) => Promise<unknown>): Call =>
  async (scene) => {
    const id = await scene.draft();
    const questionIds = await idsFrom(scene, "evaluation_questions", id);
    return () => call(scene.owner.api.evaluations, id, questionIds);
  };
const onRunning =
  (call: (api: Api["answers"], evaluationId: string) => Promise<unknown>, answered = false): Call =>
  async (scene) => {
    const { id } = await scene.run({ answered });
    return () => call(scene.me.api.answers, id);
  };
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
const withToken =
  (kind: TokenKind, joined: boolean, call: (api: Api["auth"], token: string) => Promise<unknown>): Call =>
  async ({ world, token: mint }) => {
    const token = await mint(kind, joined);
    return () => call(world.visitor.auth, token);
  };

const password = "Quatre hiboux sur la neige";
let count = 0;
const newEmail = () => `quelqu.un${(count += 1)}@entreprise.example`;
const newTeam = () => `Équipe ${(count += 1)}`;
const idsOf = (people: readonly Person[]) => people.map(({ profileId }) => profileId);
const first = ({ others }: Scene) => others[0] as Person;

type Facts = Parameters<World["person"]>[1];

/** Somebody of a company of their own, with a password. */
async function answerLinkOf(scene: Scene): Promise<string> {
  const { id } = await scene.run();
  const { userId, companyId, profileId } = scene.me;
  const { db } = scene.world.database;
  const owner = { userId, companyId, profileId, evaluationId: id };
  return mintToken(db, scene.world.services, { kind: "answer", ...owner });
}
async function someone(world: World, facts: Facts = {}): Promise<Person> {
  const person = await world.person(await world.company(), facts);
  await givePassword(world, person);
  return person;
}
async function protectedPerson(world: World, facts: Facts = {}) {
  const person = await someone(world, facts);
  return { person, app: await switchOn(world, person.api) };
}
const confirmed =
  (call: (person: Person) => Promise<unknown>): Call =>
  async ({ world }) => {
    const person = await someone(world);
    await person.api.auth.confirmIdentity({ password: goodPassword });
    return () => call(person);
  };

/** Asked of a real provider, with a pool of one too: auth/server/endpoints/providers.db.test.ts. */
export const atAProvider = ["auth.goToProvider", "auth.comeFromProvider", "auth.linkProvider"];

/** One call of each endpoint that succeeds. */
export const calls: Record<string, Call> = {
  "auth.viewer": at(({ me }) => me.api.auth.viewer({})),
  "auth.register": at(({ world }) =>
    world.visitor.auth.register({
      companyName: "C",
      firstName: "A",
      lastName: "B",
      email: newEmail(),
      password,
      language: "fr",
    }),
  ),
  "auth.resendConfirmation": at(({ world, me }) =>
    world.visitor.auth.resendConfirmation({ email: me.email }),
  ),
  "auth.confirmEmail": withToken("confirmation", true, (api, token) =>
    api.confirmEmail({ token, newPassword: password }),
  ),
  "auth.signIn": at(({ world, me }) =>
    world.visitor.auth.signIn({ email: me.email, password: goodPassword }),
  ),
  "auth.signOut": at(async ({ world, owner }) =>
    world.as(owner.cookie.replace(/=.*/, "=none.none")).auth.signOut({}),
  ),
  "auth.continueSession": at(({ me }) => me.api.auth.continueSession({})),
  "auth.switchCompany": at(({ me }) => me.api.auth.switchCompany({ companyId: me.companyId })),
  "auth.requestReset": at(({ world, me }) => world.visitor.auth.requestReset({ email: me.email })),
  "auth.resetPassword": withToken("reset", true, (api, token) => api.resetPassword({ token, password })),
  "auth.readInvitation": withToken("invitation", false, (api, token) => api.readInvitation({ token })),
  "auth.acceptInvitation": withToken("invitation", false, (api, token) =>
    api.acceptInvitation({ token, password, language: "fr" }),
  ),
  "auth.readReportLink": withToken("report", false, (api, token) => api.readReportLink({ token })),
  "auth.openReportLink": withToken("report", false, (api, token) => api.openReportLink({ token })),
  "auth.requestNewLink": withToken("invitation", false, (api, token) => api.requestNewLink({ token })),
  "auth.choosePassword": async ({ world, owner }) => {
    const person = await world.person(owner);
    return () => person.api.auth.choosePassword({ password });
  },
  "auth.setLanguage": at(({ me }) => me.api.auth.setLanguage({ language: "fr" })),
  "auth.passSecondStep": async ({ world }) => {
    const { person, app } = await protectedPerson(world);
    const { setCookie } = await post(world, "auth/signIn", { email: person.email, password: goodPassword });
    const waiting = /rondo_second_step=[^;]+/.exec(setCookie)?.[0] ?? "";
    const code = app.code();
    return () => world.as(waiting).auth.passSecondStep({ code });
  },
  "auth.requestMagicLink": at(({ world, me }) => world.visitor.auth.requestMagicLink({ email: me.email })),
  "auth.openMagicLink": withToken("magic", true, (api, token) => api.openMagicLink({ token })),
  "auth.listProviders": at(({ world }) => world.visitor.auth.listProviders({})),
  "auth.security": at(({ me }) => me.api.auth.security({})),
  "auth.confirmIdentity": at(({ me }) => me.api.auth.confirmIdentity({ password: goodPassword })),
  "auth.changeEmail": confirmed((person) => person.api.auth.changeEmail({ email: newEmail() })),
  "auth.confirmNewEmail": withToken("email", true, (api, token) => api.confirmNewEmail({ token })),
  "auth.changePassword": confirmed((person) => person.api.auth.changePassword({ password })),
  "auth.beginSecondFactor": confirmed((person) => person.api.auth.beginSecondFactor({})),
  "auth.confirmSecondFactor": async ({ world }) => {
    const person = await someone(world);
    await person.api.auth.confirmIdentity({ password: goodPassword });
    const code = await firstCode(world, person.api);
    return () => person.api.auth.confirmSecondFactor({ code });
  },
  "auth.renewRecoveryCodes": async ({ world }) => {
    const { person } = await protectedPerson(world);
    return () => person.api.auth.renewRecoveryCodes({});
  },
  "auth.removeSecondFactor": async ({ world }) => {
    const { person } = await protectedPerson(world);
    return () => person.api.auth.removeSecondFactor({});
  },
  "auth.endOwnSession": async ({ world }) => {
    const person = await someone(world);
    await signIn(world, person.email);
    const { sessions } = await person.api.auth.security({});
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    return () => person.api.auth.endOwnSession({ id: other?.id ?? "" });
  },
  "auth.endOtherSessions": async ({ world }) => {
    const person = await someone(world);
    return () => person.api.auth.endOtherSessions({});
  },
  "auth.unlinkIdentity": async ({ world }) => {
    const person = await someone(world);
    await person.api.auth.confirmIdentity({ password: goodPassword });
    const claims = { issuer: "https://portail.example", subject: person.userId, email: person.email };
    await linkIdentity(world.database.db, world.services, person.userId, claims as ProviderClaims);
    const { identities } = await person.api.auth.security({});
    return () => person.api.auth.unlinkIdentity({ id: identities[0]?.id ?? "" });
  },
  "auth.givePassword": async ({ world }) => {
    const admin = await someone(world, { role: "admin", isAdmin: true });
    await admin.api.auth.confirmIdentity({ password: goodPassword });
    const { profileId: id } = await world.person(admin);
    return () => admin.api.auth.givePassword({ id, password });
  },
  "auth.sendPasswordLink": at((scene) =>
    scene.owner.api.auth.sendPasswordLink({ id: first(scene).profileId }),
  ),
  "auth.requireSecondFactor": async ({ world }) => {
    const { person } = await protectedPerson(world, { role: "admin", isAdmin: true });
    return () => person.api.auth.requireSecondFactor({ required: false });
  },
  "views.list": at(({ owner }) => owner.api.views.list({ list: "people" })),
  "views.replace": async ({ owner }) => {
    const { revision } = await owner.api.views.list({ list: "people" });
    const view = { id: owner.profileId, name: "Invités", state: "state=invited", isDefault: true };
    return () => owner.api.views.replace({ list: "people", revision, items: [view] });
  },
  "people.list": at(({ owner }) => owner.api.people.list({})),
  "people.level": at(({ owner }) => owner.api.people.level({})),
  "people.above": at(({ owner, me }) => owner.api.people.above({ id: me.profileId })),
  "people.selectable": at(({ owner }) => owner.api.people.selectable({})),
  "people.export": at(({ owner }) => owner.api.people.export({ format: "csv" })),
  "people.read": at(({ owner, me }) => owner.api.people.read({ id: me.profileId })),
  "people.choices": at(({ owner }) => owner.api.people.choices({})),
  "people.invite": at(({ owner }) => owner.api.people.invite({ email: newEmail(), firstName: "Nouvelle" })),
  "people.inviteMany": at(({ owner }) =>
    owner.api.people.inviteMany({ people: [{ email: newEmail(), firstName: "Nouvelle" }] }),
  ),
  "people.resendInvitation": async ({ owner }) => {
    const { id } = await owner.api.people.invite({ email: newEmail(), firstName: "Nouvelle" });
    return () => owner.api.people.resendInvitation({ id });
  },
  "people.resendInvitations": async ({ owner, others }) => {
    const { id } = await owner.api.people.invite({ email: newEmail(), firstName: "Nouvelle" });
    const profileIds = [id, ...others.map(({ profileId }) => profileId)];
    return () => owner.api.people.resendInvitations({ profileIds });
  },
  "people.update": at((scene) =>
    scene.owner.api.people.update({ id: first(scene).profileId, firstName: "Autre" }),
  ),
  "people.setRole": at((scene) =>
    scene.owner.api.people.setRole({ id: first(scene).profileId, role: "user" }),
  ),
  "people.setDirectManager": at((scene) =>
    scene.owner.api.people.setDirectManager({
      id: first(scene).profileId,
      directManagerId: scene.owner.profileId,
    }),
  ),
  "people.setActive": at((scene) =>
    scene.owner.api.people.setActive({ id: first(scene).profileId, isActive: true }),
  ),
  ...peopleCalls,
  ...jobCalls,
  ...companyCalls,
  ...questionImportCalls,
  "skills.catalogue": at(({ owner }) => owner.api.skills.catalogue({})),
  "skills.offeredValues": at(({ owner }) => owner.api.skills.offeredValues({})),
  "skills.families": at(({ owner }) => owner.api.skills.families({})),
  "skills.createFamily": at(({ owner }) => owner.api.skills.createFamily({ nameFr: "Un pilier" })),
  "skills.updateFamily": onFamily((api, { id, version }) =>
    api.updateFamily({ id, version, nameEn: "A pillar" }),
  ),
  "skills.removeFamily": onFamily((api, { id }) => api.removeFamily({ id })),
  "skills.moveFamily": onFamily((api, { id }) => api.moveFamily({ id, after: null })),
  "skills.list": at(({ owner }) => owner.api.skills.list({})),
  "skills.read": onSkill((api, { id }) => api.read({ id })),
  "skills.create": at(async ({ owner }) => {
    const { items } = await owner.api.skills.families({});
    return owner.api.skills.create({ familyId: items[0]?.id ?? "", nameFr: "Écoute" });
  }),
  "skills.update": onSkill((api, { id, version }) => api.update({ id, version, nameEn: "Listening" })),
  "skills.remove": onSkill((api, { id }) => api.remove({ id })),
  "skills.move": onSkill((api, { id }) => api.move({ id, after: null })),
  "skills.questions": at(({ owner }) => owner.api.skills.questions({})),
  "skills.exportQuestions": at(({ owner }) => owner.api.skills.exportQuestions({ format: "csv" })),
  "skills.readQuestion": onLibraryQuestion((api, { id }) => api.readQuestion({ id })),
  "skills.createQuestion": onSkill((api, { id }) =>
    api.createQuestion({ skillId: id, textFr: "Écoute.", type: "star_rating" }),
  ),
  "skills.updateQuestion": onLibraryQuestion((api, { id, version }) =>
    api.updateQuestion({ id, version, textEn: "Listens." }),
  ),
  "skills.removeQuestion": onLibraryQuestion((api, { id }) => api.removeQuestion({ id })),
  "skills.moveQuestion": onLibraryQuestion((api, { id }) => api.moveQuestion({ id, after: null })),
  "skills.models": at(({ owner }) => owner.api.skills.models({})),
  "skills.createModel": at(({ owner }) => owner.api.skills.createModel({ nameFr: `Modèle ${(count += 1)}` })),
  "weights.read": at(({ owner }) => owner.api.weights.read({})),
  "weights.versions": at(({ owner }) => owner.api.weights.versions({})),
  "weights.save": async ({ owner }) => {
    const { version, weights } = await owner.api.weights.read({});
    const { equal, usual } = presets;
    const next = weights.values.self === usual.self ? equal : usual;
    return () => owner.api.weights.save({ basedOn: version, weights: { ...weights, values: next } });
  },
  "skills.missing": at(({ owner }) => owner.api.skills.missing({})),
  "skills.restoreLibrary": at(({ owner }) => owner.api.skills.restoreLibrary({})),
  "skills.values": at(({ owner }) => owner.api.skills.values({})),
  "skills.readValue": onValue((api, { id }) => api.readValue({ id })),
  "skills.createValue": at(({ owner }) =>
    owner.api.skills.createValue({ nameFr: "Parole", questionFr: "Tient parole." }),
  ),
  "skills.updateValue": onValue((api, { id, version }) => api.updateValue({ id, version, nameEn: "Word" })),
  "skills.removeValue": onValue((api, { id }) => api.removeValue({ id })),
  "skills.moveValue": onValue((api, { id }) => api.moveValue({ id, after: null })),
  "evaluations.list": at(({ owner }) => owner.api.evaluations.list({ limit: 100 })),
  "evaluations.export": at(({ owner }) => owner.api.evaluations.export({ format: "csv" })),
  "evaluations.read": at(({ owner, running }) => owner.api.evaluations.read({ id: running.id })),
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
  "evaluations.potentialParticipants": onDraft((api, id) => api.potentialParticipants({ id })),
  // There is a limit to the people of one evaluation, so the last of them makes room.
  "evaluations.addParticipant": async (scene) => {
    const { owner, me } = scene;
    const id = await scene.draft();
    const [participantId = ""] = await idsFrom(scene, "evaluation_participants", id);
    await owner.api.evaluations.removeParticipant({ id, participantId });
    return () => owner.api.evaluations.addParticipant({ id, profileId: me.profileId, role: "peer" });
  },
  "evaluations.removeParticipant": async (scene) => {
    const id = await scene.draft();
    const [participantId = ""] = await idsFrom(scene, "evaluation_participants", id);
    return () => scene.owner.api.evaluations.removeParticipant({ id, participantId });
  },
  "teams.managedPeople": onTeam((api) => api.managedPeople({})),
  "teams.level": onTeam((api) => api.level({})),
  "teams.list": at(({ owner }) => owner.api.teams.list({})),
  "teams.export": at(({ owner }) => owner.api.teams.export({ format: "csv" })),
  "teams.read": onTeam((api, id) => api.read({ id })),
  "teams.members": onTeam((api, id) => api.members({ id })),
  "teams.candidates": onTeam((api, id) => api.candidates({ id })),
  "teams.create": at(({ owner, others }) =>
    owner.api.teams.create({ name: newTeam(), memberIds: idsOf(others) }),
  ),
  "teams.update": onTeam((api, id, { owner }) =>
    api.update({ id, name: newTeam(), managerId: owner.profileId }),
  ),
  "teams.remove": onTeam((api, id) => api.remove({ id })),
  "teams.addMembers": onTeam((api, id, { me }) =>
    api.addMembers({ id, profileIds: [me.profileId], isMain: true }),
  ),
  "teams.removeMember": onTeam((api, id, scene) =>
    api.removeMember({ id, profileId: first(scene).profileId }),
  ),
  "teams.removeMembers": onTeam((api, id, { others }) =>
    api.removeMembers({ id, profileIds: idsOf(others) }),
  ),
  "teams.setMain": onTeam((api, id, scene) => api.setMain({ id, profileId: first(scene).profileId })),
  "evaluations.launch": onDraft((api, id) => api.launch({ id, acceptsSmallGroups: true })),
  "evaluations.archive": async (scene) => {
    const { id } = await scene.run();
    return () => scene.owner.api.evaluations.archive({ id });
  },
  "answers.readLink": async (scene) => {
    const token = await answerLinkOf(scene);
    return () => scene.world.visitor.answers.readLink({ token });
  },
  "answers.openLink": async (scene) => {
    const token = await answerLinkOf(scene);
    return () => scene.world.visitor.answers.openLink({ token });
  },
  "answers.mine": at(({ me }) => me.api.answers.mine({})),
  "dashboards.read": at(({ owner }) => owner.api.dashboards.read({})),
  "answers.countPending": at(({ me }) => me.api.answers.countPending({})),
  "answers.read": at(({ me, running }) => me.api.answers.read({ evaluationId: running.id })),
  "answers.preview": async (scene) => {
    const evaluationId = await scene.draft();
    return () => scene.owner.api.answers.preview({ evaluationId });
  },
  "answers.begin": onRunning((api, evaluationId) => api.begin({ evaluationId, noticeVersion: 1 })),
  "answers.save": onRunning(
    (api, evaluationId) => api.save({ evaluationId, position: 0, revision: 9, score: 3, text: null }),
    true,
  ),
  "answers.finalise": onRunning((api, evaluationId) => api.finalise({ evaluationId }), true),
  "answers.decline": onRunning((api, evaluationId) => api.decline({ evaluationId })),
  // By the person evaluated, who sees every opening; by the others: reports/server/endpoints/readReport.db.test.ts.
  "reports.read": at(({ subject, completed }) => subject.api.reports.read({ evaluationId: completed.id })),
  "reports.progress": at(({ owner, running }) => owner.api.reports.progress({ evaluationId: running.id })),
  "reports.pdf": at(({ subject, completed }) => subject.api.reports.pdf({ evaluationId: completed.id })),
  "reports.close": async (scene) => {
    const { id } = await scene.run({ answered: true });
    return () => scene.owner.api.reports.close({ evaluationId: id });
  },
  "site.writeMessage": at(({ world }) =>
    world.visitor.site.writeMessage({
      name: "Ada",
      email: newEmail(),
      message: "Bonjour à vous!",
      language: "fr",
    }),
  ),
};
