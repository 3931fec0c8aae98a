import type { campaignsContract } from "#campaigns/contract.ts";
import type { evaluationsContract } from "#evaluations/contract.ts";
import type { peopleContract } from "#people/contract.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { paths } from "#paths.ts";
import { createApi } from "#platform/client/api.ts";
import type { Capability } from "#platform/contract/endpoint.ts";
import { translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { skillsContract } from "#skills/contract.ts";
import type { teamsContract } from "#teams/contract.ts";

const people = createApi<typeof peopleContract>("people");
const evaluations = createApi<typeof evaluationsContract>("evaluations");
const campaigns = createApi<typeof campaignsContract>("campaigns");
const teams = createApi<typeof teamsContract>("teams");
const skills = createApi<typeof skillsContract>("skills");

/** The shortest text with which the server is asked. */
export const MIN_LETTERS = 2;
const limit = 5;

export interface SearchResult {
  id: string;
  label: string;
  detail: string | null;
  to: string;
  avatar?: { initials: string; picture: string | null };
}
export type Kind = "people" | "evaluations" | "campaigns" | "teams" | "skills" | "questions";

interface Search {
  kind: Kind;
  needs: Capability;
  find: (search: string, language: Language, signal: AbortSignal) => Promise<SearchResult[]>;
}

/** The very calls of the lists: the palette finds nothing that they do not show. */
const searches: readonly Search[] = [
  {
    kind: "people",
    needs: "managePeople",
    find: async (search, _, signal) =>
      (await people.list({ search, limit }, { signal })).items.map((person) => ({
        id: person.id,
        label: fullName(person),
        detail: person.email,
        to: paths.person(person.id),
        avatar: { initials: initials(person), picture: person.avatar },
      })),
  },
  {
    kind: "evaluations",
    needs: "evaluate",
    find: async (search, _, signal) =>
      (await evaluations.list({ search, limit }, { signal })).items.map(
        ({ id, name, subjectName, status }) => ({
          id,
          label: name,
          detail: subjectName,
          to: status === "draft" ? paths.editEvaluation(id) : paths.evaluation(id),
        }),
      ),
  },
  {
    kind: "campaigns",
    needs: "evaluate",
    find: async (search, _, signal) =>
      (await campaigns.list({ search, limit }, { signal })).items.map(({ id, name, authorName }) => ({
        id,
        label: name,
        detail: authorName,
        to: paths.campaign(id),
      })),
  },
  {
    kind: "teams",
    needs: "evaluate",
    find: async (search, _, signal) =>
      (await teams.list({ search, limit }, { signal })).items.map(({ id, name, parent }) => ({
        id,
        label: name,
        detail: parent?.name ?? null,
        to: paths.team(id),
      })),
  },
  {
    kind: "skills",
    needs: "administer",
    find: async (search, language, signal) =>
      (await skills.catalogue({ search, limit }, { signal })).items.map(({ id, name, family }) => ({
        id,
        label: translated(language, name).text,
        detail: translated(language, family.name).text,
        to: paths.skill(id),
      })),
  },
  {
    kind: "questions",
    needs: "administer",
    find: async (search, language, signal) =>
      (await skills.questions({ search, limit }, { signal })).items.map(({ id, text, skill }) => ({
        id,
        label: translated(language, text).text,
        detail: translated(language, skill.name).text,
        to: paths.editQuestion(id),
      })),
  },
];

export interface SearchResults {
  groups: { kind: Kind; items: SearchResult[] }[];
  /** A kind did not answer; the others stand. */
  isPartial: boolean;
}

/** What the reader may list of each kind, asked for all at once. */
export async function findEverywhere(
  capabilities: readonly Capability[],
  search: string,
  language: Language,
  signal: AbortSignal,
): Promise<SearchResults> {
  const allowedSearches = searches.filter(({ needs }) => capabilities.includes(needs));
  const answers = await Promise.allSettled(allowedSearches.map(({ find }) => find(search, language, signal)));
  return {
    groups: answers.flatMap((answer, index) =>
      answer.status === "fulfilled" ? { kind: allowedSearches[index]!.kind, items: answer.value } : [],
    ),
    isPartial: answers.some(({ status }) => status === "rejected"),
  };
}
