import { Route, Switch } from "wouter";
import { AnswerLinkScreen } from "#answers/client/light/link/AnswerLinkScreen.tsx";
import "#auth/client/light/auth.css";
import { paths } from "#paths.ts";
import { NotFoundPage } from "#platform/light/NotFoundPage.tsx";

/** The page of a link to answer: it speaks the words of the form, which whoever signs in does not download. */
export function AnswerLinkRoutes() {
  return (
    <Switch>
      <Route path={paths.answerLink()} component={AnswerLinkScreen} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
