import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { contract } from "../api.ts";

type Concepts = typeof contract;
export type EndpointName = {
  [C in keyof Concepts]: `${C & string}.${keyof Concepts[C] & string}`;
}[keyof Concepts];

/** Ids of company A's objects; a random one stands for « unknown ». */
export interface Ids {
  profile: string;
  evaluation: string;
  company: string;
  random: string;
}

const token = "a-token-that-nobody-has-ever-been-given";
const password = "Une-phrase-longue!";
const email = "quelqu.un@entreprise.example";

/**
 * A valid input for each endpoint, built on the ids given. A new endpoint without a line here does not compile.
 */
export const inputs: Record<EndpointName, (ids: Ids) => Record<string, unknown>> = {
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
  "auth.signIn": () => ({ email, password }),
  "auth.signOut": () => ({}),
  "auth.continueSession": () => ({}),
  "auth.switchCompany": ({ company }) => ({ companyId: company }),
  "auth.requestReset": () => ({ email }),
  "auth.resetPassword": () => ({ token, password }),
  "auth.readInvitation": () => ({ token }),
  "auth.acceptInvitation": () => ({ token, password, language: "fr" }),
  "auth.openInvitation": () => ({ token }),
  "auth.requestNewLink": () => ({ token }),
  "auth.choosePassword": () => ({ password }),
  "auth.setLanguage": () => ({ language: "fr" }),
  "people.list": () => ({}),
  "people.read": ({ profile }) => ({ id: profile }),
  "people.choices": () => ({}),
  "people.invite": () => ({ email: "nouvelle.personne@entreprise.example", firstName: "Nouvelle" }),
  "people.resendInvitation": ({ profile }) => ({ id: profile }),
  "people.update": ({ profile }) => ({ id: profile, firstName: "Autre" }),
  "people.setRole": ({ profile }) => ({ id: profile, role: "user" }),
  "people.setDirectManager": ({ profile }) => ({ id: profile, directManagerId: null }),
  "people.setActive": ({ profile }) => ({ id: profile, isActive: true }),
  "skills.catalogue": () => ({}),
  "evaluations.list": () => ({}),
  "evaluations.read": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.create": () => ({ evaluationType: "peer" }),
  "evaluations.update": ({ evaluation }) => ({ id: evaluation, name: "Autre nom" }),
  "evaluations.remove": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.addSkill": ({ evaluation, random }) => ({ id: evaluation, skillId: random }),
  "evaluations.removeSkill": ({ evaluation, random }) => ({ id: evaluation, skillId: random }),
  "evaluations.addQuestion": ({ evaluation, random }) => ({
    id: evaluation,
    skillId: random,
    textFr: "Écoute.",
    type: "star_rating",
  }),
  "evaluations.updateQuestion": ({ evaluation, random }) => ({
    id: evaluation,
    questionId: random,
    textFr: "Écoute.",
  }),
  "evaluations.removeQuestion": ({ evaluation, random }) => ({ id: evaluation, questionId: random }),
  "evaluations.reorderQuestions": ({ evaluation }) => ({ id: evaluation, questionIds: [] }),
  "evaluations.setValues": ({ evaluation }) => ({ id: evaluation, valueIds: [] }),
  "evaluations.addObjective": ({ evaluation }) => ({ id: evaluation, nameFr: "Un objectif" }),
  "evaluations.removeObjective": ({ evaluation, random }) => ({ id: evaluation, objectiveId: random }),
  "evaluations.potentialParticipants": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.addParticipant": ({ evaluation, profile }) => ({
    id: evaluation,
    profileId: profile,
    role: "peer",
  }),
  "evaluations.removeParticipant": ({ evaluation, random }) => ({ id: evaluation, participantId: random }),
  "evaluations.launch": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.archive": ({ evaluation }) => ({ id: evaluation }),
  "answers.mine": () => ({}),
  "answers.countPending": () => ({}),
  "answers.read": ({ evaluation }) => ({ evaluationId: evaluation }),
  "answers.preview": ({ evaluation }) => ({ evaluationId: evaluation }),
  "answers.begin": ({ evaluation }) => ({ evaluationId: evaluation, noticeVersion: 1 }),
  "answers.save": ({ evaluation }) => ({
    evaluationId: evaluation,
    position: 0,
    revision: 1,
    score: 3,
    text: null,
  }),
  "answers.finalise": ({ evaluation }) => ({ evaluationId: evaluation }),
  "answers.decline": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.read": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.close": ({ evaluation }) => ({ evaluationId: evaluation }),
};

/** Every endpoint of the contract, with its address and what the contract says of it. */
export const endpoints = (Object.keys(inputs) as EndpointName[]).map((name) => {
  const [concept, key] = name.split(".") as [keyof Concepts, never];
  const procedure = contract[concept][key] as { "~orpc": { meta: EndpointMeta } };
  return { name, meta: procedure["~orpc"].meta, path: `/rpc/${concept}/${String(key)}` };
});
