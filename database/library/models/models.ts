import type { LibraryPlanModel } from "../shape.ts";
import { modelsForOneself } from "./oneself.ts";
import { modelsWithOthers } from "./withOthers.ts";

/** The models of « Partir d’un modèle », two for each pillar. */
export const libraryPlanModels: readonly LibraryPlanModel[] = [...modelsForOneself, ...modelsWithOthers];
