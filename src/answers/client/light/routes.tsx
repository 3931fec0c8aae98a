import { lazy, Suspense } from "react";
import { Route, Switch } from "wouter";
import { paths } from "#paths.ts";
import { AnswerArea } from "./AnswerArea.tsx";
import { AnswerSkeleton } from "./AnswerSkeleton.tsx";
import { useInstallation } from "./installing.ts";

const PreviewArea = lazy(async () => ({ default: (await import("./PreviewArea.tsx")).PreviewArea }));
const StartArea = lazy(async () => ({ default: (await import("./StartArea.tsx")).StartArea }));

/** Everything under /eval; the light shell loads this file when one of these addresses is opened. */
export function AnswerRoutes() {
  useInstallation("/eval/");
  return (
    <Suspense fallback={<AnswerSkeleton />}>
      <Switch>
        <Route<{ id: string; moment?: string }> path={`${paths.answer(":id")}/:moment?`}>
          {({ id, moment }) => <AnswerArea key={id} evaluationId={id} moment={moment} />}
        </Route>
        <Route<{ id: string }> path={paths.answerPreview(":id")}>
          {({ id }) => <PreviewArea key={id} evaluationId={id} />}
        </Route>
        <Route path={paths.answerStart()} component={StartArea} />
      </Switch>
    </Suspense>
  );
}
