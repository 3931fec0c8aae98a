import { Route, Switch } from "wouter";
import "#auth/client/light/auth.css";
import { CallbackScreen } from "#auth/client/light/screens/CallbackScreen.tsx";
import { ConfirmEmailScreen } from "#auth/client/light/screens/ConfirmEmailScreen.tsx";
import { LoginScreen } from "#auth/client/light/screens/LoginScreen.tsx";
import { NewEmailScreen } from "#auth/client/light/screens/NewEmailScreen.tsx";
import { PasswordRecoveryScreen } from "#auth/client/light/screens/PasswordRecoveryScreen.tsx";
import { ReportLinkScreen } from "#auth/client/light/screens/ReportLinkScreen.tsx";
import { WelcomeScreen } from "#auth/client/light/screens/WelcomeScreen.tsx";
import { paths } from "#paths.ts";
import { NotFoundPage } from "#platform/light/NotFoundPage.tsx";

/** The choice made in the email of a survey. */
async function keepFragment(next: string, fragment: string) {
  if (fragment) await (await import("#pulses/client/light/arrival.ts")).keepChoice(next, fragment);
}

export function AuthRoutes() {
  return (
    <Switch>
      <Route path={paths.login()} component={LoginScreen} />
      <Route path={paths.confirmEmail()} component={ConfirmEmailScreen} />
      <Route path={paths.passwordRecovery()} component={PasswordRecoveryScreen} />
      <Route path={paths.welcome()}>
        <WelcomeScreen keepFragment={keepFragment} />
      </Route>
      <Route path={paths.newEmail()} component={NewEmailScreen} />
      <Route path={paths.reportLink()} component={ReportLinkScreen} />
      <Route path={paths.callback()} component={CallbackScreen} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
