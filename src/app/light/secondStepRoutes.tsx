import { Route, Switch } from "wouter";
import "#auth/client/light/auth.css";
import { MagicLinkScreen } from "#auth/client/light/screens/MagicLinkScreen.tsx";
import { SecondStepScreen } from "#auth/client/light/screens/SecondStepScreen.tsx";
import { paths } from "#paths.ts";
import { NotFoundPage } from "#platform/light/NotFoundPage.tsx";

/** Ways in that few people take at every sign-in: apart, so that the first page does not carry them. */
export function SecondStepRoutes() {
  return (
    <Switch>
      <Route path={paths.magicLink()} component={MagicLinkScreen} />
      <Route path={paths.secondStep()} component={SecondStepScreen} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
