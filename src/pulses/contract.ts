import { surveyEndpoints } from "./contract/survey.ts";
import { templateEndpoints } from "./contract/templates.ts";

export const pulsesContract = { ...templateEndpoints, ...surveyEndpoints };
