import { Route, Switch } from "wouter";
import { AnswerLinkScreen } from "#answers/client/light/link/AnswerLinkScreen.tsx";
import "#auth/client/light/auth.css";
import { paths } from "#paths.ts";
import { NotFoundPage } from "#platform/light/NotFoundPage.tsx";

/** The page of a link to answer: it uses the texts of the answer form, which the sign-in pages do not download. */
export function AnswerLinkRoutes() {
  return (
    <Switch>
      <Route path={paths.answerLink()} component={AnswerLinkScreen} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
