import type { contract } from "../../registries.ts";
import type { ImportIds } from "../importedFiles.ts";

export type Concepts = typeof contract;

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

export type Input = (ids: Ids) => Record<string, unknown>;
/** A new endpoint of these concepts without an input does not compile. */
export type InputsOf<C extends keyof Concepts> = Record<
  { [Concept in C]: `${Concept & string}.${keyof Concepts[Concept] & string}` }[C],
  Input
>;

export const nowhere = "00000000-0000-4000-8000-000000000001";
export const token = "a-token-that-nobody-has-ever-been-given";
export const password = "Une-phrase-longue!";
export const email = "quelqu.un@entreprise.example";

let accounts = 0;
/** A few wrong passwords for one account, and it is closed for a while: that is not what these tests ask about. */
export const nextEmail = () => {
  accounts += 1;
  return `personne.${accounts}@entreprise.example`;
};
