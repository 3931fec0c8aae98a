import { lastingImpactFamily } from "./lastingImpact.ts";
import { leaderFamily } from "./leader.ts";
import { managerFamily } from "./manager.ts";
import { selfKnowledgeFamily } from "./selfKnowledge.ts";
import { selfManagementFamily } from "./selfManagement.ts";
import type { LibraryFamily } from "./shape.ts";

export { libraryActions } from "./actions/actions.ts";
export { libraryCourses } from "./courses/courses.ts";
export { libraryJobFamilies, libraryJobStatuses } from "./jobs.ts";
export { libraryPlanModels } from "./models/models.ts";
export { libraryValues } from "./values.ts";

/** The five default pillars, in the order they are shown. */
export const libraryFamilies: readonly LibraryFamily[] = [
  selfKnowledgeFamily,
  selfManagementFamily,
  managerFamily,
  leaderFamily,
  lastingImpactFamily,
];
