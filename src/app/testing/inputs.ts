import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { standardPlan } from "#pulses/rules/plan.ts";
import { standardLayout } from "#reports/rules/layout.ts";
import { defaultWeights, presets } from "#weights/rules/matrix.ts";
import { contract } from "../registries.ts";
import { importCalls, importedFiles, type ImportCalls, type ImportIds } from "./importedFiles.ts";

type Concepts = typeof contract;
export type EndpointName = {
  [C in keyof Concepts]: `${C & string}.${keyof Concepts[C] & string}`;
}[keyof Concepts];

/**
 * The ids from which an input is built; a random one stands for « unknown ». Of the files that are imported, one of each kind
 * of the person who imports.
 */
export interface Ids extends ImportIds {
  /** Where a test has campaigns. */
  campaign?: string;
  /** Where a test has pulse surveys. */
  pulseTemplate?: string;
  pulseSeries?: string;
  pulseRun?: string;
  /** Where a test has pulse surveys that ask people. */
  survey?: string;
  /** Where a test has development plans: the person whose plan it is, what stands in it, an action of its objective. */
  plan?: string;
  planObjective?: string;
  planAction?: string;
  /** A manager to whom it is open, or will be. */
  planManager?: string;
  planNote?: string;
  planCourse?: string;
  planThanks?: string;
  /** Where a test has files that people had prepared. */
  export?: string;
  company: string;
  /** The person whom a call of people.* is about. */
  profile: string;
  /** A person who can be invited to answer. */
  candidate: string;
  /** The team that a call of teams.* is about. */
  team: string;
  evaluation: string;
  /** Its parts: one question on one skill, one value, one objective, one participant who can be withdrawn. */
  skill: string;
  question: string;
  value: string;
  objective: string;
  jobFamily: string;
  jobPosition: string;
  jobStatus: string;
  participant: string;
  /** Of the catalogue: a family of skills, a question, a model of questions. */
  family: string;
  libraryQuestion: string;
  model: string;
  /** A saved layout of the company. */
  reportModel: string;
  random: string;
}

/** One of the library of development plans that comes with the product. */
const ourEntry = { kind: "action", key: "communication_deux_lignes" };

const token = "a-token-that-nobody-has-ever-been-given";
const password = "Une-phrase-longue!";
const email = "quelqu.un@entreprise.example";

const sampleEmail = { kind: "auth.reset", sample: "usual", language: "fr" };

let accounts = 0;
/** A few wrong passwords for one account, and it is closed for a while: that is not what these tests ask about. */
const nextEmail = () => {
  accounts += 1;
  return `personne.${accounts}@entreprise.example`;
};

type ImportCall = "latest" | "read" | "check" | "correct" | "start" | "cancel" | "rejected";
/** The calls that every kind of import has. */
const ofImports = Object.fromEntries(
  importCalls.flatMap((calls) => {
    const { id: name, headers, corrected } = importedFiles[calls];
    const ofFile: Record<ImportCall, (ids: Ids) => Record<string, unknown>> = {
      latest: () => ({}),
      read: ({ [name]: id }) => ({ id }),
      check: ({ [name]: id }) => ({ id, mapping: [...headers], options: {} }),
      correct: ({ [name]: id }) => ({ id, number: 2, field: corrected, value: "Autre" }),
      start: ({ [name]: id }) => ({ id, onlyValid: false }),
      cancel: ({ [name]: id }) => ({ id }),
      rejected: ({ [name]: id }) => ({ id }),
    };
    return Object.entries(ofFile).map(([call, input]) => [`${calls}.${call}`, input]);
  }),
) as Record<`${ImportCalls}.${ImportCall}`, (ids: Ids) => Record<string, unknown>>;

/**
 * A valid input for each endpoint, built on the ids given. A new endpoint without a line here does not compile.
 */
const nowhere = "00000000-0000-4000-8000-000000000001";

