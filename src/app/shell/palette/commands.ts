import { paths } from "#paths.ts";
import { isFoundBy } from "#platform/searchWords.ts";
import type { Capability } from "#platform/contract/endpoint.ts";

/** What the palette offers without asking the server. */
export interface Command {
  id: string;
  group: "go" | "create" | "actions";
  label: string;
  /** Other words by which it is looked for. */
  alias?: string;
  /** The key that does the same. */
  hint?: string;
  to?: string;
  run?: () => void;
}

/** What can be created, by the capability that the form asks for. */
export const creations = [
  { name: "evaluation", needs: "evaluate", to: paths.createEvaluation() },
  { name: "campaign", needs: "evaluate", to: paths.createCampaign() },
  { name: "person", needs: "managePeople", to: paths.invitePerson() },
  { name: "people", needs: "managePeople", to: paths.importPeople() },
  { name: "team", needs: "managePeople", to: paths.createTeam() },
  { name: "teams", needs: "managePeople", to: paths.importTeams() },
  { name: "pulse", needs: "managePeople", to: paths.pulseTemplates() },
  { name: "jobPosition", needs: "administer", to: paths.createJobPosition() },
  { name: "jobPositions", needs: "administer", to: paths.importPositions() },
  { name: "jobFamily", needs: "administer", to: paths.createJobFamily() },
  { name: "skill", needs: "administer", to: paths.createSkill() },
  { name: "question", needs: "administer", to: paths.createQuestion() },
  { name: "questions", needs: "administer", to: paths.importQuestions() },
  { name: "value", needs: "administer", to: paths.createValue() },
] as const satisfies readonly { name: string; needs: Capability; to: string }[];

/**
 * The commands in which every word of the text begins a word, in their order, without regard to accents or capitals.
 * All of them for an empty text.
 */
export function matchCommands<Some extends Pick<Command, "label" | "alias">>(
  commands: readonly Some[],
  text: string,
): Some[] {
  const isFound = isFoundBy(text);
  return commands.filter(({ label, alias = "" }) => isFound(`${label} ${alias}`));
}
