import { Route, Switch } from "wouter";
import { useInstallation } from "#answers/client/light/installing.ts";
import { paths } from "#paths.ts";
import { NotFoundPage } from "#platform/light/NotFoundPage.tsx";
import { SurveyArea, useArrival } from "./SurveyArea.tsx";

/** Everything under /pulse/survey; the light shell loads this file when one of these addresses is opened. */
export function SurveyRoutes() {
  useInstallation("/pulse/survey/");
  const arrival = useArrival();
  return (
    <Switch>
      <Route<{ id: string }> path={paths.pulseSurvey(":id")}>
        {({ id }) => <SurveyArea key={id} id={id} arrival={arrival} />}
      </Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
