import { Route, Switch } from "wouter";
import "#auth/client/light/auth.css";
import { MagicLinkScreen } from "#auth/client/light/screens/MagicLinkScreen.tsx";
import { SecondStepScreen } from "#auth/client/light/screens/SecondStepScreen.tsx";
import { paths } from "#paths.ts";
import { NotFoundPage } from "#platform/light/NotFoundPage.tsx";

/** Ways to sign in that are rarely used: in a chunk of their own, so that the first page does not include them. */
export function SecondStepRoutes() {
  return (
    <Switch>
      <Route path={paths.magicLink()} component={MagicLinkScreen} />
      <Route path={paths.secondStep()} component={SecondStepScreen} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
