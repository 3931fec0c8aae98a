import { colleagueEndpoints } from "./contract/colleagues.ts";
import { checkpointEndpoints } from "./contract/checkpoints.ts";
import { libraryEndpoints } from "./contract/library.ts";
import { companyProgressEndpoints } from "./contract/companyProgress.ts";
import { draftEndpoints } from "./contract/drafts.ts";
import { courseEndpoints } from "./contract/courses.ts";
import { exportPlanEndpoints } from "./contract/exportPlan.ts";
import { managedPlanEndpoints } from "./contract/managedPlans.ts";
import { noteEndpoints } from "./contract/notes.ts";
import { objectiveEndpoints } from "./contract/objectives.ts";
import { planEndpoints } from "./contract/plan.ts";
import { planPdfEndpoints } from "./contract/planPdf.ts";
import { priorityEndpoints } from "./contract/priorities.ts";
import { recognitionEndpoints } from "./contract/recognitions.ts";

export const developmentContract = {
  ...planEndpoints,
  ...objectiveEndpoints,
  ...managedPlanEndpoints,
  ...companyProgressEndpoints,
  ...exportPlanEndpoints,
  ...planPdfEndpoints,
  ...colleagueEndpoints,
  ...noteEndpoints,
  ...libraryEndpoints,
  ...priorityEndpoints,
  ...courseEndpoints,
  ...recognitionEndpoints,
  ...draftEndpoints,
  ...checkpointEndpoints,
};