export const inputs: Record<EndpointName, (ids: Ids) => Record<string, unknown>> = {
  ...ofImports,
  "auth.viewer": () => ({}),
  "auth.register": () => ({
    companyName: "C",
    firstName: "A",
    lastName: "B",
    email,
    password,
    language: "fr",
  }),
  "auth.resendConfirmation": () => ({ email }),
  "auth.confirmEmail": () => ({ token }),
  "auth.signIn": () => ({ email: nextEmail(), password }),
  "auth.signOut": () => ({}),
  "auth.continueSession": () => ({}),
  "auth.switchCompany": ({ company }) => ({ companyId: company }),
  "auth.requestReset": () => ({ email }),
  "auth.resetPassword": () => ({ token, password }),
  "auth.readInvitation": () => ({ token }),
  "auth.acceptInvitation": () => ({ token, password, language: "fr" }),
  "auth.readLink": () => ({ token }),
  "auth.readOldLink": () => ({ token }),
  "auth.readReportLink": () => ({ token }),
  "auth.openReportLink": () => ({ token }),
  "auth.requestNewLink": () => ({ token }),
  "auth.choosePassword": () => ({ password }),
  "auth.setLanguage": () => ({ language: "fr" }),
  "company.readSettings": () => ({}),
  "company.updateSettings": () => ({ version: 1, commentsMandatory: true }),
  "company.removeLogo": () => ({}),
  "company.removeDemonstration": () => ({}),
  "evaluations.countBelowThreshold": () => ({}),
  "evaluations.raiseThresholds": () => ({}),
  "people.readOwn": () => ({}),
  "people.updateOwn": () => ({ city: "Québec" }),
  "people.removeAvatar": () => ({}),
  "auth.passSecondStep": () => ({ code: "123456" }),
  "auth.requestMagicLink": () => ({ email }),
  "auth.openMagicLink": () => ({ token }),
  "auth.listProviders": () => ({}),
  "auth.goToProvider": () => ({ provider: "oidc" }),
  "auth.comeFromProvider": () => ({ answer: "code=x&state=y" }),
  "auth.security": () => ({}),
  "auth.confirmIdentity": () => ({ password }),
  "auth.changePassword": () => ({ password }),
  "auth.changeEmail": () => ({ email: "autre.adresse@exemple.ca" }),
  "auth.confirmNewEmail": () => ({ token }),
  "auth.restoreEmail": () => ({ token, password }),
  "auth.beginSecondFactor": () => ({}),
  "auth.confirmSecondFactor": () => ({ code: "123456" }),
  "auth.renewRecoveryCodes": () => ({}),
  "auth.removeSecondFactor": () => ({}),
  "auth.endOwnSession": ({ random }) => ({ id: random }),
  "auth.endOtherSessions": () => ({}),
  "auth.linkProvider": () => ({ provider: "oidc" }),
  "auth.unlinkIdentity": ({ random }) => ({ id: random }),
  "auth.requireSecondFactor": () => ({ required: true }),
  "views.list": () => ({ list: "people" }),
  "views.replace": () => ({ list: "people", version: 0, items: [] }),
  "auth.givePassword": ({ profile }) => ({ id: profile, password }),
  "auth.sendPasswordLink": ({ profile }) => ({ id: profile }),
  "people.list": () => ({}),
  "people.selectable": () => ({}),
  "people.export": () => ({ format: "csv" }),
  "people.level": () => ({}),
  "people.above": ({ profile }) => ({ id: profile }),
  "people.read": ({ profile }) => ({ id: profile }),
  "people.choices": () => ({}),
  "people.invite": () => ({ email: "nouvelle.personne@entreprise.example", firstName: "Nouvelle" }),
  "people.inviteMany": () => ({
    people: [{ email: "nouvelle.personne@entreprise.example", firstName: "Nouvelle" }],
  }),
  "people.resendInvitation": ({ profile }) => ({ id: profile }),
  "people.resendInvitations": ({ profile }) => ({ profileIds: [profile] }),
  "people.update": ({ profile }) => ({ id: profile, firstName: "Autre" }),
  "people.setRole": ({ profile }) => ({ id: profile, role: "team_manager" }),
  "people.setDirectManager": ({ profile }) => ({ id: profile, directManagerId: null }),
  "people.setDirectManagers": ({ profile }) => ({ items: [{ id: profile, directManagerId: null }] }),
  "people.previewManager": ({ profile }) => ({ profileIds: [profile], managerId: null }),
  "people.setAdmin": ({ profile }) => ({ id: profile, isAdmin: true }),
  "people.cancelInvitation": ({ profile }) => ({ id: profile }),
  "people.remove": ({ profile }) => ({ id: profile }),
  "people.holds": ({ profile }) => ({ profileIds: [profile] }),
  "people.setManyActive": ({ profile }) => ({ profileIds: [profile], isActive: false }),
  "people.setActive": ({ profile }) => ({ id: profile, isActive: false }),
  "peopleImports.invite": ({ import: id }) => ({ id }),
  "teams.managedPeople": () => ({}),
  "teams.list": () => ({}),
  "teams.export": () => ({ format: "csv" }),
  "teams.level": () => ({}),
  "teams.read": ({ team }) => ({ id: team }),
  "teams.members": ({ team }) => ({ id: team }),
  "teams.candidates": ({ team }) => ({ id: team }),
  "teams.create": () => ({ name: "Une équipe nouvelle" }),
  "teams.update": ({ team }) => ({ id: team, version: 1, name: "Un autre nom" }),
  "teams.addMembers": ({ team, candidate }) => ({ id: team, profileIds: [candidate] }),
  "teams.previewCreation": () => ({ name: "Une équipe nouvelle", managerId: null }),
  "teams.previewChange": ({ team, profile }) => ({ id: team, change: "leave", profileIds: [profile] }),
  "teams.setMain": ({ team, profile }) => ({ id: team, profileId: profile }),
  "teams.removeMember": ({ team, profile }) => ({ id: team, profileId: profile }),
  "teams.removeMembers": ({ team, profile }) => ({ id: team, profileIds: [profile] }),
  "teams.remove": ({ team }) => ({ id: team }),
  "skills.catalogue": () => ({}),
  "skills.offeredValues": () => ({}),
  "jobs.listPositions": () => ({}),
  "jobs.exportPositions": () => ({ format: "csv" }),
  "jobs.readPosition": ({ jobPosition }) => ({ id: jobPosition }),
  "jobs.createPosition": ({ jobFamily, skill }) => ({
    name: { fr: "Tout nouveau poste", en: null },
    description: null,
    familyId: jobFamily,
    skills: [{ id: skill, expectedLevel: 4 }],
  }),
  "jobs.updatePosition": ({ jobPosition, jobFamily, skill }) => ({
    id: jobPosition,
    version: 1,
    name: { fr: "Poste renommé", en: "Renamed position" },
    description: null,
    familyId: jobFamily,
    skills: [{ id: skill, expectedLevel: null }],
  }),
  "jobs.removePosition": ({ jobPosition }) => ({ id: jobPosition }),
  "jobs.bringBackPosition": ({ jobPosition }) => ({ id: jobPosition }),
  "jobs.bringBackFamily": ({ jobFamily }) => ({ id: jobFamily }),
  "jobs.listFamilies": () => ({}),
  "jobs.readFamily": ({ jobFamily }) => ({ id: jobFamily }),
  "jobs.createFamily": () => ({ name: { fr: "Toute nouvelle famille", en: null }, description: null }),
  "jobs.updateFamily": ({ jobFamily }) => ({
    id: jobFamily,
    version: 1,
    name: { fr: "Famille renommée", en: null },
    description: null,
  }),
  "jobs.removeFamily": ({ jobFamily }) => ({ id: jobFamily }),
  "jobs.listStatuses": () => ({}),
  "jobs.replaceStatuses": ({ jobStatus }) => ({
    // The library has raised it.
    version: 2,
    items: [{ id: jobStatus, name: { fr: "Statut renommé", en: null } }],
  }),
  "jobs.missing": () => ({}),
  "jobs.restoreLibrary": () => ({}),
  "skills.families": () => ({}),
  "skills.createFamily": () => ({ nameFr: "Un pilier" }),
  "skills.updateFamily": ({ family }) => ({ id: family, version: 1, nameFr: "Un autre pilier" }),
  "skills.removeFamily": ({ family }) => ({ id: family }),
  "skills.moveFamily": ({ family }) => ({ id: family, after: null }),
  "skills.list": () => ({}),
  "skills.read": ({ skill }) => ({ id: skill }),
  "skills.create": ({ family }) => ({ familyId: family, nameFr: "Une compétence" }),
  "skills.update": ({ skill }) => ({ id: skill, version: 1, nameFr: "Une autre compétence" }),
  "skills.remove": ({ skill }) => ({ id: skill }),
  "skills.move": ({ skill }) => ({ id: skill, after: null }),
  "skills.questions": () => ({}),
  "skills.exportQuestions": () => ({ format: "csv" }),
  "skills.readQuestion": ({ libraryQuestion }) => ({ id: libraryQuestion }),
  "skills.createQuestion": ({ skill, model }) => ({
    skillId: skill,
    modelId: model,
    textFr: "Écoute.",
    type: "star_rating",
  }),
  "skills.updateQuestion": ({ libraryQuestion }) => ({ id: libraryQuestion, version: 1, textFr: "Écoute." }),
  "skills.removeQuestion": ({ libraryQuestion }) => ({ id: libraryQuestion }),
  "skills.moveQuestion": ({ libraryQuestion }) => ({ id: libraryQuestion, after: null }),
  "skills.recentImports": () => ({}),
  "skills.undoImport": ({ questionImport: id }) => ({ id }),
  "skills.models": () => ({}),
  "skills.updateModel": ({ model }) => ({ id: model, version: 1, nameEn: "Model" }),
  "skills.createModel": () => ({ nameFr: "Accueil" }),
  "weights.read": () => ({}),
  "weights.versions": () => ({}),
  "weights.save": ({ family }) => ({
    basedOn: 1,
    weights: { ...defaultWeights, families: { [family]: presets.equal } },
  }),
  "reportModels.list": () => ({}),
  "reportModels.read": ({ reportModel }) => ({ id: reportModel }),
  "reportModels.create": () => ({ name: "Un modèle", layout: standardLayout }),
  "reportModels.update": ({ reportModel }) => ({
    id: reportModel,
    version: 1,
    name: "Un autre modèle",
    layout: standardLayout,
  }),
  "reportModels.use": ({ reportModel }) => ({ id: reportModel }),
  "reportModels.remove": ({ reportModel }) => ({ id: reportModel }),
  "skills.missing": () => ({}),
  "skills.restoreLibrary": () => ({}),
  "skills.values": () => ({}),
  "skills.readValue": ({ value }) => ({ id: value }),
  "skills.createValue": () => ({ nameFr: "Une valeur", questionFr: "Tient parole." }),
  "skills.updateValue": ({ value }) => ({ id: value, version: 1, nameFr: "Une autre valeur" }),
  "skills.removeValue": ({ value }) => ({ id: value }),
  "skills.moveValue": ({ value }) => ({ id: value, after: null }),
  "evaluations.list": () => ({}),
  "evaluations.selectable": () => ({}),
  "evaluations.export": () => ({ format: "csv" }),
  "evaluations.read": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.dueDay": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.activity": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.createFromJobPosition": ({ jobPosition }) => ({
    jobPositionId: jobPosition,
    evaluationType: "peer",
  }),
  "evaluations.create": () => ({ evaluationType: "peer" }),
  "evaluations.copy": ({ evaluation }) => ({ id: evaluation, withPeople: true }),
  "evaluations.update": ({ evaluation }) => ({ id: evaluation, name: "Autre nom" }),
  "evaluations.remove": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.addSkill": ({ evaluation, skill }) => ({ id: evaluation, skillId: skill }),
  "evaluations.removeSkill": ({ evaluation, skill }) => ({ id: evaluation, skillId: skill }),
  "evaluations.addQuestion": ({ evaluation, skill }) => ({
    id: evaluation,
    skillId: skill,
    textFr: "Écoute.",
    type: "star_rating",
  }),
  "evaluations.updateQuestion": ({ evaluation, question }) => ({
    id: evaluation,
    questionId: question,
    textFr: "Écoute.",
  }),
  "evaluations.removeQuestion": ({ evaluation, question }) => ({ id: evaluation, questionId: question }),
  "evaluations.reorderQuestions": ({ evaluation, question }) => ({ id: evaluation, questionIds: [question] }),
  "evaluations.setValues": ({ evaluation, value }) => ({ id: evaluation, valueIds: [value] }),
  "evaluations.addObjective": ({ evaluation }) => ({ id: evaluation, nameFr: "Un objectif" }),
  "evaluations.removeObjective": ({ evaluation, objective }) => ({ id: evaluation, objectiveId: objective }),
  "evaluations.invitation": ({ evaluation }) => ({ id: evaluation, role: "peer", language: "fr" }),
  "evaluations.potentialParticipants": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.replacements": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.addParticipant": ({ evaluation, candidate }) => ({
    id: evaluation,
    profileId: candidate,
    role: "peer",
  }),
  "evaluations.remind": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.removeParticipant": ({ evaluation, participant }) => ({
    id: evaluation,
    participantId: participant,
  }),
  "series.read": ({ evaluation }) => ({ evaluationId: evaluation }),
  "series.start": ({ evaluation }) => ({
    evaluationId: evaluation,
    frequency: "monthly",
    acceptsSmallGroups: true,
  }),
  "series.change": ({ evaluation }) => ({
    evaluationId: evaluation,
    version: 1,
    frequency: "quarterly",
    daysToAnswer: 10,
  }),
  "series.skipNext": ({ evaluation }) => ({ evaluationId: evaluation, version: 1 }),
  "series.stop": ({ evaluation }) => ({ evaluationId: evaluation, version: 1 }),
  "nominations.ofEvaluation": ({ evaluation }) => ({ id: evaluation }),
  "nominations.ask": ({ evaluation }) => ({
    id: evaluation,
    bounds: { peer: { least: 3, most: 8 }, direct_report: { least: 0, most: 8 } },
    dueOn: "2027-02-01",
  }),
  "nominations.cancel": ({ evaluation }) => ({ id: evaluation }),
  "nominations.sendBack": ({ evaluation }) => ({ id: evaluation, note: "Ajoutez une personne." }),
  "nominations.approve": ({ evaluation, candidate }) => ({ id: evaluation, profileIds: [candidate] }),
  "nominations.approveAndLaunch": ({ evaluation, candidate }) => ({
    id: evaluation,
    profileIds: [candidate],
    acceptsSmallGroups: true,
  }),
  "nominations.waiting": () => ({}),
  "nominations.mine": ({ evaluation }) => ({ evaluationId: evaluation }),
  "nominations.candidates": ({ evaluation }) => ({ evaluationId: evaluation }),
  "nominations.propose": ({ evaluation, candidate }) => ({
    evaluationId: evaluation,
    profileIds: [candidate],
    send: false,
  }),
  "nominations.toDecide": ({ evaluation }) => ({ evaluationId: evaluation }),
  "nominations.addable": ({ evaluation }) => ({ evaluationId: evaluation }),
  "nominations.decide": ({ evaluation, candidate }) => ({
    evaluationId: evaluation,
    profileIds: [candidate],
  }),
  "nominations.askAgain": ({ evaluation }) => ({ evaluationId: evaluation, note: "Ajoutez une personne." }),
  "evaluations.reportModel": () => ({}),
  "evaluations.launch": ({ evaluation }) => ({ id: evaluation, acceptsSmallGroups: true }),
  "evaluations.archiveMany": ({ evaluation }) => ({ evaluationIds: [evaluation] }),
  "evaluations.extendMany": ({ evaluation }) => ({ evaluationIds: [evaluation], dueOn: "2027-02-01" }),
  "evaluations.remindMany": ({ evaluation }) => ({ evaluationIds: [evaluation] }),
  "evaluations.plan": ({ evaluation }) => ({
    id: evaluation,
    startsOn: "2026-12-01",
    dueOn: "2026-12-18",
    acceptsSmallGroups: true,
  }),
  "evaluations.unplan": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.archive": ({ evaluation }) => ({ id: evaluation, abandons: true }),
  "evaluations.unarchive": ({ evaluation }) => ({ id: evaluation }),
  "answers.readLink": () => ({ token }),
  "answers.openLink": () => ({ token }),
  "answers.mine": () => ({}),
  "answers.countPending": () => ({}),
  "answers.dueDays": () => ({}),
  "analytics.figures": () => ({ kind: "month", day: "2026-11-26", by: "team" }),
  "analytics.trends": (ids) => ({ kind: "month", day: "2026-11-26", cut: "team", cutId: ids.team }),
  "analytics.changes": () => ({ kind: "month", day: "2026-11-26" }),
  "analytics.readIndex": () => ({}),
  "analytics.switchIndex": () => ({ isOn: true }),
  "dashboards.read": () => ({}),
  "dashboards.teamReports": () => ({}),
  "dashboards.watch": () => ({}),
  "dashboards.participation": () => ({ kind: "month", start: "2026-11-01" }),
  "dashboards.reportsByPerson": () => ({}),
  "dashboards.closingDays": () => ({ kind: "month", start: "2026-11-01" }),
  "answers.read": ({ evaluation }) => ({ evaluationId: evaluation }),
  "answers.preview": ({ evaluation }) => ({ evaluationId: evaluation }),
  "answers.begin": ({ evaluation }) => ({ evaluationId: evaluation, noticeVersion: 1 }),
  "answers.save": ({ evaluation }) => ({
    evaluationId: evaluation,
    position: 0,
    revision: 2,
    score: 3,
    text: null,
  }),
  "answers.finalise": ({ evaluation }) => ({ evaluationId: evaluation }),
  "answers.decline": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.read": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.aboutPerson": ({ profile }) => ({ profileId: profile }),
  "reports.progress": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.since": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.pdf": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.close": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.review": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.maskComment": ({ evaluation }) => ({
    evaluationId: evaluation,
    comment: { place: "question-0", group: "manager", index: 0 },
    reason: "Nomme quelqu’un",
  }),
  "reports.publish": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.flagComment": ({ evaluation }) => ({
    evaluationId: evaluation,
    comment: { place: "question-0", group: "manager", words: "Bravo!" },
    words: "Ce n’est pas juste",
  }),
  "reports.notes": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.saveNote": ({ evaluation }) => ({
    evaluationId: evaluation,
    question: "next_step",
    revision: 1,
    words: "Demander un exemple",
  }),
  "reports.listFlagged": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.decideFlag": ({ evaluation }) => ({
    evaluationId: evaluation,
    flagId: evaluation,
    decision: "kept",
    words: "Nomme quelqu’un",
  }),
  "site.writeMessage": () => ({
    name: "A",
    email: nextEmail(),
    message: "Bonjour à vous!",
    language: "fr",
  }),
  "exports.start": () => ({ kind: "evaluations", format: "csv", language: "fr", parameters: {} }),
  "exports.list": () => ({}),
  "exports.read": ({ export: id }) => ({ id: id ?? nowhere }),
  "exports.retry": ({ export: id }) => ({ id: id ?? nowhere }),
  "exports.download": ({ export: id }) => ({ id: id ?? nowhere }),
  "exports.remove": ({ export: id }) => ({ id: id ?? nowhere }),
  "notifications.list": () => ({}),
  "notifications.countUnread": () => ({}),
  "notifications.read": () => ({ ids: ["00000000-0000-4000-8000-000000000001"] }),
  "notifications.readAll": () => ({ until: "2026-11-20T15:00:00.000Z" }),
  "notifications.preferences": () => ({}),
  "notifications.setPreference": () => ({ kind: "evaluation_reminder", channel: "email", wanted: false }),
  "campaigns.list": () => ({}),
  "campaigns.read": ({ campaign = nowhere }) => ({ id: campaign }),
  "campaigns.progress": ({ campaign = nowhere }) => ({ id: campaign }),
  "campaigns.choose": ({ candidate }) => ({ teams: [], positions: [], people: [candidate] }),
  "campaigns.recognise": () => ({ lines: ["Hélène Gagnon"] }),
  // Without people: whom one may choose depends on whom one manages (campaigns.db.test.ts).
  "campaigns.create": () => ({
    name: "Bilan de la saison",
    evaluationType: "full",
    dueOn: "2027-02-01",
    choice: { teams: [], positions: [], people: [] },
    questionnaire: { from: "own_position" },
    maxRequests: 4,
  }),
  "campaigns.update": ({ campaign = nowhere }) => ({
    id: campaign,
    name: "Bilan du printemps",
    dueOn: "2027-02-15",
  }),
  "campaigns.addPeople": ({ campaign = nowhere, candidate }) => ({
    id: campaign,
    choice: { teams: [], positions: [], people: [candidate] },
  }),
  "campaigns.removePeople": ({ campaign = nowhere, evaluation }) => ({
    id: campaign,
    evaluationIds: [evaluation],
  }),
  "campaigns.propose": ({ campaign = nowhere }) => ({ id: campaign, maxRequests: 3, colleagues: 4 }),
  "campaigns.setQuestions": ({ campaign = nowhere, evaluation }) => ({
    id: campaign,
    questionnaire: { from: "evaluation", id: evaluation },
  }),
  "campaigns.approve": ({ campaign = nowhere, evaluation }) => ({
    id: campaign,
    evaluationIds: [evaluation],
  }),
  "campaigns.remind": ({ campaign = nowhere }) => ({ id: campaign }),
  "development.colleagues": () => ({}),
  "development.managedPlans": () => ({}),
  "development.companyProgress": () => ({}),
  "development.exportPlan": ({ plan = nowhere }) => ({ profileId: plan, format: "json" }),
  "development.readPlan": ({ plan = nowhere }) => ({ profileId: plan }),
  "development.beginCycle": ({ plan = nowhere }) => ({ profileId: plan }),
  "development.acceptHandover": ({ plan = nowhere, planManager = nowhere }) => ({
    profileId: plan,
    managerProfileId: planManager,
  }),
  "development.saveObjective": ({ plan = nowhere }) => ({
    profileId: plan,
    id: null,
    version: 0,
    pillar: "leader",
    sentence: "Écouter avant de proposer",
    measure: "",
    skillId: null,
    startsOn: null,
    dueOn: null,
    isPrivate: false,
    supporterIds: [],
  }),
  "development.listNotes": ({ plan = nowhere }) => ({ profileId: plan }),
  "development.saveNote": ({ plan = nowhere }) => ({
    profileId: plan,
    id: null,
    version: 0,
    kind: "follow_up",
    day: "2026-05-04",
    text: "Deux semaines bien remplies",
    meeting: null,
  }),
  "development.removeNote": ({ plan = nowhere, planNote = nowhere }) => ({
    profileId: plan,
    id: planNote,
    version: 1,
  }),
  "development.meeting": ({ plan = nowhere, planNote = nowhere }) => ({ profileId: plan, id: planNote }),

  "development.prioritiesFromReport": ({ plan = nowhere }) => ({ profileId: plan }),
  "development.readEvidence": ({ plan = nowhere }) => ({ profileId: plan }),
  "development.addObjectives": ({ plan = nowhere }) => ({
    profileId: plan,
    objectives: [
      {
        pillar: "leader",
        sentence: "Écouter avant de proposer",
        measure: "",
        skillId: null,
        startsOn: null,
        dueOn: null,
        isPrivate: false,
        evidence: null,
        actions: [{ text: "Poser trois questions ouvertes", dueOn: null, libraryKey: null }],
      },
    ],
  }),
  "development.readDrafting": () => ({}),
  "development.switchDrafting": () => ({ isOn: false }),
  "development.readDraftOffer": ({ plan = nowhere }) => ({ profileId: plan }),
  "development.previewDraft": ({ plan = nowhere }) => ({
    profileId: plan,
    skillIds: ["skill"],
    ownWords: null,
  }),
  "development.writeDraft": ({ plan = nowhere }) => ({
    profileId: plan,
    skillIds: ["skill"],
    ownWords: null,
    digest: "digest",
  }),
  "development.readCheckpoint": ({ plan = nowhere }) => ({ profileId: plan }),
  "development.askCheckpoint": ({ plan = nowhere }) => ({ profileId: plan, skillIds: [nowhere] }),
  "development.withdrawCheckpoint": ({ plan = nowhere }) => ({ profileId: plan }),
  "development.previewCheckpoint": ({ plan = nowhere }) => ({ profileId: plan }),
  "development.launchCheckpoint": ({ plan = nowhere }) => ({ profileId: plan, acceptsSmallGroups: false }),
  "development.declineCheckpoint": ({ plan = nowhere }) => ({ profileId: plan, why: "Un autre est prévu" }),
  "development.listRecognitions": ({ plan = nowhere }) => ({ profileId: plan }),
  "development.thank": ({ plan = nowhere }) => ({
    profileId: plan,
    valueId: null,
    text: "Merci pour votre aide",
    shares: true,
  }),
  "development.shareRecognition": ({ plan = nowhere, planThanks = nowhere }) => ({
    profileId: plan,
    id: planThanks,
    shares: true,
  }),
  "development.sharedRecognitions": () => ({}),
  "development.listCourses": ({ plan = nowhere }) => ({ profileId: plan }),
  "development.saveCourse": ({ plan = nowhere }) => ({
    profileId: plan,
    id: null,
    version: 0,
    title: "Écouter avant de proposer",
    libraryKey: null,
    state: "to_do",
    finishedOn: null,
  }),
  "development.removeCourse": ({ plan = nowhere, planCourse = nowhere }) => ({
    profileId: plan,
    id: planCourse,
    version: 1,
  }),
  "development.confirmCourse": ({ plan = nowhere, planCourse = nowhere }) => ({
    profileId: plan,
    id: planCourse,
    version: 1,
  }),
  "development.setObjectiveStatus": ({ plan = nowhere, planObjective = nowhere }) => ({
    profileId: plan,
    id: planObjective,
    version: 1,
    status: "reached",
    why: null,
  }),
  "development.moveObjective": ({ plan = nowhere, planObjective = nowhere }) => ({
    profileId: plan,
    id: planObjective,
    version: 1,
    pillar: "leader",
    before: null,
  }),
  "development.removeObjective": ({ plan = nowhere, planObjective = nowhere }) => ({
    profileId: plan,
    id: planObjective,
    version: 1,
  }),
  "development.saveAction": ({ plan = nowhere, planObjective = nowhere }) => ({
    profileId: plan,
    objectiveId: planObjective,
    id: null,
    version: 0,
    text: "Poser trois questions ouvertes à chaque rencontre",
    dueOn: null,
    libraryKey: null,
  }),
  "development.tickAction": ({ plan = nowhere, planAction = nowhere }) => ({
    profileId: plan,
    id: planAction,
    isDone: true,
  }),
  "development.moveAction": ({ plan = nowhere, planObjective = nowhere, planAction = nowhere }) => ({
    profileId: plan,
    id: planAction,
    objectiveId: planObjective,
    before: null,
  }),
  "development.removeAction": ({ plan = nowhere, planAction = nowhere }) => ({
    profileId: plan,
    id: planAction,
  }),
  "development.listLibrary": () => ({ kind: "action" }),
  "development.listLibrarySkills": () => ({}),
  "development.listLibraryEntries": () => ({}),
  "development.readLibraryEntry": () => ourEntry,
  "development.saveLibraryEntry": () => ({
    kind: "action",
    key: null,
    version: 0,
    content: {
      skill: "communication",
      kind: "exchange",
      label: { fr: "Demander à chacun son avis", en: null },
      detail: { fr: "Avant de donner le vôtre.", en: null },
    },
  }),
  "development.archiveLibraryEntry": () => ({ ...ourEntry, version: 0, isArchived: false }),
  "development.restoreLibraryEntry": () => ({ ...ourEntry, version: 0 }),
  "pulses.library": () => ({}),
  "pulses.copyReady": () => ({ key: "enps" }),
  "pulses.listTemplates": () => ({}),
  "pulses.createTemplate": () => ({}),
  "pulses.readTemplate": ({ pulseTemplate = nowhere }) => ({ id: pulseTemplate }),
  "pulses.saveTemplate": ({ pulseTemplate = nowhere }) => ({
    id: pulseTemplate,
    version: 1,
    content: {
      name: { fr: "Un sondage", en: null },
      purpose: { fr: "", en: null },
      questions: [],
    },
    plan: standardPlan,
  }),
  "pulses.archiveTemplate": ({ pulseTemplate = nowhere }) => ({ id: pulseTemplate, isArchived: true }),
  "pulses.previewPlan": ({ pulseTemplate = nowhere }) => ({ id: pulseTemplate, plan: standardPlan }),
  "pulses.plan": ({ pulseTemplate = nowhere }) => ({ id: pulseTemplate, version: 1 }),
  "pulses.planVersion": ({ pulseTemplate = nowhere }) => ({ id: pulseTemplate, version: 1 }),
  "pulses.readSeries": ({ pulseSeries = nowhere }) => ({ id: pulseSeries }),
  "pulses.pauseSeries": ({ pulseSeries = nowhere }) => ({ id: pulseSeries, isPaused: true, version: 1 }),
  "pulses.skipRun": ({ pulseSeries = nowhere }) => ({
    id: pulseSeries,
    occurrence: "2026-12-07",
    isSkipped: true,
    version: 1,
  }),
  "pulses.endSeries": ({ pulseSeries = nowhere }) => ({ id: pulseSeries, version: 1 }),
  "pulses.listRuns": () => ({}),
  "pulses.readRun": ({ pulseRun = nowhere }) => ({ id: pulseRun }),
  "pulses.remind": ({ pulseRun = nowhere }) => ({ id: pulseRun }),
  "pulses.extendRun": ({ pulseRun = nowhere }) => ({ id: pulseRun, closesOn: "2026-12-03", version: 1 }),
  "pulses.closeRun": ({ pulseRun = nowhere }) => ({ id: pulseRun }),
  "pulses.cancelRun": ({ pulseRun = nowhere }) => ({ id: pulseRun }),
  "pulses.saveNote": ({ pulseRun = nowhere }) => ({
    id: pulseRun,
    version: 0,
    text: "Moins de réunions",
    actions: [{ text: "Des mercredis libres", ownerProfileId: null, dueOn: "2026-12-15", doneOn: null }],
  }),
  "pulses.publish": ({ pulseRun = nowhere }) => ({ id: pulseRun, version: 0 }),
  "pulses.readReport": ({ survey = nowhere }) => ({ id: survey }),
  "pulses.exportReport": ({ survey = nowhere }) => ({ id: survey, format: "csv" }),
  "pulses.reportPdf": ({ survey = nowhere }) => ({ id: survey }),
  "pulses.openSurveys": () => ({}),
  "pulses.pastSurveys": () => ({}),
  "pulses.readTrend": ({ team }) => ({ team }),
  "pulses.readSurvey": ({ survey = nowhere }) => ({ id: survey }),
  "pulses.sendSurvey": ({ survey = nowhere }) => ({ id: survey, answers: { pride: 4 } }),
  "administration.background": () => ({}),
  "administration.mail": () => ({ language: "fr" }),
  "administration.failures": () => ({}),
  "administration.content": () => ({}),
  "administration.storage": () => ({}),
  "administration.versions": () => ({}),
  "administration.emails": () => ({ language: "fr" }),
  "administration.sample": () => sampleEmail,
  "administration.sendTest": () => sampleEmail,
  "administration.deliveries": () => ({}),
  "administration.retryDelivery": ({ random }) => ({ id: random }),
  "campaigns.launch": ({ campaign = nowhere }) => ({ id: campaign }),
};

export const endpoints = (Object.keys(inputs) as EndpointName[]).map((name) => {
  const [concept, key] = name.split(".") as [keyof Concepts, never];
  const { "~orpc": known } = contract[concept][key] as {
    "~orpc": { meta: EndpointMeta; route: { method: string } };
  };
  const isReading = known.route.method === "GET";
  return { name, meta: known.meta, isReading, path: `/rpc/${concept}/${String(key)}` };
});

export type Endpoint = (typeof endpoints)[number];
