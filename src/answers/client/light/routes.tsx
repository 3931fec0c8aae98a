import { Route, Switch } from "wouter";
import { paths } from "#paths.ts";
import { AnswerArea } from "./AnswerArea.tsx";
import { PreviewArea } from "./PreviewArea.tsx";

/** Everything under /eval; the light shell loads this file when one of these addresses is opened. */
export function AnswerRoutes() {
  return (
    <Switch>
      <Route<{ id: string; moment?: string }> path={`${paths.answer(":id")}/:moment?`}>
        {({ id, moment }) => <AnswerArea key={id} evaluationId={id} moment={moment} />}
      </Route>
      <Route<{ id: string }> path={paths.answerPreview(":id")}>
        {({ id }) => <PreviewArea key={id} evaluationId={id} />}
      </Route>
    </Switch>
  );
}
