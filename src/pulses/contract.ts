import { noteEndpoints } from "./contract/note.ts";
import { reportEndpoints } from "./contract/report.ts";
import { reportFileEndpoints } from "./contract/reportFiles.ts";
import { runEndpoints } from "./contract/runs.ts";
import { seriesEndpoints } from "./contract/series.ts";
import { surveyEndpoints } from "./contract/survey.ts";
import { templateEndpoints } from "./contract/templates.ts";
import { trendEndpoints } from "./contract/trends.ts";

export const pulsesContract = {
  ...templateEndpoints,
  ...seriesEndpoints,
  ...runEndpoints,
  ...reportEndpoints,
  ...surveyEndpoints,
  ...noteEndpoints,
  ...trendEndpoints,
  ...reportFileEndpoints,
};
