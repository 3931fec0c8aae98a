import type { LibraryAction } from "../shape.ts";
import { lastingImpactActions } from "./lastingImpact.ts";
import { leaderActions } from "./leader.ts";
import { managerActions } from "./manager.ts";
import { selfKnowledgeActions } from "./selfKnowledge.ts";
import { selfManagementActions } from "./selfManagement.ts";

/** The development actions, in the order of the skills. */
export const libraryActions: readonly LibraryAction[] = [
  ...selfKnowledgeActions,
  ...selfManagementActions,
  ...managerActions,
  ...leaderActions,
  ...lastingImpactActions,
];
