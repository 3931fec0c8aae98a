import { evaluationList } from "#evaluations/rules/enumerations.ts";
import { positionList } from "#jobs/rules.ts";
import { peopleList } from "#people/rules.ts";
import { questionList, skillList } from "#skills/rules/lists.ts";
import { managedList, teamList } from "#teams/rules.ts";
import type { ListKinds } from "#views/server/listKinds.ts";

/** The lists whose views can be saved, as their screens and the sidebar name them. */
export const lists = {
  people: peopleList,
  evaluations: evaluationList,
  teams: teamList,
  jobPositions: positionList,
  managedPeople: managedList,
  questionCategories: skillList,
  questions: questionList,
} satisfies ListKinds;
